import {readFile} from 'node:fs/promises';
import type {GrayImage, TextInBars} from '@clube/barcode';
import type {ReaderOptions, ReadResult} from '@clube/barcode/zxing';

type CodeReader = typeof import('@clube/barcode/zxing');
let reader: Promise<CodeReader> | undefined;

async function load(): Promise<CodeReader> {
  const zxing = await import('@clube/barcode/zxing');
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await zxing.prepareZxing(new Uint8Array(wasm).buffer);
  return zxing;
}

export async function decode(image: GrayImage, options: ReaderOptions): Promise<ReadResult[]> {
  reader ??= load();
  return (await reader).readCodes(image, options);
}

/** Decodes barcodes from a brightness profile across their bars. */
export async function readProfile(values: Uint8Array): Promise<TextInBars[]> {
  reader ??= load();
  return (await reader).readProfile(values);
}
