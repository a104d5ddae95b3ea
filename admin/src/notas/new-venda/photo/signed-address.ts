/** Renewed so long before it expires that a slow network is no matter. Milliseconds. */
const HEADROOM = 60_000;
/** At most so often, whatever the clock of this machine says. Milliseconds. */
const MIN_INTERVAL = 30_000;

/** When a signed address dies, in milliseconds since 1970; undefined for one that does not. */
export function expiresAt(url: string | null | undefined): number | undefined {
  const until = /[?&]ate=(\d{1,16})(?:&|$)/.exec(url ?? '')?.[1];
  return until === undefined ? undefined : Number(until);
}

/** In how many milliseconds the first of these addresses has to be renewed; undefined when none has to. */
export function renewIn(urls: readonly (string | null | undefined)[], now: number): number | undefined {
  const ends = urls.map(expiresAt).filter(end => end !== undefined);
  return ends.length === 0 ? undefined : Math.max(MIN_INTERVAL, Math.min(...ends) - HEADROOM - now);
}

/** An address that can be used no longer. */
export const expired = (url: string | null | undefined, now: number): boolean => (expiresAt(url) ?? Infinity) <= now;
