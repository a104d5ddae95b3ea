import {createHmac} from 'node:crypto';

const BYTES = 24;

/**
 * Derives a link's token from the stored seed and the secret, which is not in the database, so that the painter can
 * copy the link again.
 */
export const tokenOf = (secret: string, seed: string): string =>
  createHmac('sha256', secret).update(`avaliacao\n${seed}`).digest().subarray(0, BYTES).toString('base64url');

/** The address of the rating page. */
export const ratingLink = (publicUrl: string, token: string): string => `${publicUrl}/avaliar/${token}`;
