import type {NfceQrCode} from '@clube/domain';
import {openPhoto, shrink, LONGER_SIDE, scaledTo} from './photo';
import {notaInPixels} from './read-pixels';

/** What is learned of a picture on the phone. */
export interface PhotoReading {
  /** The browser could open it. */
  opened?: boolean;
  nota?: NfceQrCode;
  /** What to send instead of the original. */
  smaller?: Blob;
}

/** Enough for the code on a whole receipt; only where nothing is found one looks closer, which takes thrice as long. */
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

/** Reads the codes of a picture and makes it smaller. Rejects when the browser cannot open it. */
export async function readPhoto(file: Blob): Promise<PhotoReading> {
  const photo = await openPhoto(file);
  const nota = await readNota(photo.image).catch(() => undefined);
  const smaller = await shrink(file, photo).catch(() => undefined);
  photo.image.close();
  return {opened: true, ...(nota && {nota}), ...(smaller && {smaller})};
}
