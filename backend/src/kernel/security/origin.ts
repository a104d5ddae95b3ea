import {createHmac} from 'node:crypto';

/** Enough to tell callers apart in a log, too little and too keyed to find out the address. */
const LENGTH = 12;
/** Callers of a busy hour; who comes back is not reckoned again. */
const MAX_CACHED = 10_000;

const cached = new Map<string, string>();

/**
 * A caller's address as the logs know it: the same for the same address as long as SECRET is, and nobody's personal
 * data. The address itself stands in the log of the proxy in front, whose keeping is the operator's duty.
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
