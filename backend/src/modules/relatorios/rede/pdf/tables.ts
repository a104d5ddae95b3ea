import {WITHOUT_REDE, formatPontos} from '@clube/domain';
import type {PdfDocument} from '../../../../kernel/documents/pdf-document';
import {drawTable, type TableColumn} from '../../../../kernel/documents/table';
import {amount, change, oneDecimal, percent, quantity} from './figures';
import {FRAME} from './frame';
import type {RelatorioPdfData} from './relatorio-pdf-data';

/** A numeric column with a total. */
const summed = <T>(
  title: string,
  width: number,
  of: (row: T) => number,
  format: (value: number) => string,
): TableColumn<T> => ({
  title,
  width,
  align: 'right',
  value: row => format(of(row)),
  sum: {of, format},
});

/** The start of a table, and how it continues on the next page. */
export interface Place {
  y: number;
  nextPage(): {y: number; previous: string};
}

/** Draws each network's debt, or one network's points by shop of origin. @returns y below it */
export function drawNetworks(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  of: RelatorioPdfData,
  place: Place,
): number {
  const all = of.meses.at(-1)?.pontosUtilizados ?? 0;
  const common = {x: FRAME.left, bottom: FRAME.bottom, parent, nextPage: place.nextPage};
  if (of.rede === null) {
    return drawTable<RelatorioPdfData['redes'][number]>(paper, {
      ...common,
      y: place.y,
      title: '1. O que cada rede deve',
      rows: of.redes,
      total: 'Total',
      faded: row => row.valorTotal === 0 || row.rede === WITHOUT_REDE,
      columns: [
        {title: 'Rede', width: 183, value: row => row.rede, strong: true},
        summed('Pontos', 80, row => row.pontosUtilizados, formatPontos),
        {title: 'Parte', width: 50, align: 'right', value: row => percent(row.pontosUtilizados, all)},
        summed('A pagar\npelos pontos, R$', 72, row => row.aPagar, amount),
        summed('Taxa de\nsucesso, R$', 64, row => row.taxaSucesso, amount),
        summed('Valor total,\nR$', 64, row => row.valorTotal, amount),
      ],
    });
  }
  return drawTable<RelatorioPdfData['lojas'][number]>(paper, {
    ...common,
    y: place.y,
    title: '1. Pontos utilizados, pela loja onde foram ganhos',
    rows: of.lojas,
    total: 'Total de pontos utilizados',
    columns: [
      {title: 'Loja', width: 190, value: row => row.loja, strong: true},
      {title: 'Cidade', width: 130, value: row => row.cidade},
      summed('Pontos', 70, row => row.pontos, formatPontos),
      {title: 'Parte', width: 50, align: 'right', value: row => percent(row.pontos, all)},
      summed('A pagar, R$', 73, row => row.aPagar, amount),
    ],
  });
}

/** Draws the products that sold more than before. @returns y below it */
export function drawProdutos(
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  of: RelatorioPdfData,
  place: Place,
): number {
  let y = place.y + 18;
  if (y + 90 > FRAME.bottom) ({y} = place.nextPage());
  return drawTable<RelatorioPdfData['produtos'][number]>(paper, {
    x: FRAME.left,
    y,
    title: '2. Taxa de sucesso, por produto',
    bottom: FRAME.bottom,
    parent,
    nextPage: place.nextPage,
    rows: of.produtos,
    total: 'Total da taxa',
    faded: row => row.taxaSucesso === 0,
    columns: [
      {title: 'Produto', width: 222, value: row => row.produto ?? 'Produto sem cadastro'},
      {title: 'Código', width: 44, value: row => row.codProduto},
      {title: 'Média\npor mês', width: 46, align: 'right', value: row => oneDecimal(row.mediaMensal)},
      summed('Vendida\nno mês', 46, row => row.qtdVendida, quantity),
      {title: '\nAumento', width: 46, align: 'right', value: row => change(row.aumentoVendas)},
      {title: 'Aumento,\nR$', width: 58, align: 'right', value: row => amount(row.aumentoVendasDinheiro)},
      {
        title: `Taxa ${quantity(of.percentualTaxa)}%,\nR$`,
        width: 51,
        align: 'right',
        value: row => (row.taxaSucesso === 0 ? '–' : amount(row.taxaSucesso)),
        sum: {of: row => row.taxaSucesso, format: amount},
      },
    ],
  });
}
