import type {Readable} from 'node:stream';

export interface StoredFile {
  bytes: number;
  modified: Date;
}

/** A file that is still coming. Nobody reads it under a name of its own before `Storage.adopt`. */
export interface PartialFile {
  /** All of it, from the byte `at`. */
  write(bytes: Uint8Array, at: number): Promise<void>;
  /** When this resolves, what was written survives a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Where files live: a folder now, an object store behind the same interface later. Keys are paths with forward slashes. */
export interface Storage {
  /** Takes the file at `source` over. When this resolves the content survives a power cut. */
  save(key: string, source: string): Promise<void>;
  /** Opens a file to be written at places; made when it is not there. */
  partial(key: string): Promise<PartialFile>;
  /** Opens one that is there, to write over parts of it; it is not made. */
  rewrite(key: string): Promise<PartialFile>;
  /** Gives a file that is there whole its name. When this resolves it survives a power cut. */
  adopt(from: string, to: string): Promise<void>;
  /** Bytes from `start` to `end`, both included. */
  read(key: string, range?: {start: number; end: number}): Readable;
  stat(key: string): Promise<StoredFile | undefined>;
  /** The whole content with its size, both of one moment although another content may take its place; undefined when it is not there. */
  open(key: string): Promise<{bytes: number; content: Readable} | undefined>;
  remove(key: string): Promise<void>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
}
