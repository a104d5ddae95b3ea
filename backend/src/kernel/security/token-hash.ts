import {createHash} from 'node:crypto';

/** The hash that the database stores instead of a token, so that its content gives no access. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same for a UUID, which may be typed in capitals. */
export const uuidHash = (uuid: string): string => tokenHash(uuid.toLowerCase());
