import {chromium, type Browser, type BrowserContext, type Page} from 'playwright-core';
import {demoUrl} from '../demo/server';

export const PHONE = {width: 360, height: 740};
export const DESKTOP = {width: 1280, height: 800};

export interface TabOptions {
  viewport?: typeof PHONE;
  theme?: 'light' | 'dark';
  /** With the app's service worker, which answers for the network; else without. */
  worker?: boolean;
  /** The storefront's announcements after a login stand in the way of every journey that is not about them. */
  announcements?: boolean;
}

/** A page that remembers everything that should not have happened on it. */
export interface Tab {
  page: Page;
  /** Console errors and warnings, page errors, failed requests, answers of 500 and above. */
  faults: string[];
}

/** What does not come in this time does not come at all, also on a machine with much else to do. */
const TIMEOUT_MS = 60_000;

let browser: Promise<Browser> | undefined;
/** The windows of the test that runs, and how each was opened. */
const used = new Map<BrowserContext, Required<TabOptions>>();
/**
 * Windows of tests that are over, as empty as new ones. Theirs is a process that has read and compiled the app's scripts: in a
 * new one that is most of what a first screen takes.
 */
const free: BrowserContext[] = [];
/** Windows that cannot be made as new. */
const spoilt = new WeakSet<BrowserContext>();

after(async () => (await browser)?.close());
afterEach(async () => {
  const over = [...used];
  used.clear();
  await Promise.all(over.map(([context, options]) => putBack(context, options)));
});

/** A page of the club with nothing on it, in the process that the app's pages run in. */
const BLANK = {
  contentType: 'text/html',
  headers: {'Cross-Origin-Opener-Policy': 'same-origin', 'Origin-Agent-Cluster': '?1'},
  body: '<!doctype html><link rel="icon" href="data:," />',
};

/** Leads to an empty page that has the club's storage. */
export async function goToBlank(page: Page): Promise<void> {
  const address = new URL('/vazio', await demoUrl()).href;
  await page.route(address, route => route.fulfill(BLANK));
  await page.goto(address);
  await page.unroute(address);
}

/** A page that is about to load itself anew, as after leaving, interrupts the first attempt; that one may still arrive and interrupt the second. */
const leaveBlank = (page: Page) =>
  page
    .goto('about:blank')
    .catch(() => page.goto('about:blank'))
    .catch(() => page.waitForURL('about:blank'));

/** What a script of a journey's own has changed of its page stays changed: the window is for that journey alone. */
export function doNotReuseTab({page}: Tab): void {
  spoilt.add(page.context());
}

/** Chromium never lets go of a window that is closed in the middle of loading a page: it is led to an empty one first. */
async function putBack(context: BrowserContext, options: Required<TabOptions>): Promise<void> {
  const [page, ...others] = context.pages();
  await Promise.all(context.pages().map(leaveBlank));
  // A worker outlives its pages, and announcements are passed over by a script that every page of the window runs.
  if (!page || options.worker || options.announcements || spoilt.has(context)) return context.close();
  await Promise.all(others.map(each => each.close()));
  // What a journey that failed has left may be past emptying; the next one must not hear of it.
  const isEmpty = await empty(context, page).then(
    () => true,
    () => false,
  );
  if (isEmpty) free.push(context);
  else await context.close();
}

/** Takes everything that a journey left out of its window. */
async function empty(context: BrowserContext, page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await goToBlank(page);
  // A page would take what lies under the pointer for pointed at.
  await page.mouse.up();
  await page.mouse.move(-1, -1);
  await page.evaluate(() => sessionStorage.clear());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', {origin: await demoUrl(), storageTypes: 'all'});
  await cdp.send('Page.resetNavigationHistory');
  await cdp.detach();
}

/** A window with nothing of any other: no session, no storage. */
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
/** A page that pictures are drawn on: no journey's window, and one for the whole run. */
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
  // A browser stands still under another clock (`npm test -- --em`): only its pages see another day.
  if (otherClock) await context.addInitScript(shiftDays, Number.parseInt(process.env.FAKETIME ?? '0', 10));
  if (!announcements) await context.addInitScript(passOverAnnouncements);
  return context;
}

/** Every clock of the page goes so many days ahead; durations stay what they are. */
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

/** As if they had been seen in this window. An empty page has no storage. */
function passOverAnnouncements(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('clube.banners-vistos', 'all');
}

/** Closes the page, as a phone does that needs the room, and opens another in the same window: storage is what it was. */
export async function reopen({page}: Tab): Promise<Tab> {
  const context = page.context();
  await page.close();
  const options = used.get(context);
  if (!options) throw new Error('a page of another journey');
  return openPage(context, options);
}

/** The driver's own word for it. */
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
    // Leaving a screen takes back what it still waited for.
    if (why !== 'net::ERR_ABORTED') faults.push(`request: ${new URL(request.url()).pathname} ${why}`);
  });
  page.on('response', response => {
    if (response.status() >= 500) faults.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return faults;
}
