import {buffer} from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type {Random, Sheet} from '@clube/seeds/drawing';
import {rasterise} from './raster';

/** Creates a scanner's PDF: pictures of the sheets, slightly rotated, grey or black and white. */
export async function scan(sheets: readonly Sheet[], when: Date, random: Random): Promise<Buffer> {
  const info = {Creator: 'Scanner', Producer: 'Scanner', CreationDate: when, ModDate: when};
  const pdf = new PDFDocument({autoFirstPage: false, margin: 0, info});
  const content = buffer(pdf);
  const dpi = random.pick([200, 300]);
  const black = random.chance(0.25);
  for (const sheet of sheets) {
    const {data, width, height} = await rasterise(sheet, dpi / 72);
    const tilted = sharp(data, {raw: {width, height, channels: 1}}).rotate(random.float(-0.8, 0.8), {
      background: '#ffffff',
    });
    const image = black
      ? tilted.threshold(150).png({palette: true, colours: 2})
      : tilted.blur(0.5).jpeg({quality: random.int(60, 80)});
    pdf.addPage({size: [sheet.width, sheet.height], margin: 0});
    pdf.image(await image.toBuffer(), 0, 0, {width: sheet.width, height: sheet.height});
  }
  pdf.end();
  return content;
}
