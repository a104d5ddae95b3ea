/** The IndexedDB database of files waiting to be sent. */
export const SEND_DATABASE = 'clube-envio';
/** A flag that says the database is not empty, so that it need not be opened. */
const FLAG_KEY = 'clube.fila-guardada';
/** The limit for deleting the database, as another tab may block that; logging out must not hang. */
const TIMEOUT_MS = 1500;

export const setStoredQueueFlag = (has: boolean): void =>
  has ? localStorage.setItem(FLAG_KEY, '1') : localStorage.removeItem(FLAG_KEY);

export const hasStoredQueue = (): boolean => localStorage.getItem(FLAG_KEY) !== null;

/** Deletes all waiting files from the device, of any painter. Never rejects. */
export async function clearStoredQueue(): Promise<void> {
  await new Promise<void>(resolve => {
    setTimeout(resolve, TIMEOUT_MS);
    try {
      const request = indexedDB.deleteDatabase(SEND_DATABASE);
      request.onsuccess = request.onerror = () => resolve();
    } catch {
      // If storage is forbidden, nothing was stored.
      resolve();
    }
  });
}
