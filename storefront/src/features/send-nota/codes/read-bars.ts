import {readBars} from '@clube/barcode';
import {notaFromCodes, type CodeText} from './nota-from-codes';
import {toGrey} from './pixels';

const asBars = (text: string): CodeText => ({qr: false, text});

/**
 * Finds barcodes of access keys in a picture in any orientation, blurred, or close to a frame, where general readers
 * fail.
 */
export async function readBarsOf(pixels: ImageData): Promise<CodeText[]> {
  const {readings} = await readBars(toGrey(pixels), 1, text => notaFromCodes([asBars(text)]) !== undefined);
  return readings.map(({text}) => asBars(text));
}
