import {UncleanVideo, zerosOver, type Overwrite} from './overwrite';
import {Boxes, type Box} from './boxes';
import {Track} from './tracks';
import type {ReadBytes} from './window';

/** Boxes with metadata of a camera or program: location, names, devices, XMP; and unused space. */
const METADATA_BOXES = new Set(['udta', 'meta', 'uuid', '\u00a9xyz', 'loci', 'gps ', 'free', 'skip']);
/** Boxes that may contain such boxes. */
const PARENTS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/**
 * The boxes that playing needs, at the top level and in `moov`. A list of metadata boxes would be incomplete, as camera
 * makers use many names.
 */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'prft', 'pdin', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods', 'pssh']),
};
/** moov, trak, mdia, minf: no visited box is nested deeper. */
const MAX_DEPTH = 5;
/** The name of a box that players ignore. */
const IGNORED_BOX = 'free';

/** The metadata found in a file. */
export interface Findings {
  /** Boxes with metadata. */
  readonly boxes: readonly Box[];
  /** Tracks that are neither video nor audio. */
  readonly tracks: readonly Track[];
  /** The boxes that contain video and audio, and the samples of those tracks. */
  readonly films: readonly Box[];
}

/** @throws UncleanVideo for a file that may contain metadata which this cannot find */
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
      else if (METADATA_BOXES.has(type) || NEEDED[holder]?.has(type) === false) found.push(box);
      else if (PARENTS.has(type) && depth < MAX_DEPTH) await look(type, boxes.within(box.content, box.end), depth + 1);
    }
  };
  await look('', boxes.within(), 0);
  if (tracks.length > 0 && (seen.has('moof') || seen.has('mvex'))) throw new UncleanVideo('measurements in fragments');
  return {boxes: found, tracks, films};
}

/** Zeros over the samples of tracks that are neither video nor audio. */
export async function* overwritesOfSamples({tracks, films}: Findings): AsyncGenerator<Overwrite> {
  for (const track of tracks) for await (const stretch of track.samples(films)) yield* zerosOver(stretch);
}

/**
 * Yields the overwrites of each metadata box: zeros, and last a name that players ignore. No byte moves, so video and
 * audio, which are found by their offsets, stay valid. After an interruption everything is repeated; so the samples of
 * tracks must be overwritten before these boxes, which contain their offsets.
 */
export function* overwritesOf({boxes, tracks}: Findings): Generator<Overwrite> {
  for (const {at, content, end, cut} of [...boxes, ...tracks.map(({box}) => box)]) {
    yield* zerosOver({from: content, to: end});
    // An incomplete box is made complete: it ends where its enclosing box ends.
    if (cut) yield {at, bytes: Buffer.alloc(content - at)};
    if (content - at >= 8) yield {at: at + 4, bytes: Buffer.from(IGNORED_BOX, 'latin1')};
  }
}
