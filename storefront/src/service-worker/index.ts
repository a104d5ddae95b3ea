import {SYNC_TAG, type ToWorker} from '../base/device/worker-messages.ts';
import {open, show} from './notices.ts';
import {sendWaiting} from './outbox.ts';
import type {WorkerScope} from './scope.ts';
import {activate, handleFetch, install} from './shell.ts';

declare const self: WorkerScope;

// A new version waits until no page uses the old one, or until a page sends `takeOver`.
self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event => {
  const message = event.data as Partial<ToWorker> | null;
  if (message?.type === 'takeOver') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', handleFetch);
self.addEventListener('push', event => event.waitUntil(show(event)));
self.addEventListener('notificationclick', event => event.waitUntil(open(event)));
self.addEventListener('sync', event => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});
