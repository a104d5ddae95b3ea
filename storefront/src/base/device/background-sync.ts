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
  // Where the browser does not do that, or may not, the app sends when it is opened again.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}

/** Sends while nobody else does: not two tabs at a time, nor a tab and the worker. */
export function withSendLock<T>(send: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(SEND_LOCK, send) : send();
}
