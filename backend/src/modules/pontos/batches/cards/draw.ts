import {INK, formatDate, formatPontosInWords, type CivilDate, type CodigoOperation} from '@clube/domain';
import {
  FONT,
  decoration,
  fittedSize,
  line,
  onPaper,
  tagged,
  type PdfDocument,
} from '../../../../kernel/documents/pdf-document';
import {drawQrCode} from '../../../../kernel/documents/qr-code';

/** One batch's codes, printed as cards to cut out. */
export interface CodigoCards {
  lote: number;
  codigos: string[];
  operacao: CodigoOperation;
  valor: number;
  apenasVenda: boolean;
  treinamento: boolean;
  expiraEm: CivilDate | null;
  publicUrl: string;
}

/** Size in points: 90 by 54 mm, as business cards; ten to a page. */
const CARD = {width: 255, height: 153, columns: 2, rows: 5};
const MARGIN = {left: (595 - 2 * CARD.width) / 2, top: (842 - 5 * CARD.height) / 2};
const PER_PAGE = CARD.columns * CARD.rows;

export function draw(cards: CodigoCards): Promise<Buffer> {
  const about = {title: `Códigos promocionais, lote ${cards.lote}`, subject: `${cards.codigos.length} códigos`};
  return onPaper(about, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    cards.codigos.forEach((codigo, i) => {
      const place = i % PER_PAGE;
      if (place === 0 && i > 0) paper.addPage();
      const x = MARGIN.left + (place % CARD.columns) * CARD.width;
      const y = MARGIN.top + Math.floor(place / CARD.columns) * CARD.height;
      drawCard(paper, parent, cards, codigo, x, y);
    });
    parent.end();
  });
}

function drawCard(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  {operacao, valor, apenasVenda, treinamento, expiraEm, publicUrl}: CodigoCards,
  codigo: string,
  x: number,
  y: number,
): void {
  const page = treinamento ? 'treinamentos' : 'enviar-nf';
  const worth =
    operacao === 'ADICIONAR' ? formatPontosInWords(valor) : `Multiplica por ${valor.toLocaleString('pt-BR')}`;
  const how = treinamento
    ? 'Use na tela Treinamentos'
    : apenasVenda
      ? 'Use ao enviar a nota da compra'
      : 'Use ao enviar uma nota';
  decoration(paper, () => {
    paper
      .lineWidth(0.4)
      .dash(2, {space: 3})
      .strokeColor('#9aa1ad')
      .rect(x, y, CARD.width, CARD.height)
      .stroke()
      .undash();
    paper.rect(x + 8, y + 8, 5, CARD.height - 16).fill(INK.ocre);
    drawQrCode(paper, `${publicUrl}/${page}?codigo=${codigo}`, {x: x + 162, y: y + 40, side: 76});
  });
  tagged(paper, parent, 'P', () => {
    const left = x + 24;
    // Prefixes have up to twenty letters.
    const title = {font: FONT.title, width: 128};
    const strong = {font: FONT.strong, width: 130};
    line(paper, 'Clube do Pintor', left, y + 14, {size: 11, font: FONT.title});
    line(paper, worth, left, y + 38, {
      ...title,
      size: fittedSize(paper, worth, {...title, from: 15, to: 9}),
      colour: INK.anil,
    });
    line(paper, how, left, y + 60, {size: 7.5, colour: INK.grey, width: 130});
    line(paper, codigo, left, y + 84, {size: fittedSize(paper, codigo, {...strong, from: 15, to: 6}), ...strong});
    const until = expiraEm ? `Até ${formatDate(expiraEm)}. ` : '';
    line(paper, `${until}Serve uma vez.`, left, y + 112, {size: 7.5, colour: INK.grey, width: 130});
    line(paper, publicUrl.replace(/^https?:\/\//, ''), left, y + 126, {size: 7.5, colour: INK.grey, width: 210});
  });
}
