import {renderPortrait} from '@clube/seeds';
import {renderSvg} from '@clube/seeds/drawing';
import {drawingPage} from './browser';

/** Pixels per point, with which a coupon fills a phone's picture. */
const SCALE = 4;
const TABLE_MARGIN = 60;
/** Overlap of consecutive pictures, as a share of their height. */
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
  /** JPEG quality, up to 100. */
  quality?: number;
}

/** Renders HTML to a JPEG picture, or to several of its parts. */
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

/** Overlapping pictures, from top to bottom, of a sheet on a table with a colour (hue in degrees). */
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

/** A picture of a face, as a file for an upload. */
export const facePhoto = async () => ({name: 'eu.png', mimeType: 'image/png', buffer: await renderPortrait('rosto')});
