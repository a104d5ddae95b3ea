import {join} from 'node:path';

/** The checkout. */
export const ROOT = join(__dirname, '..', '..', '..');

/** A password-grade secret for servers that live a minute. */
export const SECRET = 'bench-bench-bench-bench-bench-bench';
