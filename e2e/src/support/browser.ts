import {chromium, type Browser, type BrowserContext, type Page} from 'playwright-core';
import {demoUrl} from '../demo/server';

export const PHONE = {width: 360, height: 740};
export const DESKTOP = {width: 1280, height: 800};

export interface TabOptions {
  viewport?: typeof PHONE;
  theme?: 'light' | 'dark';
  /** Whether the app's service worker may run. */
  worker?: boolean;
  /** Whether announcements are shown after a login; most tests do not need them. */
  announcements?: boolean;
}

/** A page with the list of its errors. */
export interface Tab {
  page: Page;
  /** Console errors and warnings, page errors, failed requests, responses of 500 and above. */
  faults: string[];
}

/** Timeout of waits, long enough for a busy machine. */
const TIMEOUT_MS = 60_000;

let browser: Promise<Browser> | undefined;
/** The browser contexts of the current test, with their options. */
const used = new Map<BrowserContext, Required<TabOptions>>();
/**
 * Emptied contexts of finished tests, for reuse. Their process has already loaded and compiled the app's scripts, which in a
 * new one takes most of the time of a first screen.
 */
const free: BrowserContext[] = [];
/** Contexts that cannot be emptied for reuse. */
const spoilt = new WeakSet<BrowserContext>();

after(async () => (await browser)?.close());
afterEach(async () => {
  const over = [...used];
  used.clear();
  await Promise.all(over.map(([context, options]) => putBack(context, options)));
});

/** An empty page of the site's origin, in the process of the app's pages. */
const BLANK = {
  contentType: 'text/html',
  headers: {'Cross-Origin-Opener-Policy': 'same-origin', 'Origin-Agent-Cluster': '?1'},
  body: '<!doctype html><link rel="icon" href="data:," />',
};

/** Navigates to an empty page with the site's storage. */
export async function goToBlank(page: Page): Promise<void> {
  const address = new URL('/vazio', await demoUrl()).href;
  await page.route(address, route => route.fulfill(BLANK));
  await page.goto(address);
  await page.unroute(address);
}

/** Navigates to the empty page; a page that is reloading may interrupt the first attempt, and that one the second. */
const leaveBlank = (page: Page) =>
  page
    .goto('about:blank')
    .catch(() => page.goto('about:blank'))
    .catch(() => page.waitForURL('about:blank'));

/** Excludes a context from reuse, for tests whose init scripts cannot be removed. */
export function doNotReuseTab({page}: Tab): void {
  spoilt.add(page.context());
}

/** Empties a context for reuse, or closes it. Chromium leaks contexts closed while loading, so it goes to an empty page first. */
async function putBack(context: BrowserContext, options: Required<TabOptions>): Promise<void> {
  const [page, ...others] = context.pages();
  await Promise.all(context.pages().map(leaveBlank));
  // A worker outlives its pages, and an init script of the whole context skips announcements.
  if (!page || options.worker || options.announcements || spoilt.has(context)) return context.close();
  await Promise.all(others.map(each => each.close()));
  // After a failed test, emptying may fail; the next test must not be affected.
  const isEmpty = await empty(context, page).then(
    () => true,
    () => false,
  );
  if (isEmpty) free.push(context);
  else await context.close();
}

/** Removes all data that a test left in its context. */
async function empty(context: BrowserContext, page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await goToBlank(page);
  // Otherwise the element under the pointer would be hovered.
  await page.mouse.up();
  await page.mouse.move(-1, -1);
  await page.evaluate(() => sessionStorage.clear());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', {origin: await demoUrl(), storageTypes: 'all'});
  await cdp.send('Page.resetNavigationHistory');
  await cdp.detach();
}

/** Opens a page in a context without session and storage. */
export async function openTab({
  viewport = DESKTOP,
  theme = 'light',
  worker = false,
  announcements = false,
}: TabOptions = {}): Promise<Tab> {
  const options = {viewport, theme, worker, announcements};
  const context = (worker || announcements ? undefined : free.pop()) ?? (await newContext(options));
  used.set(context, options);
  return openPage(context, options);
}

async function openPage(context: BrowserContext, {viewport, theme}: Required<TabOptions>): Promise<Tab> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(viewport);
  await page.emulateMedia({colorScheme: theme});
  return {page, faults: watch(page)};
}

let drawing: Promise<Page> | undefined;
/** A page for drawing pictures, separate from the tests' pages and shared by the whole run. */
export const drawingPage = (): Promise<Page> =>
  (drawing ??= newContext({viewport: DESKTOP, theme: 'light', worker: false, announcements: false}).then(context =>
    context.newPage(),
  ));

async function newContext({viewport, theme, worker, announcements}: Required<TabOptions>): Promise<BrowserContext> {
  const {LD_PRELOAD: otherClock, ...env} = process.env;
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=pt-BR',
    ],
  });
  const context = await (
    await browser
  ).newContext({
    baseURL: await demoUrl(),
    viewport,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // A browser hangs under a shifted system clock (`npm test -- --em`), so the date is shifted only in its pages.
  if (otherClock) await context.addInitScript(shiftDays, Number.parseInt(process.env.FAKETIME ?? '0', 10));
  if (!announcements) await context.addInitScript(passOverAnnouncements);
  return context;
}

/** Shifts the clocks of a page by some days; durations are unchanged. */
function shiftDays(days: number): void {
  const offset = days * 86_400_000;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...args: ConstructorParameters<typeof Date> | []) {
      super(...((args.length > 0 ? args : [Real.now() + offset]) as [number]));
    }

    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
}

/** Marks announcements as seen in this context. An empty page has no storage. */
function passOverAnnouncements(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('clube.banners-vistos', 'all');
}

/** Closes the page, as a phone does to free memory, and opens a new one in the same context with the same storage. */
export async function reopen({page}: Tab): Promise<Tab> {
  const context = page.context();
  await page.close();
  const options = used.get(context);
  if (!options) throw new Error('a page of another journey');
  return openPage(context, options);
}

/** Playwright's console message when it blocks a service worker. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', message => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !BLOCKED.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`page: ${error.message}`));
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a screen aborts its pending requests.
    if (why !== 'net::ERR_ABORTED') faults.push(`request: ${new URL(request.url()).pathname} ${why}`);
  });
  page.on('response', response => {
    if (response.status() >= 500) faults.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return faults;
}
