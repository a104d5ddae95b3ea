/** Where the files that a painter chose wait on the device until they are sent. */
export const BANCO_DE_ENVIO = 'clube-envio';
/** Tells, without that being opened, that there is something in it. */
const MARCA = 'clube.fila-guardada';
/** Another tab that holds on to it must not keep anybody from leaving. */
const PACIENCIA_MS = 1500;

export const marcarFila = (tem: boolean): void =>
  tem ? localStorage.setItem(MARCA, '1') : localStorage.removeItem(MARCA);

export const temFilaGuardada = (): boolean => localStorage.getItem(MARCA) !== null;

/** Removes from the device what waits there to be sent, whoever chose it. Never rejects. */
export async function esquecerFila(): Promise<void> {
  await new Promise<void>(resolve => {
    setTimeout(resolve, PACIENCIA_MS);
    try {
      const pedido = indexedDB.deleteDatabase(BANCO_DE_ENVIO);
      pedido.onsuccess = pedido.onerror = () => resolve();
    } catch {
      // Where nothing may be kept nothing was.
      resolve();
    }
  });
}
