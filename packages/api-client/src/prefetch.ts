/** A call that the page made while the app was still loading (`before-first-paint.js` of the storefront). */
interface EarlyCall {
  /** The Authorization header that it was made with. */
  authorization: string;
  answer: Promise<Response>;
  /** Lets go of the connection. */
  leave(): void;
}

declare global {
  interface Window {
    /** By path and query. */
    earlyCalls?: Record<string, EarlyCall>;
  }
}

/** Early answers that nobody took are old by then: from now on everything is requested anew. */
export function clearPrefetched(): void {
  for (const {leave} of Object.values(window.earlyCalls ?? {})) leave();
  delete window.earlyCalls;
}

/** The answer to this very call, once, if it was made early by the same sessions; what changes anything forgets all of them. */
export function takePrefetchedAnswer({method, url, headers}: Request): Promise<Response> | undefined {
  if (method !== 'GET') clearPrefetched();
  const {pathname, search} = new URL(url);
  const early = window.earlyCalls?.[pathname + search];
  if (!early || early.authorization !== headers.get('Authorization')) return undefined;
  delete window.earlyCalls?.[pathname + search];
  return early.answer;
}
