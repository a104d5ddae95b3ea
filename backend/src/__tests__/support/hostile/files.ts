/** A file that is meant to harm the server. */
export interface HostileFile {
  name: string;
  /** The file name in the request. */
  as: string;
  mime: string;
  content: () => Buffer;
  /** It takes long to create, send or read. API tests send it, short runs of the fuzzer do not. */
  large?: true;
}

/** Caches the file, for content that takes long to compress and is small afterwards. */
export function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

export const MB = 1024 * 1024;
