import {BindingKey} from '@loopback/core';
import type {FileToRead, Content, DocumentReading} from '@clube/receipt-reader';

/** Who reads the files of a receipt. */
export interface NotaReader {
  /** Never throws for what a file contains: that ends as a document that was not read. Throws ReaderStopped once stopped. */
  read(files: readonly FileToRead[]): Promise<DocumentReading>;
  /** Of a PDF; undefined when it cannot be opened. */
  countPages(content: Content): Promise<number | undefined>;
  /** A JPEG of a picture that cannot be shown as it came, HEIC say; undefined when it cannot be decoded. */
  preview(content: Content): Promise<Uint8Array | undefined>;
  /** Ends what is being read, and reads no more. */
  stop?(): Promise<void>;
}

/** Resolved at each reading, so that another reader may take the place of the product's own. */
export const NOTA_READER = BindingKey.create<NotaReader>('notas.leitor');
