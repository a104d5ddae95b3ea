/** From where to where of a file, `to` not included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Bytes to write over those of a file, at their place. */
export interface Overwrite {
  readonly at: number;
  readonly bytes: Buffer;
}

/** A video that may tell more than is seen and heard, in a way that nobody here can take out: it is not kept. */
export class UncleanVideo extends Error {
  constructor(why: string) {
    super(`a video that cannot be cleaned: ${why}`);
  }
}

const PIECE = 64 * 1024;

/** Nothing but zeros over a stretch, a piece at a time. */
export function* zerosOver({from, to}: ByteRange): Generator<Overwrite> {
  for (let at = from; at < to; at += PIECE) yield {at, bytes: Buffer.alloc(Math.min(PIECE, to - at))};
}
