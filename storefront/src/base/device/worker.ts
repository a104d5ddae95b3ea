import {HOUR_MS} from '@clube/domain';
import {whenIdle} from '@clube/ui';
import {useSyncExternalStore} from 'react';
import type {ToWorker} from './worker-messages';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  // Without an active worker this is the first version, not an update.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // A tab that stays open for days asks for updates each hour.
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Registers the service worker after the first screen, which its downloads must not slow down. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker
      .register('/sw.js', {updateViaCache: 'none'})
      .then(watch)
      // Private windows and old phones have no service worker; the app then works like a normal page.
      .catch(() => undefined);
  });
}

/** Activates the new version and reloads the page. */
function update(): void {
  if (!waiting) return;
  // Only the tab that requested the update is reloaded: in another one the user may be typing.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
  const message: ToWorker = {type: 'takeOver'};
  waiting.postMessage(message);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns a function that activates the new version, if there is one. */
export const useUpdate = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => (waiting ? update : undefined));
