/** URLs are renewed this long before they expire, which is enough on a slow network. Milliseconds. */
const HEADROOM = 60_000;
/** The minimum interval between renewals, in case this device's clock is wrong. Milliseconds. */
const MIN_INTERVAL = 30_000;

/** When a signed URL expires, milliseconds since 1970; undefined if it does not. */
export function expiresAt(url: string | null | undefined): number | undefined {
  const until = /[?&]ate=(\d{1,16})(?:&|$)/.exec(url ?? '')?.[1];
  return until === undefined ? undefined : Number(until);
}

/** Milliseconds until the first of these URLs must be renewed; undefined if none must. */
export function renewIn(urls: readonly (string | null | undefined)[], now: number): number | undefined {
  const ends = urls.map(expiresAt).filter(end => end !== undefined);
  return ends.length === 0 ? undefined : Math.max(MIN_INTERVAL, Math.min(...ends) - HEADROOM - now);
}

/** Whether a URL has expired. */
export const expired = (url: string | null | undefined, now: number): boolean => (expiresAt(url) ?? Infinity) <= now;
