import sharp from 'sharp';
import {decodeHeic, isHeic, heicPixels} from './heic';
import {MAX_PIXELS} from './limits';
import {ImageRefused} from './types';

/** Maximum side of previews in pixels, chosen as a compromise between legible small print and file size. */
const MAX_SIDE = 3000;
/** Quality for pictures that are recompressed at full size, so that small print stays legible. */
const JPEG_QUALITY = 92;
/** Quality for HEIC pictures, which are reduced. */
const HEIC_QUALITY = 82;

/**
 * Converts a picture for browsers: upright and without metadata. HEIC becomes a JPEG of at most 3,000 pixels; another one
 * that browsers cannot show as it is keeps its size, and a truncated one is decoded as far as possible.
 * @throws ImageRefused if it is too large.
 */
export async function drawPreview(content: Buffer): Promise<Buffer> {
  if (!isHeic(content))
    return sharp(content, {limitInputPixels: MAX_PIXELS, failOn: 'none', sequentialRead: true})
      .autoOrient()
      .flatten({background: '#fff'})
      .jpeg({quality: JPEG_QUALITY})
      .toBuffer();
  if (heicPixels(content) > MAX_PIXELS) throw new ImageRefused('grande_demais');
  return (await decodeHeic(content))
    .flatten({background: '#fff'})
    .resize({width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true})
    .jpeg({quality: HEIC_QUALITY})
    .toBuffer();
}
