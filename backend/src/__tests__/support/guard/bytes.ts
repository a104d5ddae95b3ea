import {getHeapStatistics, setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

let collect: (() => void) | undefined;

/** Bytes of objects and of buffers, with what nobody holds any more and is not collected yet. */
export function bytesInUse(): number {
  const {used_heap_size: objects, external_memory: buffers} = getHeapStatistics();
  return objects + buffers;
}

/** Bytes that somebody still holds. It costs two tenths of a second: buffers are given back beside a collection, by its end or the next's. */
export function retainedBytes(): number {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  collect();
  collect();
  return bytesInUse();
}
