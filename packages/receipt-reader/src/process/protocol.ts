import type {FileToRead, DocumentReading} from '../document/types';

/** One receipt to be read. */
export interface ReadingJob {
  files: readonly FileToRead[];
  /** Civil date, YYYY-MM-DD. */
  today: string;
  /** Milliseconds after which no further page is started. */
  deadlineMs: number;
  perPageMs: number;
}

/** Messages to the reading process: a receipt to be read, or a file's bytes that it has requested. */
export type ChildRequest =
  | ({kind: 'ler'; id: number; files: Omit<FileToRead, 'content'>[]} & Omit<ReadingJob, 'files'>)
  | {kind: 'conteudo'; fetchId: number; content: Buffer};

/** Messages from the reading process. `rss` in bytes; `origin`: the place of a failure in the program. */
export type ChildAnswer =
  | {kind: 'pronto'}
  | {kind: 'buscar'; id: number; file: number; fetchId: number}
  | {kind: 'parcial'; id: number; document: DocumentReading}
  | {kind: 'lido'; id: number; document: DocumentReading; rss: number}
  | {kind: 'falhou'; id: number; rss: number; origin: string};
