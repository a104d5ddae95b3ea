import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import enderecoWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The package would fetch its binary from a public network otherwise.
prepareZXingModule({overrides: {locateFile: () => enderecoWasm}});

/** The texts of the codes in a picture; it comes as a bitmap, so that its pixels are copied off the main thread. */
self.onmessage = async ({data: imagem}: MessageEvent<ImageBitmap>) => {
  try {
    const tela = new OffscreenCanvas(imagem.width, imagem.height).getContext('2d', {willReadFrequently: true});
    tela?.drawImage(imagem, 0, 0);
    const pixels = tela?.getImageData(0, 0, imagem.width, imagem.height);
    imagem.close();
    const lidos = pixels ? await readBarcodes(pixels, {formats: ['QRCode', 'Code128'], minLineCount: 3}) : [];
    self.postMessage(lidos.map(({format, text}) => ({qr: format !== 'Code128', texto: text})));
  } catch {
    self.postMessage([]);
  }
};
