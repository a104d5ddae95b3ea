/** A file that was made to do harm. */
export interface HostileFile {
  name: string;
  /** The name that it is sent under. */
  as: string;
  mime: string;
  content: () => Buffer;
  /** Takes long to make, to send or to read: left out of the fuzzer's short rounds. Tests of the API send it. */
  large?: true;
}

/** Made once: what takes long to pack and is small then. */
export function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

export const MB = 1024 * 1024;
