import sharp, {type Sharp} from 'sharp';
import {scaleToUnit} from '../document/geometry';
import type {FileToRead} from '../document/types';
import {decodeHeic, isHeic, heicPixels} from './heic';
import {MAX_PIXELS} from './limits';
import {cropToCorners} from './sample';
import {ImageRefused, type PageImage} from './types';

/** Maximum side of the picture that is read, in pixels, with which small print on a whole sheet is still large enough. */
const MAX_SIDE = 4000;
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Checks the header only, so that a decompression bomb is refused before any pixel is decoded. */
async function check(content: Buffer): Promise<void> {
  if (isHeic(content)) return checkPixels(heicPixels(content));
  const {format, width, height} = await sharp(content, {limitInputPixels: false}).metadata();
  if (!ACCEPTED_FORMATS.has(format)) throw new ImageRefused('ilegivel');
  checkPixels(width * height);
}

function checkPixels(pixels: number): void {
  if (pixels > MAX_PIXELS) throw new ImageRefused('grande_demais');
}

async function decode(source: Sharp): Promise<PageImage> {
  const {data, info} = await source
    .flatten({background: '#fff'})
    .resize({width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true})
    .greyscale()
    .toColourspace('b-w')
    .raw({depth: 'uchar'})
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data, toView: scaleToUnit(info.width, info.height)};
}

/**
 * Opens a receipt's picture, rotated as noted by the camera (EXIF), in grey, at most 4,000 pixels long; cropped if the file
 * has corners of the receipt. A truncated file is read as far as possible.
 * @throws ImageRefused if it is no JPEG, PNG, WebP or HEIC, or has more than 60 million pixels.
 */
export async function openImage(file: FileToRead): Promise<PageImage> {
  const content = await file.content();
  try {
    await check(content);
    const source = isHeic(content)
      ? await decodeHeic(content)
      : sharp(content, {limitInputPixels: MAX_PIXELS, failOn: 'none', sequentialRead: true}).autoOrient();
    const image = await decode(source);
    return file.crop?.cantos ? await cropToCorners(image, file.crop.cantos) : image;
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('ilegivel', {cause: error});
  }
}
