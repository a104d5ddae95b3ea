import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Bytes of the heap in use after garbage collections, 0.1 s each. More than one, as what one frees may have held more,
 * which only the next ones find.
 */
export async function heapInUse(collections = 3): Promise<number> {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  for (let i = 0; i < collections; i++) {
    await new Promise(setImmediate);
    collect();
  }
  return process.memoryUsage().heapUsed;
}
