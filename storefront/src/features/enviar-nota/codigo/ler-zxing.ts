import {prepareZxing, readCodes} from '@clube/barcode/zxing';
import enderecoWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type {TextoDeCodigo} from './dos-textos';

const pronto = prepareZxing(enderecoWasm);

export async function lerComZxing(pixels: ImageData): Promise<TextoDeCodigo[]> {
  await pronto;
  const lidos = await readCodes(pixels, {formats: ['QRCode', 'Code128'], tryInvert: false, minLineCount: 3});
  return lidos.map(({format, text}) => ({qr: format !== 'Code128', texto: text}));
}
