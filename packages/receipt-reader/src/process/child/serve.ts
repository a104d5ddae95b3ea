import {originOf, watch} from '@clube/confined/program';
import type {FileToRead, DocumentReading} from '../../document/types';
import type {ReadingJob, ChildRequest, ChildAnswer} from '../protocol';

/** Reads a receipt; reports the partial result whenever there is more. */
export type Read = (
  files: FileToRead[],
  options: Omit<ReadingJob, 'files'> & {onProgress(partial: DocumentReading): void},
) => Promise<DocumentReading>;

/** The main loop of a reading process: serves one request after the other until the server disconnects. */
export function serve(read: Read, maxRss: number): void {
  const reply = (answer: ChildAnswer) => process.send?.(answer);
  const pendingFetches = new Map<number, (content: Buffer) => void>();
  let nextFetchId = 1;
  // The process may not open files; the server sends it only those of the receipt being read.
  const fetchFile = (id: number, file: number) =>
    new Promise<Buffer>(resolve => {
      const fetchId = nextFetchId++;
      pendingFetches.set(fetchId, resolve);
      reply({kind: 'buscar', id, file, fetchId});
    });
  watch(maxRss);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: ChildRequest) => {
    if (request.kind === 'conteudo') {
      pendingFetches.get(request.fetchId)?.(request.content);
      pendingFetches.delete(request.fetchId);
      return;
    }
    const {id, files, ...options} = request;
    read(
      files.map((file, i) => ({...file, content: () => fetchFile(id, i)})),
      {...options, onProgress: document => reply({kind: 'parcial', id, document})},
    ).then(
      document => reply({kind: 'lido', id, document, rss: process.memoryUsage.rss()}),
      (error: unknown) => reply({kind: 'falhou', id, rss: process.memoryUsage.rss(), origin: originOf(error)}),
    );
  });
  reply({kind: 'pronto'});
}
