import {buffer} from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type {Aleatorio, Sheet} from '@clube/seeds/desenho';
import {rasterizar} from './raster';

/** The sheets as a scanner saves them: pictures in a PDF, a little askew, grey or black and white. */
export async function digitalizar(folhas: readonly Sheet[], quando: Date, random: Aleatorio): Promise<Buffer> {
  const info = {Creator: 'Scanner', Producer: 'Scanner', CreationDate: quando, ModDate: quando};
  const pdf = new PDFDocument({autoFirstPage: false, margin: 0, info});
  const conteudo = buffer(pdf);
  const dpi = random.pick([200, 300]);
  const preto = random.chance(0.25);
  for (const folha of folhas) {
    const {data, width, height} = await rasterizar(folha, dpi / 72);
    const torta = sharp(data, {raw: {width, height, channels: 1}}).rotate(random.float(-0.8, 0.8), {
      background: '#ffffff',
    });
    const imagem = preto
      ? torta.threshold(150).png({palette: true, colours: 2})
      : torta.blur(0.5).jpeg({quality: random.int(60, 80)});
    pdf.addPage({size: [folha.width, folha.height], margin: 0});
    pdf.image(await imagem.toBuffer(), 0, 0, {width: folha.width, height: folha.height});
  }
  pdf.end();
  return conteudo;
}
