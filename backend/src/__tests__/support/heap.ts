import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Bytes of what is still in use, once what nobody holds any more is gone. One collection costs a tenth of a second; what
 * it lets go of may have held more, which the next ones find.
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
