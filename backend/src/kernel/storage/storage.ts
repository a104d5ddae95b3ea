import type {Readable} from 'node:stream';

export interface StoredFile {
  bytes: number;
  modified: Date;
}

/** A file that is being uploaded in pieces. Nobody reads it under its final name before `Storage.adopt`. */
export interface PartialFile {
  /** Writes all bytes from position `at` on. */
  write(bytes: Uint8Array, at: number): Promise<void>;
  /** Resolves when the written bytes survive a power failure. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** File storage: a folder for now, with an interface that an object store could implement. Keys are paths with forward slashes. */
export interface Storage {
  /** Moves the file at `source` into the storage. Resolves when its content survives a power failure. */
  save(key: string, source: string): Promise<void>;
  /** Opens a file for writing at positions; creates it if missing. */
  partial(key: string): Promise<PartialFile>;
  /** Opens an existing file for writing over parts of it. */
  rewrite(key: string): Promise<PartialFile>;
  /** Renames a complete file to its final key. Resolves when that survives a power failure. */
  adopt(from: string, to: string): Promise<void>;
  /** Bytes from `start` to `end`, both included. */
  read(key: string, range?: {start: number; end: number}): Readable;
  stat(key: string): Promise<StoredFile | undefined>;
  /** The content with its size, consistent even if the file is replaced meanwhile; undefined when it does not exist. */
  open(key: string): Promise<{bytes: number; content: Readable} | undefined>;
  remove(key: string): Promise<void>;
  /** All keys, unordered. */
  keys(): AsyncIterable<string>;
}
