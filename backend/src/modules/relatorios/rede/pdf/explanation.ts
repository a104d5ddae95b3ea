import {INK, formatValorPonto} from '@clube/domain';
import {
  FONT,
  decoration,
  heading,
  line,
  rule,
  tagged,
  type PdfDocument,
} from '../../../../kernel/documents/pdf-document';
import {quantity, reais} from './figures';
import {FRAME} from './frame';
import type {RelatorioPdfData} from './relatorio-pdf-data';

/** Draws the month's sum and its calculation. */
export function drawExplanation(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  of: RelatorioPdfData,
  y: number,
): void {
  const {aPagar = 0, taxaSucesso = 0, valorTotal = 0} = of.meses.at(-1) ?? {};
  decoration(paper, () => paper.roundedRect(FRAME.left, y, 196, 96, 6).fillAndStroke(INK.cal, INK.line));
  const sums = [
    ['A pagar pelos pontos', aPagar],
    ['Taxa de sucesso', taxaSucesso],
    ['Valor total', valorTotal],
  ] as const;
  heading(paper, parent, 'Resumo do mês', FRAME.left + 12, y + 12);
  sums.forEach(([label, value], i) => {
    const at = y + 32 + i * 20;
    tagged(paper, parent, 'P', () => {
      line(paper, label, FRAME.left + 12, at, {size: 9, font: i === 2 ? FONT.strong : FONT.text});
      line(paper, reais(value), FRAME.left + 12, at, {size: 9, font: FONT.strong, align: 'right', width: 172});
    });
  });
  rule(paper, FRAME.left + 12, y + 67, 172, 1, INK.tinta);
  const [x, width] = [FRAME.left + 220, FRAME.width - 220];
  heading(paper, parent, 'Como se calcula', x, y);
  const texts = [
    [
      'Pontos utilizados: ',
      `pontos resgatados no mês que nasceram nas lojas ${of.rede ? 'desta rede' : 'de cada rede'}, a ${formatValorPonto(Math.round(of.valorPonto * 1000))} cada. Um ponto é cobrado uma só vez. Um resgate cancelado depois desconta no mês do cancelamento.`,
    ],
    [
      'Taxa de sucesso: ',
      `quantidade vendida no mês menos a média mensal de antes da entrada no Clube, vezes o valor unitário; ${quantity(of.percentualTaxa)}% quando o resultado é positivo. Um aumento negativo não desconta.`,
    ],
  ] as const;
  let top = y + 20;
  for (const [label, text] of texts) {
    tagged(paper, parent, 'P', () => {
      paper
        .font(FONT.strong)
        .fontSize(8.5)
        .fillColor(INK.tinta)
        .text(label, x, top, {width, continued: true, lineGap: 2});
      paper.font(FONT.text).text(text, {lineGap: 2});
    });
    top = paper.y + 5;
  }
}
