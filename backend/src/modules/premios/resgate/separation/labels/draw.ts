import {INK, formatCep} from '@clube/domain';
import {FONT, fittedSize, line, onPaper, tagged, type PdfDocument} from '../../../../../kernel/documents/pdf-document';
import type {ResgateToSeparate} from '../resgate-to-separate';

export interface LabelsPdfData {
  resgates: ResgateToSeparate[];
}

const MM = 72 / 25.4;
/** A4 sheets of fourteen labels, 99.1 by 38.1 mm, a common size for parcels. */
const LABEL = {width: 99.1 * MM, height: 38.1 * MM, columns: 2, rows: 7};
const MARGIN = {left: 4.65 * MM, top: 15.15 * MM, between: 2.5 * MM};
const PER_PAGE = LABEL.columns * LABEL.rows;
const PADDING = 12;

export function draw({resgates}: LabelsPdfData): Promise<Buffer> {
  return onPaper({title: 'Etiquetas de entrega', subject: `${resgates.length} resgates`}, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    resgates.forEach((resgate, i) => {
      const place = i % PER_PAGE;
      if (place === 0 && i > 0) paper.addPage();
      const x = MARGIN.left + (place % LABEL.columns) * (LABEL.width + MARGIN.between);
      const y = MARGIN.top + Math.floor(place / LABEL.columns) * LABEL.height;
      tagged(paper, parent, 'P', () => drawLabel(paper, resgate, x + PADDING, y + PADDING));
    });
    parent.end();
  });
}

function drawLabel(paper: PdfDocument, of: ResgateToSeparate, x: number, y: number): void {
  const width = LABEL.width - 2 * PADDING;
  const street = [of.rua, of.numero, of.complemento].filter(Boolean).join(', ');
  const place = [of.bairro, [of.cidade, of.estado].filter(Boolean).join('/')].filter(Boolean).join(' · ');
  const strong = {font: FONT.strong, width};
  line(paper, of.destinatario, x, y, {
    size: fittedSize(paper, of.destinatario, {...strong, from: 11, to: 8}),
    ...strong,
  });
  for (const [i, text] of [street, place].entries())
    line(paper, text, x, y + 17 + i * 14, {size: fittedSize(paper, text, {width, from: 9.5, to: 7}), width});
  line(paper, of.cep ? `CEP ${formatCep(of.cep)}` : '', x, y + 45, {size: 11, font: FONT.strong});
  const what = `${of.qtde} × ${of.premio}${of.obs ? ` (${of.obs})` : ''}`;
  line(paper, `Pedido ${of.id}`, x, y + 68, {size: 8, font: FONT.strong, colour: INK.grey});
  line(paper, what, x + 64, y + 68, {size: 8, colour: INK.grey, width: width - 64});
}
