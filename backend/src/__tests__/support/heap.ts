import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

let collect: (() => void) | undefined;

/** Bytes of what is still in use, once what nobody holds any more is gone. */
export async function heapInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  // What the first collection lets go of may have held more.
  for (let i = 0; i < 3; i++) {
    await new Promise(setImmediate);
    collect();
  }
  return process.memoryUsage().heapUsed;
}
