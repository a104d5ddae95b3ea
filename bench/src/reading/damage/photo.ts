import sharp from 'sharp';
import type {Random, Quad, Sheet} from '@clube/seeds/drawing';
import {photograph, type Glare, type Rgb, type Shot} from './camera';
import {createConditions, type Conditions, type Grade} from './grades';
import {cornersOf, type Position} from './position';
import {rasterise, type GrayImage} from './raster';
import {codeCentre, photoView, type View} from './visibility';

export interface Photo {
  jpeg: Buffer;
  view: View;
}

type PhotoSize = readonly [largura: number, altura: number];

const inkOf = (value: number) => `#${value.toString(16).padStart(2, '0').repeat(3)}`;

/** The size of a phone's picture of this sheet; taller for a strip. */
export function photoSizeFor({width, height}: {width: number; height: number}, random: Random): PhotoSize {
  const sizes: [number, number][] =
    height / width > 1.7
      ? [
          [1080, 1920],
          [1440, 2560],
          [1500, 2000],
        ]
      : [
          [1920, 2560],
          [2448, 3264],
        ];
  const [shortSide, longSide] = random.pick(sizes);
  return width > height ? [longSide, shortSide] : [shortSide, longSide];
}

/** Rotates the photo as the camera was held, and encodes it like a phone. */
export async function develop(photo: Rgb, conditions: Conditions): Promise<Buffer> {
  const {turn, turnNoted, blur, quality} = conditions;
  let image = sharp(photo.data, {raw: {width: photo.width, height: photo.height, channels: 3}});
  if (blur) image = image.blur(blur);
  if (turn) image = sharp(await image.png({compressionLevel: 1}).toBuffer()).rotate(turn);
  if (turnNoted) image = image.withMetadata({orientation: turn === 90 ? 8 : 6});
  return image.jpeg({quality}).toBuffer();
}

/** Where the paper lies so that it fills its share of the frame. */
function fitInto({width: w, height: h}: GrayImage, [width, height]: PhotoSize, conditions: Conditions): Position {
  const {position, fill} = conditions;
  const radians = (Math.abs(position.angle) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const slack = 1 - Math.abs(position.tilt[0]) - Math.abs(position.tilt[1]);
  const scale = Math.min(width / (w * cosine + h * sine), height / (w * sine + h * cosine)) * fill * slack;
  return {...position, scale, centre: [width / 2, height / 2]};
}

/** Moves the camera so that an end of the paper is out of the picture. */
function cutOff(position: Position, paper: GrayImage, [width, height]: PhotoSize, random: Random): Position {
  const outside = random.float(0.2, 0.4) * paper.height * position.scale * (random.chance(0.6) ? -1 : 1);
  return {...position, scale: position.scale * 1.04, centre: [width / 2, height / 2 - outside]};
}

/** Photographs a printed paper under the given conditions; also returns the positions of its corners. */
export async function takePhoto(
  image: GrayImage,
  size: PhotoSize,
  conditions: Conditions,
  random: Random,
  glare?: Glare,
): Promise<{jpeg: Buffer; corners: Quad}> {
  const [width, height] = size;
  const whole = fitInto(image, size, conditions);
  const position = conditions.accident === 'corte' ? cutOff(whole, image, size, random) : whole;
  const shot: Shot = {...conditions.shot, width, height, ...(glare ? {glare} : {})};
  const corners = cornersOf(image.width, image.height, position);
  return {jpeg: await develop(photograph([{image, corners}], shot, random), conditions), corners};
}

/** Photographs a sheet with this grade of damage; also returns its visible parts. */
export async function photographSheet(sheet: Sheet, grade: Grade, random: Random): Promise<Photo> {
  const conditions = createConditions(grade, random);
  const size = photoSizeFor(sheet, random);
  const scale = 1.15 * Math.min(size[0] / sheet.width, size[1] / sheet.height);
  const image = await rasterise(sheet, scale, inkOf(conditions.ink));
  const glare = conditions.accident === 'reflexo' ? codeCentre(sheet) : undefined;
  const {jpeg, corners} = await takePhoto(image, size, conditions, random, glare);
  return {jpeg, view: photoView(sheet, corners, ...size, glare)};
}
