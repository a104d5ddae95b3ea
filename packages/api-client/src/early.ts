/** What the page asked for while the app was still on its way (`before-first-paint.js` of the storefront). */
interface EarlyCall {
  /** Of the sessions that it was asked with. */
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

/** What was asked early and nobody wanted is old by then: from now on everything is asked anew. */
export function forgetEarlyCalls(): void {
  for (const {leave} of Object.values(window.earlyCalls ?? {})) leave();
  delete window.earlyCalls;
}

/** The answer to this very call, once, if it was asked early by the same sessions; what changes anything forgets all of them. */
export function takeEarlyAnswer({method, url, headers}: Request): Promise<Response> | undefined {
  if (method !== 'GET') forgetEarlyCalls();
  const {pathname, search} = new URL(url);
  const early = window.earlyCalls?.[pathname + search];
  if (!early || early.authorization !== headers.get('Authorization')) return undefined;
  delete window.earlyCalls?.[pathname + search];
  return early.answer;
}
