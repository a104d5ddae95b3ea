import {prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult} from 'zxing-wasm/reader';
import type {GrayImage} from './gray-image.js';
import type {ProfileText} from './runs.js';

export type {ReaderOptions, ReadResult} from 'zxing-wasm/reader';

/**
 * Says where the reader's program is: its bytes, or an address of our own. Must come before the first reading, for the
 * package would fetch it from a public network otherwise.
 */
export async function prepareZxing(wasm: ArrayBuffer | string): Promise<void> {
  const overrides = typeof wasm === 'string' ? {locateFile: () => wasm} : {wasmBinary: wasm};
  await prepareZXingModule({overrides, fireImmediately: typeof wasm !== 'string'});
}

/** A picture in the simplest format there is: a quarter of the bytes of a picture with colours. */
function pgm({width, height, data}: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

// A canvas gives four clamped bytes a pixel.
const isGray = (image: GrayImage | ImageData): image is GrayImage => image.data instanceof Uint8Array;

/** Every code of the requested formats in a picture, grey or as a canvas gives it. */
export function readCodes(image: GrayImage | ImageData, options: ReaderOptions): Promise<ReadResult[]> {
  return readBarcodes(isGray(image) ? pgm(image) : image, options);
}

/** As many equal rows make a picture of a profile. */
const ROWS = 6;

/** The bars in a profile of brightness across them. */
export async function readProfile(values: Uint8Array): Promise<ProfileText[]> {
  const data = new Uint8Array(values.length * ROWS);
  for (let row = 0; row < ROWS; row++) data.set(values, row * values.length);
  const samples = await readCodes(
    {width: values.length, height: ROWS, data},
    {formats: ['Code128'], tryHarder: true, tryRotate: true, tryInvert: false, tryDownscale: false, minLineCount: 2},
  );
  return samples.map(({text, position}) => ({text, reversed: position.topLeft.x > position.topRight.x}));
}
