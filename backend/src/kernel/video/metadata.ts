import {Boxes, type Box, type ReadBytes} from './boxes';

/** Boxes that hold what a camera or a program wrote beside film and sound: the place among it, names, devices, XMP. */
const BESIDE = new Set(['udta', 'meta', 'uuid', '\u00a9xyz', 'loci', 'gps ']);
/** Boxes in which such boxes may lie. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** moov, trak, mdia, minf: nothing that is met lies deeper. */
const DEEPEST = 5;
/** The name of a box that means nothing. */
const NOTHING = 'free';
const PIECE = 64 * 1024;

/** Where the boxes are that hold metadata; none of a file that is no MP4. */
export async function metadataBoxes(read: ReadBytes, size: number): Promise<Box[]> {
  const boxes = new Boxes(read, size);
  const found: Box[] = [];
  const look = async (within: AsyncIterable<Box>, depth: number): Promise<void> => {
    for await (const box of within)
      if (BESIDE.has(box.type)) found.push(box);
      else if (HOLDERS.has(box.type) && depth < DEEPEST) await look(boxes.within(box.content, box.end), depth + 1);
  };
  await look(boxes.within(), 0);
  return found;
}

/**
 * What to write over each of them, and where: nothing but zeros, and last a name that players pass over. Every byte keeps
 * its place, so film and sound, which are found by their place, stay as they were. Whoever is interrupted begins anew.
 */
export function* blanksOf(boxes: readonly Box[]): Generator<{at: number; bytes: Buffer}> {
  for (const {at, content, end} of boxes) {
    for (let from = content; from < end; from += PIECE)
      yield {at: from, bytes: Buffer.alloc(Math.min(PIECE, end - from))};
    yield {at: at + 4, bytes: Buffer.from(NOTHING, 'latin1')};
  }
}
