import type {Readable} from 'node:stream';

export interface StoredFile {
  bytes: number;
  modified: Date;
}

/** Where files live: a folder now, an object store behind the same door later. Keys are paths with forward slashes. */
export interface Storage {
  /** Takes the file at `source` over. When this resolves the content survives a power cut. */
  save(key: string, source: string): Promise<void>;
  /** Bytes from `start` to `end`, both included. */
  read(key: string, range?: {start: number; end: number}): Readable;
  stat(key: string): Promise<StoredFile | undefined>;
  /** The whole content with its size, both of one moment although another content may take its place; undefined when it is not there. */
  open(key: string): Promise<{bytes: number; content: Readable} | undefined>;
  remove(key: string): Promise<void>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
}
