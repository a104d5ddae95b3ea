import {renderPortrait} from '@clube/seeds';
import {renderSvg} from '@clube/seeds/drawing';
import {openTab} from './browser';

/** Pixels a point: a coupon then fills a phone's picture. */
const SCALE = 4;
const TABLE_MARGIN = 60;
/** How much of each picture is also on the next, of its height. */
const OVERLAP = 0.25;

type Sheet = Parameters<typeof renderSvg>[0];

/** A sheet lying on a table of some colour (a number of degrees) in overlapping pictures, from top to bottom. */
export async function photographParts(sheet: Sheet, parts: number, color: number): Promise<Buffer[]> {
  const width = Math.round(sheet.width * SCALE) + 2 * TABLE_MARGIN;
  const length = Math.round(sheet.height * SCALE) + 2 * TABLE_MARGIN;
  const height = Math.ceil(length / (parts - (parts - 1) * OVERLAP));
  const {page} = await openTab({viewport: {width, height: length}});
  const paperStyle = `margin: ${TABLE_MARGIN}px; display: block; background: #f4f2ec`;
  const drawing = renderSvg(sheet, SCALE, '#2a2a2a').replace('<svg ', `<svg style="${paperStyle}" `);
  await page.setContent(`<body style="margin: 0; background: hsl(${color % 360} 22% 38%)">${drawing}</body>`);
  const photos: Buffer[] = [];
  for (let i = 0; i < parts; i++) {
    const y = Math.round(i * height * (1 - OVERLAP));
    const clip = {x: 0, y, width, height: Math.min(height, length - y)};
    photos.push(await page.screenshot({type: 'jpeg', quality: 85, clip}));
  }
  return photos;
}

/** A face as a phone's gallery gives it. */
export const facePhoto = async () => ({name: 'eu.png', mimeType: 'image/png', buffer: await renderPortrait('rosto')});
