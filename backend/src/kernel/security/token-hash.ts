import {createHash} from 'node:crypto';

/** What the database keeps of a token that opens something by itself: nobody who reads the database can use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
