import type {BrowserContext} from 'playwright-core';

/** The measurements of a screen on a slow connection. */
export interface SlowLine {
  requests: number;
  kilobytes: number;
  /** Largest contentful paint in milliseconds. */
  lcp: number;
}

/** Like "Slow 3G" in Chromium's DevTools: 400 kbit/s in each direction, a latency of five times 400 ms. */
const SLOW_3G = {offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000};
/** How many times slower a phone of R$ 600 is than the measuring machine. */
const SLOWER = 4;
const SETTLED_MS = 1500;

/** Loads a screen on a slow connection, without caches. */
export async function loadSlowly(context: BrowserContext, url: string): Promise<SlowLine> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', {cacheDisabled: true});
  await devtools.send('Network.setBypassServiceWorker', {bypass: true});
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  let [requests, bytes] = [0, 0];
  devtools.on('Network.loadingFinished', ({encodedDataLength}) => {
    requests++;
    bytes += encodedDataLength;
  });
  try {
    await page.goto(url, {waitUntil: 'networkidle', timeout: 180_000});
    return {requests, kilobytes: Math.round(bytes / 1024), lcp: await page.evaluate<number>(LARGEST_PAINT)};
  } finally {
    await page.close();
  }
}

/** Runs in the page: the largest contentful paint, after waiting for later ones. */
const LARGEST_PAINT = `new Promise(resolve => {
  let last = 0;
  new PerformanceObserver(list => { for (const {startTime} of list.getEntries()) last = startTime; })
    .observe({type: 'largest-contentful-paint', buffered: true});
  setTimeout(() => resolve(Math.round(last)), ${SETTLED_MS});
})`;

/** Runs in the page: records the duration of each event until the next frame. */
const WATCH_TAPS = `window.taps = [];
new PerformanceObserver(list => { for (const {duration} of list.getEntries()) window.taps.push(duration); })
  .observe({type: 'event', durationThreshold: 16});`;

/** Milliseconds from a tap to the next frame, the longest of three taps; undefined if there is nothing to tap. */
export async function answerToTap(context: BrowserContext, url: string, selector: string): Promise<number | undefined> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await page.goto(url, {waitUntil: 'networkidle'});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    await page.evaluate(WATCH_TAPS);
    const target = page.locator(selector).filter({visible: true}).first();
    if ((await target.count()) === 0) return undefined;
    for (let i = 0; i < 3; i++) {
      await target.click({timeout: 5000}).catch(() => undefined);
      await page.waitForTimeout(SETTLED_MS / 3);
    }
    // The browser does not report events shorter than 16 ms.
    return await page.evaluate<number>('Math.max(16, ...window.taps)');
  } finally {
    await page.close();
  }
}
