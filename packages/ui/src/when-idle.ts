/** Browsers without requestIdleCallback wait this long. */
const A_MOMENT_MS = 300;

/** However slowly a picture comes, and however busy the page is, nothing is put off for longer, each time. */
const LONGEST_MS = 5000;

/** Once the page stands and nothing else is to be done. Returns how to take it back. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const stop = (): void => {
    window.removeEventListener('load', later);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
  function later(): void {
    stop();
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, {timeout: LONGEST_MS});
    else timer = setTimeout(work, A_MOMENT_MS);
  }
  if (document.readyState === 'complete') later();
  else {
    window.addEventListener('load', later);
    timer = setTimeout(later, LONGEST_MS);
  }
  return stop;
}
