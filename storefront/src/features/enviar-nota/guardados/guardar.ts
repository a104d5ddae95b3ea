import {marcarFila} from '../../../base/fila-guardada';
import {gravarBanco, lerBanco, limparBanco} from './banco';
import {deGuardados, paraGuardar, type EstadoFila} from './forma';

// One after the other: what is read and written later has to know of what came before.
let ultima: Promise<unknown> = Promise.resolve();

function naVez<T>(fazer: () => Promise<T>): Promise<T> {
  const vez = ultima.then(fazer);
  ultima = vez.catch(() => undefined);
  return vez;
}

/**
 * Hands over what this painter left on the device, before anything else is kept there; nothing where the device keeps
 * nothing.
 */
export const retomar = (pintor: number, onRead: (guardada: EstadoFila) => void): Promise<void> =>
  naVez(async () => {
    const lida = await lerBanco(pintor).catch(() => undefined);
    if (lida) onRead(deGuardados(lida.fila, lida.arquivos));
  });

const marcadas = new Map<number, Promise<boolean>>();

async function escrever(pintor: number, estado: EstadoFila): Promise<boolean> {
  const {fila, arquivos} = paraGuardar(estado);
  try {
    await gravarBanco(pintor, fila, arquivos);
    marcarFila(arquivos.size > 0);
    return arquivos.size > 0;
  } catch {
    // No place, or not allowed. What was kept before must not come back in place of what is in memory.
    await limparBanco(pintor).catch(() => undefined);
    marcarFila(false);
    return false;
  }
}

/** Keeps the queue as it is when its turn comes; false when this device cannot. Never rejects. */
export function guardar(pintor: number, agora: () => EstadoFila): Promise<boolean> {
  const marcada = marcadas.get(pintor);
  if (marcada) return marcada;
  const vez = naVez(() => {
    marcadas.delete(pintor);
    return escrever(pintor, agora());
  }).catch(() => false);
  marcadas.set(pintor, vez);
  return vez;
}
