import {createHmac} from 'node:crypto';

/** Enough to tell callers apart in a log, too little and too keyed to find out the address. */
const LENGTH = 12;

/**
 * A caller's address as the logs know it: the same for the same address as long as SECRET is, and nobody's personal
 * data. The address itself stands in the log of the proxy in front, whose keeping is the operator's duty.
 */
export const originOf = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(`origem\n${address}`).digest('base64url').slice(0, LENGTH);
