/** Where the files that a painter chose wait on the device until they are sent. */
export const SEND_DATABASE = 'clube-envio';
/** Tells, without that being opened, that there is something in it. */
const FLAG_KEY = 'clube.fila-guardada';
/** Another tab that holds on to it must not keep anybody from leaving. */
const TIMEOUT_MS = 1500;

export const setStoredQueueFlag = (has: boolean): void =>
  has ? localStorage.setItem(FLAG_KEY, '1') : localStorage.removeItem(FLAG_KEY);

export const hasStoredQueue = (): boolean => localStorage.getItem(FLAG_KEY) !== null;

/** Removes from the device what waits there to be sent, whoever chose it. Never rejects. */
export async function clearStoredQueue(): Promise<void> {
  await new Promise<void>(resolve => {
    setTimeout(resolve, TIMEOUT_MS);
    try {
      const request = indexedDB.deleteDatabase(SEND_DATABASE);
      request.onsuccess = request.onerror = () => resolve();
    } catch {
      // Where nothing may be kept nothing was.
      resolve();
    }
  });
}
