/** A request that the page sent while the app was still loading (`before-first-paint.js` of the storefront). */
interface EarlyCall {
  /** The Authorization header of the request. */
  authorization: string;
  answer: Promise<Response>;
  /** Aborts the request. */
  leave(): void;
}

declare global {
  interface Window {
    /** Prefetched requests by path and query. */
    earlyCalls?: Record<string, EarlyCall>;
  }
}

/** Discards unused prefetched responses, which may be outdated. */
export function clearPrefetched(): void {
  for (const {leave} of Object.values(window.earlyCalls ?? {})) leave();
  delete window.earlyCalls;
}

/** Returns the prefetched response of this request once, if the sessions are the same; requests that change data discard all. */
export function takePrefetchedAnswer({method, url, headers}: Request): Promise<Response> | undefined {
  if (method !== 'GET') clearPrefetched();
  const {pathname, search} = new URL(url);
  const early = window.earlyCalls?.[pathname + search];
  if (!early || early.authorization !== headers.get('Authorization')) return undefined;
  delete window.earlyCalls?.[pathname + search];
  return early.answer;
}
