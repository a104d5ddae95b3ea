import sharp from 'sharp';
import {decodeHeic, isHeic, heicPixels} from './heic';
import {MAX_PIXELS} from './limits';
import {ImageRefused} from './types';

/** Of a picture that is made for browsers: a choice between small print and bytes. */
const MAX_SIDE = 3000;
/** Drawn anew from a picture that was compressed already: small print has to stay readable. */
const JPEG_QUALITY = 92;
/** Of a HEIC, which was compressed once and is made smaller here. */
const HEIC_QUALITY = 82;

/**
 * A picture as browsers can show it, upright, and nothing of what stood beside it in the file: HEIC as a JPEG at most
 * 3,000 pixels long, another one that cannot be shown as it came with all its pixels, as far as it goes. Throws
 * ImageRefused for larger ones.
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
