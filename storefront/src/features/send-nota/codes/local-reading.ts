import {queryOptions} from '@tanstack/react-query';
import type {QueuedFile} from '../queue/queued-file';
import type {PhotoReading} from './read-photo';

// In sequence, so that the phone stays responsive.
let queue: Promise<unknown> = Promise.resolve();

function serialised(item: QueuedFile, signal: AbortSignal): Promise<PhotoReading> {
  const turn = queue.then(async () => {
    if (signal.aborted) return {};
    const {readFile} = await import('./read-file');
    return readFile(item.file, item.mediaType, signal).catch(() => ({}));
  });
  queue = turn.catch(() => undefined);
  return turn;
}

/** Whether the file can be read on the device before it is sent. */
export const isReadable = ({mediaType, error}: QueuedFile): boolean =>
  !error && (mediaType.startsWith('image/') || mediaType === 'application/xml');

/** Reads a file on the device, without a connection, once per file. */
export const localReadingQuery = (item: QueuedFile) =>
  queryOptions({
    queryKey: ['codigo-do-arquivo', item.key],
    queryFn: ({signal}) => serialised(item, signal),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    meta: {silencioso: true},
  });
