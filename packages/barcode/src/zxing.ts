import {prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult} from 'zxing-wasm/reader';
import type {GrayImage} from './gray-image.js';
import type {ProfileText} from './runs.js';

export type {ReaderOptions, ReadResult} from 'zxing-wasm/reader';

/**
 * Sets the reader's WebAssembly program: its bytes or a URL on our server. Must be called before the first reading, as the
 * package would otherwise download it from a public network.
 */
export async function prepareZxing(wasm: ArrayBuffer | string): Promise<void> {
  const overrides = typeof wasm === 'string' ? {locateFile: () => wasm} : {wasmBinary: wasm};
  await prepareZXingModule({overrides, fireImmediately: typeof wasm !== 'string'});
}

/** Encodes a picture as PGM, with a quarter of the bytes of RGBA. */
function pgm({width, height, data}: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

// A canvas has four clamped bytes per pixel.
const isGray = (image: GrayImage | ImageData): image is GrayImage => image.data instanceof Uint8Array;

/** Reads every code of the requested formats in a picture, grey or RGBA from a canvas. */
export function readCodes(image: GrayImage | ImageData, options: ReaderOptions): Promise<ReadResult[]> {
  return readBarcodes(isGray(image) ? pgm(image) : image, options);
}

/** Number of equal rows in a picture made from a profile. */
const ROWS = 6;

/** Reads the texts in a profile of the brightness across bars. */
export async function readProfile(values: Uint8Array): Promise<ProfileText[]> {
  const data = new Uint8Array(values.length * ROWS);
  for (let row = 0; row < ROWS; row++) data.set(values, row * values.length);
  const samples = await readCodes(
    {width: values.length, height: ROWS, data},
    {formats: ['Code128'], tryHarder: true, tryRotate: true, tryInvert: false, tryDownscale: false, minLineCount: 2},
  );
  return samples.map(({text, position}) => ({text, reversed: position.topLeft.x > position.topRight.x}));
}
