import type {Storage} from '../storage/storage';
import {blanksOf, metadataBoxes} from './metadata';

/** Kinds of video that are made of boxes. */
const MADE_OF_BOXES = new Set(['video/mp4', 'video/quicktime']);

/**
 * Takes what a camera wrote beside it out of a video that lies in the storage and that nobody reads yet: where it was
 * filmed, with what, by whom. Film, sound and length stay byte for byte. May be repeated, also at the same time.
 */
export async function blankMetadata(storage: Storage, key: string, mime: string): Promise<void> {
  if (!MADE_OF_BOXES.has(mime)) return;
  const {bytes: size = 0} = (await storage.stat(key)) ?? {};
  const read = async (from: number, to: number) =>
    from < to
      ? Buffer.concat((await storage.read(key, {start: from, end: to - 1}).toArray()) as Buffer[])
      : Buffer.alloc(0);
  const found = await metadataBoxes(read, size);
  if (found.length === 0) return;
  const file = await storage.rewrite(key);
  try {
    for (const {at, bytes} of blanksOf(found)) await file.write(bytes, at);
    await file.sync();
  } finally {
    await file.close();
  }
}
