import {randomBytes} from 'node:crypto';
import {join} from 'node:path';

/** The root folder of the checkout. */
export const ROOT = join(__dirname, '..', '..', '..');

/** A random secret for temporary servers. */
export const SECRET = randomBytes(32).toString('hex');
