/** Browsers without requestIdleCallback wait this long. */
const FALLBACK_MS = 300;

/** Maximum delay of each wait, even if pictures load slowly or the page is busy, in ms. */
const LONGEST_MS = 5000;

/** Pending work that the page needs before it is complete, besides loading its files. */
let making: Promise<unknown> | undefined;

/** The page does not count as idle before this is done, as a loaded page may still be an empty shell. */
export function delayIdleUntil(work: Promise<unknown>): void {
  const done = (): void => {
    if (making === mine) making = undefined;
  };
  const mine = work.then(done, done);
  making = mine;
}

/** Runs `work` when the page is complete and idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let over = false;
  const stop = (): void => {
    window.removeEventListener('load', loaded);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
  function stands(): void {
    if (over) return;
    over = true;
    stop();
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, {timeout: LONGEST_MS});
    else timer = setTimeout(work, FALLBACK_MS);
  }
  function loaded(): void {
    stop();
    if (!making) return stands();
    timer = setTimeout(stands, LONGEST_MS);
    void making.then(stands);
  }
  if (document.readyState === 'complete') loaded();
  else {
    window.addEventListener('load', loaded);
    timer = setTimeout(loaded, LONGEST_MS);
  }
  return () => {
    over = true;
    stop();
  };
}
