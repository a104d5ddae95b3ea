import type {Storage} from '../storage/storage';
import type {Overwrite} from './overwrite';
import {overwritesOf, overwritesOfSamples, findMetadata} from './metadata';
import {findMetadataElements, voidsOf} from './webm';
import type {ReadBytes} from './window';

type Blanks = AsyncIterable<Overwrite> | Iterable<Overwrite>;

/** Returns the overwrites of a file in order; none if it has no metadata. */
type FindOverwrites = (read: ReadBytes, size: number) => Promise<Blanks[]>;

const lookIntoBoxes: FindOverwrites = async (read, size) => {
  const found = await findMetadata(read, size);
  return found.boxes.length + found.tracks.length > 0 ? [overwritesOfSamples(found), overwritesOf(found)] : [];
};
const lookIntoElements: FindOverwrites = async (read, size) => {
  const found = await findMetadataElements(read, size);
  return found.length > 0 ? [voidsOf(found)] : [];
};
const LOOKS: Readonly<Record<string, FindOverwrites>> = {
  'video/mp4': lookIntoBoxes,
  'video/quicktime': lookIntoBoxes,
  'video/webm': lookIntoElements,
};

/** Reads parts of a file in the storage. */
export const readerOf =
  (storage: Storage, key: string): ReadBytes =>
  async (from, to) =>
    from < to
      ? Buffer.concat((await storage.read(key, {start: from, end: to - 1}).toArray()) as Buffer[])
      : Buffer.alloc(0);

/**
 * Erases a camera's metadata in a stored video that nobody reads yet: place, device, author, and measurements. Video,
 * audio and length stay byte for byte. Can be repeated, also concurrently.
 * @throws UncleanVideo for a video with possible metadata that cannot be removed
 */
export async function eraseMetadata(storage: Storage, key: string, mime: string): Promise<void> {
  const {bytes: size = 0} = (await storage.stat(key)) ?? {};
  const all = (await LOOKS[mime]?.(readerOf(storage, key), size)) ?? [];
  if (all.length === 0) return;
  const file = await storage.rewrite(key);
  try {
    for (const blanks of all) {
      for await (const {at, bytes} of blanks) await file.write(bytes, at);
      // Each set of overwrites is on disk before the next, which erases the offsets that a repeat would need.
      await file.sync();
    }
  } finally {
    await file.close();
  }
}
