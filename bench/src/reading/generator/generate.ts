import {createRandom, renderPdf, type Random} from '@clube/seeds/drawing';
import {photographTwo, photographParts} from '../damage/collage';
import {scan} from '../damage/scan';
import {photographSheet} from '../damage/photo';
import {GRADES, type Grade} from '../damage/grades';
import {wholeView} from '../damage/visibility';
import {visibleCampos, truthOf, type Form, type ExpectedAviso, type Sample} from '../truth';
import {createReceipt, type ReceiptRequest} from './create-receipt';
import {createDrawingContext, printedItens, type Drawing} from './drawing';
import {LAYOUTS, type LayoutName} from './layouts';
import type {Plan} from './plan';
import type {Receipt} from './receipt';
import {writeXml} from './xml';

export interface Generated {
  sample: Sample;
  /** The files' contents, in the order of `sample.files`. */
  contents: Buffer[];
}

interface DrawnReceipt {
  receipt: Receipt;
  drawing: Drawing;
}

/** Layouts that print a notice of the test environment. */
const WITH_TEST_MARK: readonly LayoutName[] = ['nfce-58', 'nfce-a4'];

function drawReceipt(layout: LayoutName, form: Form, random: Random): DrawnReceipt {
  const {draw, request} = LAYOUTS[layout];
  const common: ReceiptRequest = {
    ...request,
    itens: form === 'foto-partes' ? [14, 26] : [...request.itens],
    alphanumeric: random.chance(0.15),
    contingency: request.modelo === '65' && random.chance(0.12),
    testEnvironment: (form === 'xml' || WITH_TEST_MARK.includes(layout)) && random.chance(0.12),
  };
  const receipt = createReceipt(common, random.fork('recibo'));
  return {receipt, drawing: draw(receipt, createDrawingContext(receipt, random.fork('desenho')))};
}

function avisosOf({testEnvironment}: Receipt, form: Form): ExpectedAviso[] {
  return [
    ...(testEnvironment ? (['homologacao'] as const) : []),
    ...(form === 'foto-duas' ? (['duas_notas'] as const) : []),
  ];
}

const jpegs = (contents: Buffer[]) => contents.map((_, i) => ({nome: `foto-${i + 1}.jpg`, mime: 'image/jpeg'}));

/** Generates the document of a plan, which depends only on plan and seed. */
export async function generate(plan: Plan, seed: string): Promise<Generated> {
  const random = createRandom(`${seed}/${plan.id}`);
  const {receipt, drawing} = drawReceipt(plan.layout, plan.form, random);
  const {sheets} = drawing;
  const truth = truthOf(receipt, drawing.itens);
  const whole = wholeView(sheets);
  const common = {id: plan.id, conjunto: 'proprio' as const, layout: plan.layout, form: plan.form};
  const base = {
    ...common,
    truth,
    pages: sheets.length,
    codeVisible: whole.codigo,
    visible: visibleCampos(whole, truth, receipt.issuedAt),
    avisos: avisosOf(receipt, plan.form),
  };
  const damage = random.fork('dano');
  const sheet = sheets[0];
  if (!sheet) throw new Error(`${plan.id}: nothing was drawn`);
  switch (plan.form) {
    case 'pdf': {
      const pdf = await renderPdf(sheets, `Documento ${receipt.numero}`, receipt.issuedAt);
      return {sample: {...base, files: [{nome: 'documento.pdf', mime: 'application/pdf'}]}, contents: [pdf]};
    }
    case 'pdf-imagem': {
      const pdf = await scan(sheets, receipt.issuedAt, damage);
      return {sample: {...base, files: [{nome: 'digitalizado.pdf', mime: 'application/pdf'}]}, contents: [pdf]};
    }
    case 'xml': {
      const itens = printedItens(receipt);
      return {
        sample: {
          ...base,
          truth: {...truth, itens},
          files: [{nome: `${receipt.chave}.xml`, mime: 'application/xml'}],
        },
        contents: [Buffer.from(writeXml(receipt))],
      };
    }
    case 'foto-duas': {
      const second = drawReceipt(plan.layout, plan.form, random.fork('outra'));
      const neighbour = second.drawing.sheets[0];
      if (!neighbour) throw new Error(`${plan.id}: nothing was drawn`);
      const photo = await photographTwo([sheet, neighbour], damage);
      const other = truthOf(second.receipt, second.drawing.itens);
      return {sample: {...base, other, files: jpegs([photo])}, contents: [photo]};
    }
    case 'foto-partes': {
      const photos = await photographParts(sheet, sheet.height > 900 ? 3 : 2, damage);
      return {sample: {...base, pages: photos.length, files: jpegs(photos)}, contents: photos};
    }
    default: {
      const grade = GRADES.find(each => `foto-${each}` === plan.form) as Grade;
      const {jpeg, view} = await photographSheet(sheet, grade, damage);
      const visible = visibleCampos(view, truth, receipt.issuedAt);
      return {sample: {...base, codeVisible: view.codigo, visible, files: jpegs([jpeg])}, contents: [jpeg]};
    }
  }
}
