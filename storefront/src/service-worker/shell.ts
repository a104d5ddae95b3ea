import {isPage, isPublicPicture} from './paths.ts';
import type {FetchEvent, WorkerScope} from './scope.ts';

declare const self: WorkerScope;
/** What this version of the storefront is made of; the build writes it in. */
declare const __SHELL__: {version: string; files: readonly string[]};

const {version, files} = __SHELL__;

/** The page as it is at every address: that of `/` shows the landing page. */
const DOCUMENT = '/index.html';
const PREFIX = 'clube-casca-';
const SHELL = PREFIX + version;
const PICTURES = 'clube-figuras';
const MOST_PICTURES = 120;

/** Fetches the whole version, or fails and is tried again: half of one would show nothing without a connection. */
export async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  // The document has no version in its name: the browser's own copy may be an older one.
  await cache.addAll([new Request(DOCUMENT, {cache: 'reload'}), ...files]);
}

/** Keeps the version before as well: a tab that still shows it may yet load parts of it. */
export async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(versions.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
}

const stored = (request: RequestInfo): Promise<Response | undefined> =>
  // Files differ by their packing alone, and what is stored is unpacked.
  caches.match(request, {ignoreVary: true});

/** The page as this version has it, whatever the address. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  return (await cache.match(DOCUMENT, {ignoreVary: true})) ?? fetch(request);
}

/** A part of the storefront, of whichever version: what is not stored yet is, once it was needed. */
async function asset(request: Request): Promise<Response> {
  const known = await stored(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** A picture has a new name when it changes. The oldest go where there are many. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const known = await cache.match(request, {ignoreVary: true});
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200 && !request.headers.has('range')) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PICTURES)).map(old => cache.delete(old)));
  }
  return answer;
}

const FILES = new Set(files);

/** Answers pages and parts of the storefront; everything else goes its own way. */
export function answer(event: FetchEvent): void {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || FILES.has(pathname)) event.respondWith(asset(request));
  else if (isPublicPicture(pathname)) event.respondWith(picture(request));
}
