import type {Random, Sheet} from '@clube/seeds/drawing';
import {photograph} from './camera';
import {develop} from './photo';
import {createConditions} from './grades';
import {cornersOf} from './position';
import {rasterise} from './raster';

/** Photographs two receipts side by side in one picture. */
export async function photographTwo(sheets: readonly [Sheet, Sheet], random: Random): Promise<Buffer> {
  const conditions = createConditions(1, random);
  const [width, height] = [2448, 2448];
  const papers = [];
  for (const [i, sheet] of sheets.entries()) {
    const scale = Math.min((width * 0.44) / sheet.width, (height * 0.9) / sheet.height);
    const image = await rasterise(sheet, scale * 1.1, '#282828');
    const position = {
      angle: random.float(-4, 4),
      tilt: [0, random.float(-0.02, 0.02)] as const,
      scale: 0.92 / 1.1,
      centre: [width * (i === 0 ? 0.255 : 0.745), height / 2] as const,
    };
    papers.push({image, corners: cornersOf(image.width, image.height, position)});
  }
  return develop(photograph(papers, {...conditions.shot, width, height, wave: 0}, random), conditions);
}

/** Photographs a long receipt in overlapping pictures from top to bottom. */
export async function photographParts(sheet: Sheet, parts: number, random: Random): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  const [width, height] = [1440, 1920];
  // Each picture shows its part of the paper plus a fifth of it at both ends.
  const stretch = sheet.height / parts;
  const scale = Math.min((width * 0.86) / sheet.width, height / (stretch * 1.4));
  const image = await rasterise(sheet, scale * 1.1, '#2a2a2a');
  for (let i = 0; i < parts; i++) {
    const conditions = {...createConditions(1, random), turn: 0 as const, turnNoted: false};
    const middle = (i + 0.5) * stretch;
    const centre = [width / 2, height / 2 + (sheet.height / 2 - middle) * scale] as const;
    const position = {angle: random.float(-1.5, 1.5), tilt: [0, 0] as const, scale: 1 / 1.1, centre};
    const corners = cornersOf(image.width, image.height, position);
    photos.push(
      await develop(photograph([{image, corners}], {...conditions.shot, width, height, wave: 0}, random), conditions),
    );
  }
  return photos;
}
