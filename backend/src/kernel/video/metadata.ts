import {UncleanVideo, zerosOver, type Overwrite} from './overwrite';
import {Boxes, type Box} from './boxes';
import {Track} from './tracks';
import type {ReadBytes} from './window';

/** Boxes that hold what a camera or a program wrote beside film and sound: the place among it, names, devices, XMP; and what was left over. */
const BESIDE = new Set(['udta', 'meta', 'uuid', '\u00a9xyz', 'loci', 'gps ', 'free', 'skip']);
/** Boxes in which such boxes may lie. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** All that a film needs of a file, and of its heading. What makers of cameras put beside it has many names. */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'prft', 'pdin', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods', 'pssh']),
};
/** moov, trak, mdia, minf: nothing that is met lies deeper. */
const DEEPEST = 5;
/** The name of a box that means nothing. */
const NOTHING = 'free';

/** What a file tells beside film and sound. */
export interface Findings {
  /** Boxes of it. */
  readonly boxes: readonly Box[];
  /** Tracks that are neither seen nor heard. */
  readonly tracks: readonly Track[];
  /** The boxes in which film and sound lie, and the samples of those tracks. */
  readonly films: readonly Box[];
}

/** @throws UncleanVideo of a file that could hold what is not found this way */
export async function findMetadata(read: ReadBytes, size: number): Promise<Findings> {
  const boxes = new Boxes(read, size);
  const [found, films, tracks]: [Box[], Box[], Track[]] = [[], [], []];
  const seen = new Set<string>();
  const look = async (holder: string, within: AsyncIterable<Box>, depth: number): Promise<void> => {
    for await (const box of within) {
      const {type} = box;
      if (type === 'cmov') throw new UncleanVideo('a compressed heading');
      seen.add(type);
      if (type === 'mdat') films.push(box);
      const track = type === 'trak' && depth === 1 ? new Track(boxes, read, box) : undefined;
      if (track && !(await track.isPlayed())) tracks.push(track);
      else if (BESIDE.has(type) || NEEDED[holder]?.has(type) === false) found.push(box);
      else if (HOLDERS.has(type) && depth < DEEPEST) await look(type, boxes.within(box.content, box.end), depth + 1);
    }
  };
  await look('', boxes.within(), 0);
  if (tracks.length > 0 && (seen.has('moof') || seen.has('mvex'))) throw new UncleanVideo('measurements in fragments');
  return {boxes: found, tracks, films};
}

/** Zeros over what the tracks that are neither seen nor heard have recorded. */
export async function* overwritesOfSamples({tracks, films}: Findings): AsyncGenerator<Overwrite> {
  for (const track of tracks) for await (const stretch of track.samples(films)) yield* zerosOver(stretch);
}

/**
 * What to write over each box, and where: nothing but zeros, and last a name that players pass over. Every byte keeps
 * its place, so film and sound, which are found by their place, stay as they were. Whoever is interrupted begins anew; so
 * the samples of tracks have to be gone before these, which tell where they are.
 */
export function* overwritesOf({boxes, tracks}: Findings): Generator<Overwrite> {
  for (const {at, content, end, cut} of [...boxes, ...tracks.map(({box}) => box)]) {
    yield* zerosOver({from: content, to: end});
    // What is no whole box is one from now on, up to where there was room for it.
    if (cut) yield {at, bytes: Buffer.alloc(content - at)};
    if (content - at >= 8) yield {at: at + 4, bytes: Buffer.from(NOTHING, 'latin1')};
  }
}
