import sharp from 'sharp';
import {defineRefusal} from '../errors';

export const ImagemIlegivel = defineRefusal(422, 'IMAGEM_ILEGIVEL', 'A imagem não pôde ser lida. Envie outra.');

/** A small file can unfold into gigabytes of pixels; no photo has more than these. */
const MAX_PIXELS = 80_000_000;

/**
 * Draws the picture anew as WebP, upright and at most `side` pixels wide and high: whatever else the file carried
 * (place and time of the photo, scripts, a second file behind the first) stays behind.
 * @throws ImagemIlegivel when the content is no picture after all.
 */
export async function toWebp(source: string, target: string, side: number): Promise<{bytes: number}> {
  try {
    const {size} = await sharp(source, {limitInputPixels: MAX_PIXELS, failOn: 'error'})
      .rotate()
      .resize({width: side, height: side, fit: 'inside', withoutEnlargement: true})
      .webp({quality: 82})
      .toFile(target);
    return {bytes: size};
  } catch {
    throw ImagemIlegivel();
  }
}
