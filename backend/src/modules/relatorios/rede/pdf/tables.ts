import {WITHOUT_REDE, formatPontos} from '@clube/domain';
import type {Paper} from '../../../../kernel/documents/paper';
import {drawTable} from '../../../../kernel/documents/table';
import {amount, change, oneDecimal, percent, quantity} from './figures';
import {FRAME} from './frame';
import type {RelatorioOnPaper} from './relatorio-on-paper';

/** Where a table begins, and how it goes on. */
export interface Place {
  y: number;
  nextPage(): {y: number; previous: string};
}

/** What each network owes; of one, its points by the shop where they were earned. @returns y below */
export function drawNetworks(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  of: RelatorioOnPaper,
  place: Place,
): number {
  const all = of.meses.at(-1)?.pontosUtilizados ?? 0;
  const common = {x: FRAME.left, bottom: FRAME.bottom, parent, nextPage: place.nextPage};
  if (of.rede === null) {
    return drawTable(paper, {
      ...common,
      y: place.y,
      title: '1. O que cada rede deve',
      rows: of.redes,
      total: 'Total',
      faded: row => row.valorTotal === 0 || row.rede === WITHOUT_REDE,
      columns: [
        {title: 'Rede', width: 183, value: row => row.rede, strong: true},
        {
          title: 'Pontos',
          width: 80,
          align: 'right',
          value: row => formatPontos(row.pontosUtilizados),
          sum: {of: row => row.pontosUtilizados, format: formatPontos},
        },
        {title: 'Parte', width: 50, align: 'right', value: row => percent(row.pontosUtilizados, all)},
        {
          title: 'A pagar\npelos pontos, R$',
          width: 72,
          align: 'right',
          value: row => amount(row.aPagar),
          sum: {of: row => row.aPagar, format: amount},
        },
        {
          title: 'Taxa de\nsucesso, R$',
          width: 64,
          align: 'right',
          value: row => amount(row.taxaSucesso),
          sum: {of: row => row.taxaSucesso, format: amount},
        },
        {
          title: 'Valor total,\nR$',
          width: 64,
          align: 'right',
          value: row => amount(row.valorTotal),
          sum: {of: row => row.valorTotal, format: amount},
        },
      ],
    });
  }
  return drawTable(paper, {
    ...common,
    y: place.y,
    title: '1. Pontos utilizados, pela loja onde foram ganhos',
    rows: of.lojas,
    total: 'Total de pontos utilizados',
    columns: [
      {title: 'Loja', width: 190, value: row => row.loja, strong: true},
      {title: 'Cidade', width: 130, value: row => row.cidade},
      {
        title: 'Pontos',
        width: 70,
        align: 'right',
        value: row => formatPontos(row.pontos),
        sum: {of: row => row.pontos, format: formatPontos},
      },
      {title: 'Parte', width: 50, align: 'right', value: row => percent(row.pontos, all)},
      {
        title: 'A pagar, R$',
        width: 73,
        align: 'right',
        value: row => amount(row.aPagar),
        sum: {of: row => row.aPagar, format: amount},
      },
    ],
  });
}

/** What sold more than before, product by product. @returns y below */
export function drawProdutos(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  of: RelatorioOnPaper,
  place: Place,
): number {
  let y = place.y + 18;
  if (y + 90 > FRAME.bottom) ({y} = place.nextPage());
  return drawTable(paper, {
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
      {
        title: 'Vendida\nno mês',
        width: 46,
        align: 'right',
        value: row => quantity(row.qtdVendida),
        sum: {of: row => row.qtdVendida, format: quantity},
      },
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
