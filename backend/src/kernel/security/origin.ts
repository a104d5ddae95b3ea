import {createHmac} from 'node:crypto';

/** Length of the hash: enough to tell clients apart in a log, too short (and keyed) to find out the IP address. */
const LENGTH = 12;
/** Size of the cache: the clients of a busy hour, so that their hashes are not computed again. */
const MAX_CACHED = 10_000;

const cached = new Map<string, string>();

/**
 * The hash by which logs name a client's IP address: stable as long as SECRET is, and no personal data. The IP address itself is
 * in the log of the proxy in front, whose retention is the operator's duty.
 */
export function originOf(address: string, secret: string): string {
  const key = `${secret}\n${address}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const origin = createHmac('sha256', secret).update(`origem\n${address}`).digest('base64url').slice(0, LENGTH);
  cached.set(key, origin);
  return origin;
}
