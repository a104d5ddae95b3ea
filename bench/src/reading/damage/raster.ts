import sharp from 'sharp';
import {renderSvg, type Sheet} from '@clube/seeds/drawing';

/** A picture of one byte a pixel. */
export interface GrayImage {
  width: number;
  height: number;
  data: Buffer;
}

const MAX_SIDE = 9000;

/** A sheet as black on white, `escala` pixels a point (less when the picture would grow beyond reason). */
export async function rasterise(sheet: Sheet, scale: number, ink = '#222222'): Promise<GrayImage> {
  const fitting = Math.min(scale, MAX_SIDE / Math.max(sheet.width, sheet.height));
  const image = sharp(Buffer.from(renderSvg(sheet, fitting, ink)), {unlimited: true})
    .flatten({background: '#ffffff'})
    .greyscale();
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
