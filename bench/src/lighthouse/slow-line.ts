import type {BrowserContext} from 'playwright-core';

/** What a screen costs on a bad connection. */
export interface SlowLine {
  requests: number;
  kilobytes: number;
  /** Milliseconds until the largest thing on it is painted. */
  lcp: number;
}

/** "Slow 3G" of Chromium's own tools: 400 kbit/s each way, 400 ms there and back times five. */
const SLOW_3G = {offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000};
/** A phone of R$ 600 beside the machine that measures. */
const SLOWER = 4;
const SETTLED_MS = 1500;

/** Loads a screen with nothing kept, on a slow line. */
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

/** Run in the page: when the largest thing was painted, as far as is known after a moment. */
const LARGEST_PAINT = `new Promise(resolve => {
  let last = 0;
  new PerformanceObserver(list => { for (const {startTime} of list.getEntries()) last = startTime; })
    .observe({type: 'largest-contentful-paint', buffered: true});
  setTimeout(() => resolve(Math.round(last)), ${SETTLED_MS});
})`;

/** Run in the page: keeps how long each event waited for its picture. */
const WATCH_TAPS = `window.taps = [];
new PerformanceObserver(list => { for (const {duration} of list.getEntries()) window.taps.push(duration); })
  .observe({type: 'event', durationThreshold: 16});`;

/** Milliseconds from a tap to the next picture, the longest of three; undefined where there is nothing to tap. */
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
    // The browser does not report what took less than 16 ms.
    return await page.evaluate<number>('Math.max(16, ...window.taps)');
  } finally {
    await page.close();
  }
}
