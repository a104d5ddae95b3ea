/** The limit for a page to grow to the required height, ms. */
const TIMEOUT_MS = 10_000;
/** Events by which the user takes over scrolling. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Scrolls to a position, px from the top. A screen that loads in parts is too short at first, so this follows its
 * growth. Returns a function that stops it.
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
