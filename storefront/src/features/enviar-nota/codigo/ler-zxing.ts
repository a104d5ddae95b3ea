import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import enderecoWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type {TextoDeCodigo} from './dos-textos';

// The package would fetch its binary from a public network otherwise.
prepareZXingModule({overrides: {locateFile: () => enderecoWasm}});

export async function lerComZxing(pixels: ImageData): Promise<TextoDeCodigo[]> {
  const lidos = await readBarcodes(pixels, {formats: ['QRCode', 'Code128'], tryInvert: false, minLineCount: 3});
  return lidos.map(({format, text}) => ({qr: format !== 'Code128', texto: text}));
}
