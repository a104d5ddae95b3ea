import sharp from 'sharp';
import type {Random} from '../../random';
import {photograph, type GrayImage} from './camera';
import {renderSvg} from '../sheet/render-svg';
import type {Sheet} from '../sheet/sheet';

/** Picture sizes of phones after shrinking: portrait, taller for a long coupon. */
const FRAMES = {cupom: [1080, 1920], folha: [1920, 2560]} as const;

async function rasterise(sheet: Sheet, scale: number, ink: string): Promise<GrayImage> {
  const image = sharp(Buffer.from(renderSvg(sheet, scale, ink)))
    .flatten({background: '#ffffff'})
    .greyscale();
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

/** A printed sheet as a phone's JPEG photo. Thermal print is greyer than a laser's. */
export async function renderPhoto(sheet: Sheet, random: Random): Promise<Buffer> {
  const strip = sheet.width < 300;
  const [width, height] = FRAMES[strip ? 'cupom' : 'folha'];
  const scale = Math.min((width * 0.95) / sheet.width, (height * 0.95) / sheet.height);
  const grey = random
    .int(strip ? 30 : 12, strip ? 62 : 30)
    .toString(16)
    .padStart(2, '0');
  const paper = await rasterise(sheet, scale, `#${grey.repeat(3)}`);
  const photo = photograph(paper, width, height, random);
  return sharp(photo.data, {raw: {width, height, channels: 3}})
    .jpeg({quality: random.int(74, 84)})
    .toBuffer();
}
