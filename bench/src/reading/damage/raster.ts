import sharp from 'sharp';
import {renderSvg, type Sheet} from '@clube/seeds/drawing';

/** A picture with one byte per pixel. */
export interface GreyImage {
  width: number;
  height: number;
  data: Buffer;
}

const MAX_SIDE = 9000;

/** Renders a sheet in black on white with `scale` pixels per point, or fewer so that no side exceeds MAX_SIDE pixels. */
export async function rasterise(sheet: Sheet, scale: number, ink = '#222222'): Promise<GreyImage> {
  const fitting = Math.min(scale, MAX_SIDE / Math.max(sheet.width, sheet.height));
  const image = sharp(Buffer.from(renderSvg(sheet, fitting, ink)), {unlimited: true})
    .flatten({background: '#ffffff'})
    .greyscale();
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}
