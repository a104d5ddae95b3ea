/** Offsets in a file, `to` excluded. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Bytes to write into a file at an offset. */
export interface Overwrite {
  readonly at: number;
  readonly bytes: Buffer;
}

/** A video that may contain metadata which this module cannot remove; it is refused. */
export class UncleanVideo extends Error {
  constructor(why: string) {
    super(`a video that cannot be cleaned: ${why}`);
  }
}

const PIECE_BYTES = 64 * 1024;

/** Yields zeros over a range, a piece at a time. */
export function* zerosOver({from, to}: ByteRange): Generator<Overwrite> {
  for (let at = from; at < to; at += PIECE_BYTES) yield {at, bytes: Buffer.alloc(Math.min(PIECE_BYTES, to - at))};
}
