import type {GrayImage} from '@clube/barcode';

const prontos = new WeakMap<ImageBitmap, ImageData>();

/** The pixels of a picture, fetched once; undefined where this browser gives none. */
export function pixelsDe(imagem: ImageBitmap): ImageData | undefined {
  const antes = prontos.get(imagem);
  if (antes) return antes;
  const tela = new OffscreenCanvas(imagem.width, imagem.height).getContext('2d', {willReadFrequently: true});
  tela?.drawImage(imagem, 0, 0);
  const pixels = tela?.getImageData(0, 0, imagem.width, imagem.height);
  if (pixels) prontos.set(imagem, pixels);
  return pixels;
}

/** As grey as the eye sees them, in whole numbers: red, green and blue weigh 77, 150 and 29 of 256. */
export function emCinza({width, height, data}: Pick<ImageData, 'width' | 'height' | 'data'>): GrayImage {
  const dados = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < dados.length; i++, p += 4)
    dados[i] = ((data[p] ?? 0) * 77 + (data[p + 1] ?? 0) * 150 + (data[p + 2] ?? 0) * 29) >> 8;
  return {width, height, data: dados};
}
