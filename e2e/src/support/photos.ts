import {renderPortrait} from '@clube/seeds';
import {renderSvg} from '@clube/seeds/drawing';
import {drawingPage} from './browser';

/** Pixels a point: a coupon then fills a phone's picture. */
const SCALE = 4;
const TABLE_MARGIN = 60;
/** How much of each picture is also on the next, of its height. */
const OVERLAP = 0.25;

type Sheet = Parameters<typeof renderSvg>[0];

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PictureOptions {
  width: number;
  height: number;
  /** Of 100. */
  quality?: number;
}

/** A picture, or parts of it, of what HTML shows: JPEG. */
export async function photograph(body: string, options: PictureOptions): Promise<Buffer>;
export async function photograph(body: string, options: PictureOptions, clips: readonly Clip[]): Promise<Buffer[]>;
export async function photograph(body: string, {width, height, quality = 85}: PictureOptions, clips?: readonly Clip[]) {
  const page = await drawingPage();
  await page.setViewportSize({width, height});
  await page.setContent(body);
  const shot = (clip?: Clip) => page.screenshot({type: 'jpeg', quality, ...(clip && {clip})});
  if (!clips) return shot();
  const photos: Buffer[] = [];
  for (const clip of clips) photos.push(await shot(clip));
  return photos;
}

/** A sheet lying on a table of some colour (a number of degrees) in overlapping pictures, from top to bottom. */
export async function photographParts(sheet: Sheet, parts: number, color: number): Promise<Buffer[]> {
  const width = Math.round(sheet.width * SCALE) + 2 * TABLE_MARGIN;
  const length = Math.round(sheet.height * SCALE) + 2 * TABLE_MARGIN;
  const height = Math.ceil(length / (parts - (parts - 1) * OVERLAP));
  const paperStyle = `margin: ${TABLE_MARGIN}px; display: block; background: #f4f2ec`;
  const drawing = renderSvg(sheet, SCALE, '#2a2a2a').replace('<svg ', `<svg style="${paperStyle}" `);
  const body = `<body style="margin: 0; background: hsl(${color % 360} 22% 38%)">${drawing}</body>`;
  const clips = Array.from({length: parts}, (_, i) => {
    const y = Math.round(i * height * (1 - OVERLAP));
    return {x: 0, y, width, height: Math.min(height, length - y)};
  });
  return photograph(body, {width, height: length}, clips);
}

/** A face as a phone's gallery gives it. */
export const facePhoto = async () => ({name: 'eu.png', mimeType: 'image/png', buffer: await renderPortrait('rosto')});
