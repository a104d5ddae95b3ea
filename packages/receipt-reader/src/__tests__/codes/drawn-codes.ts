import {readFile} from 'node:fs/promises';
import sharp, {type OverlayOptions, type Sharp} from 'sharp';
import {prepareZXingModule, writeBarcode} from 'zxing-wasm/writer';
import {scaleToUnit} from '../../document/geometry';
import type {PageImage} from '../../image/types';

let prepared: Promise<unknown> | undefined;

async function prepare(): Promise<void> {
  prepared ??= readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm')).then(wasm =>
    prepareZXingModule({overrides: {wasmBinary: new Uint8Array(wasm).buffer}, fireImmediately: true}),
  );
  await prepared;
}

/** Draws a code in black on white with a quiet zone and `moduleSize` pixels per module; bars are `height` pixels high. */
export async function drawCode(
  format: 'QRCode' | 'Code128',
  text: string,
  moduleSize: number,
  height = 0,
): Promise<Buffer> {
  await prepare();
  const {symbol, error} = await writeBarcode(text, {format});
  if (error) throw new Error(error);
  const width = symbol.width * moduleSize;
  const pixels = sharp(Buffer.from(symbol.data), {raw: {width: symbol.width, height: symbol.height, channels: 1}});
  const [x, y] = [12 * moduleSize, 10 * moduleSize];
  const drawing = await pixels
    .resize({
      width: Math.round(width),
      height: height || Math.round(symbol.height * moduleSize),
      kernel: 'nearest',
      fit: 'fill',
    })
    .png()
    .toBuffer();
  return sharp(drawing)
    .extend({left: Math.round(x), right: Math.round(x), top: Math.round(y), bottom: Math.round(y), background: '#fff'})
    .png()
    .toBuffer();
}

/** The dark modules of a QR code, by column and row from its upper left. */
export async function modulesOfQrCode(text: string): Promise<(readonly [column: number, row: number])[]> {
  await prepare();
  const {symbol, error} = await writeBarcode(text, {format: 'QRCode'});
  if (error) throw new Error(error);
  return [...symbol.data].flatMap((tone, i) =>
    tone < 128 ? [[i % symbol.width, Math.floor(i / symbol.width)] as const] : [],
  );
}

export interface Pasted extends Pick<OverlayOptions, 'left' | 'top'> {
  input: Buffer;
}

/** Draws a sheet of grey paper with these codes. */
export function sheetWithCodes(width: number, height: number, pasted: readonly Pasted[]): Sharp {
  return sharp({create: {width, height, channels: 3, background: '#f2f0ea'}})
    .composite([...pasted])
    .png();
}

/** Applies the pending operations of sharp, so that the next one uses their result. */
export const flatten = async (image: Sharp): Promise<Sharp> => sharp(await image.toBuffer());

export async function toGray(image: Sharp): Promise<PageImage> {
  const {data, info} = await image.greyscale().toColourspace('b-w').raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data, toView: scaleToUnit(info.width, info.height)};
}

/** Grey noise, the same in each call. */
export function drizzle(width: number, height: number): PageImage {
  let seed = 1;
  const data = Uint8Array.from({length: width * height}, () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed >> 16;
  });
  return {width, height, data, toView: scaleToUnit(width, height)};
}
