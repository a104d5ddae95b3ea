import {INK} from '@clube/domain';
import {heading, type PdfDocument} from '../../../../kernel/documents/pdf-document';
import {drawStackedBars} from '../../../../kernel/documents/stacked-bars';
import {oneDecimal, quantity, reais, roundReais, monthAndYear} from './figures';
import {FRAME} from './frame';
import type {RelatorioPdfData} from './relatorio-pdf-data';

export function drawChart(paper: PdfDocument, parent: PDFKit.PDFStructureElement, {meses}: RelatorioPdfData): void {
  const totals = meses.map(({valorTotal}) => valorTotal);
  const inThousands = Math.max(...totals) >= 1000;
  heading(
    paper,
    parent,
    `Valor total nos últimos 12 meses, em ${inThousands ? 'mil reais' : 'reais'}`,
    FRAME.left,
    230,
  );
  drawStackedBars(paper, {
    parent,
    x: FRAME.left,
    y: 250,
    width: FRAME.width,
    height: 164,
    format: roundReais,
    series: [
      {title: 'A pagar pelos pontos', colour: INK.anil},
      {title: 'Taxa de sucesso', colour: INK.ocre},
    ],
    markTitle: 'Mesmo mês, um ano antes',
    alt: `Valor total por mês: ${meses.map(({mes, valorTotal}) => `${monthAndYear(mes)} ${reais(valorTotal)}`).join('; ')}`,
    bars: meses.map(({mes, aPagar, taxaSucesso, yearBefore}, i) => ({
      label: monthAndYear(mes),
      parts: [aPagar, taxaSucesso],
      mark: yearBefore > 0 ? yearBefore : null,
      text: inThousands ? oneDecimal((totals[i] ?? 0) / 1000) : quantity(Math.round(totals[i] ?? 0)),
    })),
  });
}
