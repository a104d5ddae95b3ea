import {prepareZxing, readCodes} from '@clube/barcode/zxing';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type {CodeText} from './nota-from-codes';

const ready = prepareZxing(wasmUrl);

export async function readWithZxing(pixels: ImageData): Promise<CodeText[]> {
  await ready;
  const codes = await readCodes(pixels, {formats: ['QRCode', 'Code128'], tryInvert: false, minLineCount: 3});
  return codes.map(({format, text}) => ({qr: format !== 'Code128', text}));
}
