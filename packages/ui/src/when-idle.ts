/** Browsers without requestIdleCallback wait this long. */
const A_MOMENT_MS = 300;

/** Once the page stands and nothing else is to be done. Returns how to take it back. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const later = (): void => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work);
    else timer = setTimeout(work, A_MOMENT_MS);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, {once: true});
  return () => {
    window.removeEventListener('load', later);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
