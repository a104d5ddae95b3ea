import {isPage, isPublicPicture} from './paths.ts';
import type {FetchEvent, WorkerScope} from './scope.ts';

declare const self: WorkerScope;
/** The version of the storefront and its files. The build inserts them (service-worker.mjs). */
declare const __SHELL__: {version: string; files: readonly string[]};

const {version, files} = __SHELL__;

/** The app's HTML document, which works at every address. That of `/` would not: it contains the landing page. */
const DOCUMENT = '/index.html';
const SHELL_CACHE_PREFIX = 'clube-casca-';
const SHELL_CACHE = SHELL_CACHE_PREFIX + version;
const PICTURE_CACHE = 'clube-figuras';
const MAX_PICTURES = 120;

/** Caches all files of this version, or fails and is tried again: with a part of them the app could not start offline. */
export async function install(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  // The document's name does not change with the version, so the HTTP cache may hold an older copy: fetch it anew.
  await cache.addAll([new Request(DOCUMENT, {cache: 'reload'}), ...files]);
}

/** Deletes old versions except the previous one, as an open tab that still shows it may load further files of it. */
export async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter(name => name.startsWith(SHELL_CACHE_PREFIX) && name !== SHELL_CACHE);
  await Promise.all(versions.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
}

const matchAnyVersion = (request: RequestInfo): Promise<Response | undefined> =>
  // Responses vary by Accept-Encoding alone, and cached ones are decoded already.
  caches.match(request, {ignoreVary: true});

/** The document of this version, for a navigation to any page. */
async function pageResponse(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  return (await cache.match(DOCUMENT, {ignoreVary: true})) ?? fetch(request);
}

/** A file of the storefront, from the cache of any version; otherwise it is fetched and added to this version's cache. */
async function assetResponse(request: Request): Promise<Response> {
  const known = await matchAnyVersion(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL_CACHE)).put(request, response.clone());
  return response;
}

/** A public picture, cached for good, as a changed one has a new name. Beyond the maximum the oldest are deleted. */
async function pictureResponse(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE);
  const known = await cache.match(request, {ignoreVary: true});
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200 && !request.headers.has('range')) {
    await cache.put(request, response.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MAX_PICTURES)).map(old => cache.delete(old)));
  }
  return response;
}

const FILES = new Set(files);

/** Handles `fetch`: answers pages, files of the app and public pictures. All other requests are left to the browser. */
export function handleFetch(event: FetchEvent): void {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(pageResponse(request));
  } else if (pathname.startsWith('/assets/') || FILES.has(pathname)) event.respondWith(assetResponse(request));
  else if (isPublicPicture(pathname)) event.respondWith(pictureResponse(request));
}
