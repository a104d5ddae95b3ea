import {chromium, type Browser, type BrowserContext, type Page} from 'playwright-core';
import {demoUrl} from './server';

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
const PATIENCE_MS = 60_000;

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

after(async () => (await browser)?.close());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map(closeContext));
});

/** A page that is about to load itself anew, as after leaving, interrupts the first attempt; that one may still arrive and interrupt the second. */
const leaveBlank = (page: Page) =>
  page
    .goto('about:blank')
    .catch(() => page.goto('about:blank'))
    .catch(() => page.waitForURL('about:blank'));

/** Chromium never lets go of a window that is closed in the middle of loading a page: it is led to an empty one first. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(leaveBlank));
  await context.close();
}

/** A new window, with nothing of any other: no session, no storage. */
export async function openTab({
  viewport = DESKTOP,
  theme = 'light',
  worker = false,
  announcements = false,
}: TabOptions = {}): Promise<Tab> {
  const baseURL = await demoUrl();
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
    baseURL,
    viewport,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE_MS);
  if (!announcements) await context.addInitScript(passOverAnnouncements);
  const page = await context.newPage();
  return {page, faults: watch(page)};
}

/** As if they had been seen in this window. An empty page has no storage. */
function passOverAnnouncements(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('clube.banners-vistos', 'all');
}

/** Closes the page, as a phone does that needs the room, and opens another in the same window: storage is what it was. */
export async function reopen({page}: Tab): Promise<Tab> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  return {page: next, faults: watch(next)};
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
