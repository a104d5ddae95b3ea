import {readBars} from '@clube/barcode';
import {notaFromCodes, type CodeText} from './nota-from-codes';
import {toGrey} from './pixels';

const asBars = (text: string): CodeText => ({qr: false, text});

/** The bars of keys in a picture, however they lie, blurred, or right beside a frame, where general readers give up. */
export async function readBarsOf(pixels: ImageData): Promise<CodeText[]> {
  const {readings} = await readBars(toGrey(pixels), 1, text => notaFromCodes([asBars(text)]) !== undefined);
  return readings.map(({text}) => asBars(text));
}
