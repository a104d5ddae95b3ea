import {INK, changeInPercent, countOf, formatPontos, formatValorPonto} from '@clube/domain';
import {
  FONT,
  decoration,
  fittedSize,
  line,
  rule,
  tagged,
  type PdfDocument,
} from '../../../../kernel/documents/pdf-document';
import {quantity, reais, monthAndYear} from './figures';
import type {RelatorioPdfData} from './relatorio-pdf-data';

const HEIGHT = 122;
const SKY = '#c9d3e6';

/** Draws the dark band at the top of the first page. */
export function drawCover(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  {x, width}: {x: number; width: number},
  {name, mark}: {name: string; mark: string},
): void {
  decoration(paper, () => {
    paper.rect(0, 0, paper.page.width, HEIGHT).fill(INK.tinta);
    paper.roundedRect(x, 36, 16, 7, 2).fill(INK.ocre);
    paper
      .lineWidth(2)
      .strokeColor('#ffffff')
      .moveTo(x + 16, 39)
      .lineTo(x + 20, 39)
      .lineTo(x + 20, 46)
      .lineTo(x + 9, 46)
      .lineTo(x + 9, 52)
      .stroke();
    line(paper, 'Clube do Pintor', x + 28, 37, {size: 11, font: FONT.title, colour: '#ffffff'});
    line(paper, 'Relatório por rede e mês', x, 38, {size: 9, colour: SKY, align: 'right', width});
  });
  tagged(paper, parent, 'H1', () =>
    line(paper, name, x, 64, {
      size: fittedSize(paper, name, {font: FONT.title, width, from: 24, to: 14}),
      font: FONT.title,
      colour: '#ffffff',
      width,
    }),
  );
  tagged(paper, parent, 'P', () => line(paper, mark, x, 97, {size: 9.5, colour: SKY, width}));
}

/** Draws the four figures of the month. */
export function drawFigures(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  {x, y, width}: {x: number; y: number; width: number},
  {meses, resgates, pintores, valorPonto, percentualTaxa}: RelatorioPdfData,
): void {
  const [month, before] = [meses.at(-1), meses.at(-2)];
  if (!month) return;
  const total = month.valorTotal;
  const compared = [
    before && `${changeInPercent(total, before.valorTotal) ?? '–'} sobre ${monthAndYear(before.mes)}`,
    month.yearBefore > 0 && `${changeInPercent(total, month.yearBefore) ?? '–'} sobre um ano antes`,
  ].filter(text => typeof text === 'string');
  const figures = [
    [
      'Pontos utilizados',
      formatPontos(month.pontosUtilizados),
      [countOf(pintores, 'pintor', 'pintores'), countOf(resgates, 'resgate', 'resgates')],
    ],
    ['A pagar pelos pontos', reais(month.aPagar), [`a ${formatValorPonto(Math.round(valorPonto * 1000))} o ponto`]],
    ['Taxa de sucesso', reais(month.taxaSucesso), [`${quantity(percentualTaxa)}% do aumento`]],
    ['Valor total', reais(total), compared],
  ] as const;
  const room = width / figures.length;
  for (const [i, [label, figure, notes]] of figures.entries()) {
    const left = x + i * room + (i === 0 ? 0 : 12);
    tagged(paper, parent, 'P', () => {
      line(paper, label, left, y, {size: 8, colour: INK.grey});
      line(paper, figure, left, y + 13, {
        size: 15,
        font: FONT.title,
        colour: i === 3 ? INK.anil : INK.tinta,
        width: room - 16,
      });
      notes.forEach((note, at) =>
        line(paper, note, left, y + 34 + at * 11, {size: 8, colour: INK.grey, width: room - 14}),
      );
    });
    if (i > 0)
      decoration(paper, () =>
        paper
          .lineWidth(0.5)
          .strokeColor(INK.line)
          .moveTo(left - 12, y)
          .lineTo(left - 12, y + 56)
          .stroke(),
      );
  }
  rule(paper, x, y + 68, width);
}
