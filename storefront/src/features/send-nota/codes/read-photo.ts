import type {NfceQrCode} from '@clube/domain';
import {openPhoto, shrink, LONGER_SIDE, scaledTo} from './photo';
import {notaInPixels} from './read-pixels';

/** The result of reading a picture on the device. */
export interface PhotoReading {
  /** Whether the browser could decode it. */
  opened?: boolean;
  nota?: NfceQrCode;
  /** The file to send instead of the original. */
  smaller?: Blob;
}

/**
 * Sufficient for the code on a whole receipt; only if nothing is found a higher resolution is tried, which takes three
 * times as long.
 */
const SIDES = [2400, LONGER_SIDE];

async function readNota(image: ImageBitmap): Promise<NfceQrCode | undefined> {
  let view: ImageBitmap | undefined;
  for (const side of SIDES) {
    const previous = view;
    view = await scaledTo(image, side);
    if (view === previous) return undefined;
    const nota = await notaInPixels(view);
    if (view !== image) view.close();
    if (nota) return nota;
  }
  return undefined;
}

/** Reads the codes of a picture and shrinks it. Rejects if the browser cannot decode it. */
export async function readPhoto(file: Blob): Promise<PhotoReading> {
  const photo = await openPhoto(file);
  const nota = await readNota(photo.image).catch(() => undefined);
  const smaller = await shrink(file, photo).catch(() => undefined);
  photo.image.close();
  return {opened: true, ...(nota && {nota}), ...(smaller && {smaller})};
}
