import {SEND_LOCK, SYNC_TAG} from './worker-messages';

/** The Background Sync API, which not every browser has, and TypeScript's library does not declare. */
interface WithSync {
  sync?: {register(tag: string): Promise<void>};
}

/** Makes the browser send the queued files once there is a connection, even if the app is closed. */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: (ServiceWorkerRegistration & WithSync) | undefined =
    await navigator.serviceWorker.getRegistration();
  // If the browser cannot or may not do this, the app sends when it is opened again.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}

/** Runs `send` under a lock, so that never two tabs, or a tab and the worker, send at the same time. */
export function withSendLock<T>(send: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(SEND_LOCK, send) : send();
}
