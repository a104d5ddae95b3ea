import {buffer} from 'node:stream/consumers';
import {createRandom, MM, type Random} from '@clube/seeds/drawing';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import {createConditions, GRADES, type Grade} from '../damage/grades';
import {photoSizeFor, takePhoto} from '../damage/photo';
import type {GrayImage} from '../damage/raster';
import {createReceipt} from '../generator/create-receipt';
import {createDrawingContext} from '../generator/drawing';
import type {Generated} from '../generator/generate';
import {visibleCampos, truthOf} from '../truth';
import {wholeView} from '../damage/visibility';
import {LAYOUTS} from '../generator/layouts';
import type {Printer} from './chromium';
import {writeGlyphPdf} from './glyphs';
import {IMITATIONS} from './pages';
import type {HtmlPage} from './page';
import {GLYPHS, type GlyphLayoutName, type ImitationPlan} from './plan';

async function scanned(image: GrayImage, htmlPage: HtmlPage, angle: number): Promise<Buffer> {
  const raw = {raw: {width: image.width, height: image.height, channels: 1 as const}};
  const jpeg = await sharp(image.data, raw).rotate(angle, {background: '#fff'}).jpeg({quality: 72}).toBuffer();
  const width = htmlPage.width * MM;
  const height = (width * image.height) / image.width;
  const pdf = new PDFDocument({size: [width, height], margin: 0});
  const content = buffer(pdf);
  pdf.image(jpeg, 0, 0, {width, height});
  pdf.end();
  return content;
}

const withoutTags = (body: string) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');

/** Generates a document in one of our own layouts, with its text placed letter by letter. */
function generateGlyphs(plan: ImitationPlan, layout: GlyphLayoutName, random: Random): Generated {
  const {draw, request} = LAYOUTS[random.pick(GLYPHS[layout])];
  const receipt = createReceipt({...request, itens: [...request.itens]}, random.fork('recibo'));
  const {sheets, itens} = draw(receipt, createDrawingContext(receipt, random.fork('desenho')));
  const truth = truthOf(receipt, itens);
  const view = wholeView(sheets);
  const sample = {
    ...plan,
    conjunto: 'alheio' as const,
    files: [{nome: 'documento.pdf', mime: 'application/pdf'}],
    pages: sheets.length,
    codeVisible: view.codigo,
    visible: visibleCampos(view, truth, receipt.issuedAt),
    truth,
    avisos: [],
  };
  return {sample, contents: [writeGlyphPdf(sheets)]};
}

/** Generates an imitation; its expected values depend only on seed and plan, its bytes also on the browser. */
export async function generateImitation(plan: ImitationPlan, seed: string, printer: Printer): Promise<Generated> {
  const random = createRandom(`${seed}/${plan.id}`);
  if (plan.layout === 'glifos-cupom' || plan.layout === 'glifos-danfe')
    return generateGlyphs(plan, plan.layout, random);
  const {draw, request} = IMITATIONS[plan.layout];
  const receipt = createReceipt(
    {...request, itens: [...request.itens], alphanumeric: random.chance(0.15)},
    random.fork('recibo'),
  );
  const htmlPage = draw(receipt, createDrawingContext(receipt, random.fork('desenho')));
  const truth = truthOf(receipt, htmlPage.itens);
  const view = {texts: [withoutTags(htmlPage.body)], codigo: htmlPage.hasCode};
  const sample = {
    id: plan.id,
    conjunto: 'alheio' as const,
    layout: plan.layout,
    form: plan.form,
    pages: 1,
    codeVisible: htmlPage.hasCode,
    visible: visibleCampos(view, truth, receipt.issuedAt),
    truth,
    avisos: [],
  };
  const damage = random.fork('dano');
  const pdf = {nome: 'documento.pdf', mime: 'application/pdf'};
  if (plan.form === 'pdf') {
    const {content, pages} = await printer.pdf(htmlPage);
    return {sample: {...sample, pages, files: [pdf]}, contents: [content]};
  }
  if (plan.form === 'pdf-imagem') {
    const image = await printer.image(htmlPage, 2.6);
    return {sample: {...sample, files: [pdf]}, contents: [await scanned(image, htmlPage, damage.float(-0.7, 0.7))]};
  }
  const grade = GRADES.find(each => `foto-${each}` === plan.form) as Grade;
  // Without cuts and glare, as only the browser knows the positions of the words.
  const {accident: _, ...conditions} = createConditions(grade, damage);
  const image = await printer.image(htmlPage, htmlPage.width < 100 ? 5 : 3);
  const {jpeg} = await takePhoto(image, photoSizeFor(image, damage), conditions, damage);
  return {sample: {...sample, files: [{nome: 'foto-1.jpg', mime: 'image/jpeg'}]}, contents: [jpeg]};
}
