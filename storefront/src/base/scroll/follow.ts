/** What has not grown to its height by then does not come, in ms. */
const TIMEOUT_MS = 10_000;
/** Whoever does any of this wants to be elsewhere. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Scrolls to a place, in px from the top. A screen that comes in parts is at first too short for it: it is led there as it
 * grows. Answers what ends that.
 */
export function followTo(place: number): () => void {
  window.scrollTo({top: place, behavior: 'instant'});
  const following = new AbortController();
  const {signal} = following;
  const stop = () => following.abort();
  const sizes = new ResizeObserver(() => {
    const most = document.documentElement.scrollHeight - window.innerHeight;
    if (most > window.scrollY && window.scrollY < place) window.scrollTo({top: place, behavior: 'instant'});
    if (most >= place) stop();
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const touch of TOUCHES) addEventListener(touch, stop, {signal, passive: true});
  const timeout = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener('abort', () => clearTimeout(timeout));
  sizes.observe(document.body);
  return stop;
}
