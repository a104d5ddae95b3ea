import {randomBytes} from 'node:crypto';
import {join} from 'node:path';

/** The checkout. */
export const ROOT = join(__dirname, '..', '..', '..');

/** A password-grade secret for servers that run for a minute. */
export const SECRET = randomBytes(32).toString('hex');
