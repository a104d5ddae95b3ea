import {createHmac} from 'node:crypto';

const BYTES = 24;

/** A link's token: of the seed that the table keeps and the secret that it does not, so that its painter can copy it again. */
export const tokenOf = (secret: string, seed: string): string =>
  createHmac('sha256', secret).update(`avaliacao\n${seed}`).digest().subarray(0, BYTES).toString('base64url');

/** Where a customer rates. */
export const ratingLink = (publicUrl: string, token: string): string => `${publicUrl}/avaliar/${token}`;
