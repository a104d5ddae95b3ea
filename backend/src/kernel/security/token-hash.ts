import {createHash} from 'node:crypto';

/** What the database keeps of a token that opens something by itself: nobody who reads the database can use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same of a UUID, which may be typed in capitals. */
export const uuidHash = (uuid: string): string => tokenHash(uuid.toLowerCase());
