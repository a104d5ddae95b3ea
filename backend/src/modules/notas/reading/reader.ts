import {BindingKey} from '@loopback/core';
import type {FileToRead, Content, DocumentReading} from '@clube/receipt-reader';

/** Reads the files of a receipt. */
export interface NotaReader {
  /**
   * Never throws because of a file's content, but returns a document that was not read. Throws ReaderStopped once
   * stopped.
   */
  read(files: readonly FileToRead[]): Promise<DocumentReading>;
  /** The number of pages of a PDF; undefined if it cannot be opened. */
  countPages(content: Content): Promise<number | undefined>;
  /** A JPEG of a picture in a format that browsers do not show, such as HEIC; undefined if it cannot be decoded. */
  preview(content: Content): Promise<Uint8Array | undefined>;
  /** Ends running readings and refuses new ones. */
  stop?(): Promise<void>;
}

/** Resolved for each reading, so that the default reader can be replaced. */
export const NOTA_READER = BindingKey.create<NotaReader>('notas.leitor');
