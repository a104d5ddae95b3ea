import {whenIdle} from '@clube/ui';
import {useSyncExternalStore} from 'react';
import type {ToWorker} from './worker-messages';

/** A tab that stays open for days asks this often whether there is a new version. */
const HOUR_MS = 3_600_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  // Without an active worker this is the first version, and nothing to change.
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
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Once the first screen stands: what makes the app open without a connection must not stand in its way. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker
      .register('/sw.js', {updateViaCache: 'none'})
      .then(watch)
      // Private windows and old phones have none: the app works as a page does.
      .catch(() => undefined);
  });
}

/** Lets the new version take the place of this one, and shows it. */
function update(): void {
  if (!waiting) return;
  // Only the tab that requested it is reloaded: in another somebody may be writing.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
  const message: ToWorker = {type: 'takeOver'};
  waiting.postMessage(message);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How to change to the new version, if there is one. */
export const useUpdate = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => (waiting ? update : undefined));
