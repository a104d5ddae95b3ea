import {validateNotaFile} from '@clube/domain';
import {asFile, type QueuedFile} from '../queue/queued-file.ts';

/** The files as they will be sent: large pictures shrunk, and those that are still too large with an error. */
export async function shrinkItems(
  items: readonly QueuedFile[],
  read: (item: QueuedFile) => Promise<{smaller?: Blob}>,
): Promise<QueuedFile[]> {
  const ready: QueuedFile[] = [];
  for (const item of items) {
    const smaller = item.smaller ?? (await read(item)).smaller;
    const error = validateNotaFile({type: item.mediaType, bytes: (smaller ?? item.file).size});
    ready.push({...item, ...(smaller && {smaller: item.smaller ?? asFile(item, smaller)}), ...(error && {error})});
  }
  return ready;
}
