import {INK, countOf, formatDate, formatDateTime} from '@clube/domain';
import {FONT, decoration, line, onPaper, rule, tagged} from '../../../../kernel/documents/pdf-document';
import {drawTable, type TableColumn} from '../../../../kernel/documents/table';
import type {ResgateToSeparate} from './resgate-to-separate';

export interface SeparationPdfData {
  resgates: ResgateToSeparate[];
  /** The number of chosen orders, cancelled ones included. */
  chosen: number;
  at: Date;
}

const [LEFT, WIDTH, TOP, BOTTOM] = [41, 513, 44, 790];
const amount = new Intl.NumberFormat('pt-BR');
const quantity = {of: ({qtde}: {qtde: number}) => qtde, format: (sum: number) => amount.format(sum)};

interface ToTake {
  codigo: string;
  premio: string;
  obs: string | null;
  qtde: number;
  resgates: number;
}

/** Draws the picking list: the totals per prize, then each order with a box to tick. */
export function draw({resgates, chosen, at}: SeparationPdfData): Promise<Buffer> {
  const title = 'Lista de separação';
  return onPaper({title, subject: countOf(resgates.length, 'resgate', 'resgates'), numbered: true}, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    tagged(paper, parent, 'H1', () => line(paper, title, LEFT, 40, {size: 20, font: FONT.title}));
    const left = chosen - resgates.length;
    const about = [
      countOf(resgates.length, 'resgate', 'resgates'),
      left > 0 && `${countOf(left, 'cancelado ficou', 'cancelados ficaram')} de fora`,
      formatDateTime(at),
    ];
    tagged(paper, parent, 'P', () =>
      line(paper, about.filter(Boolean).join(' · '), LEFT, 68, {size: 9, colour: INK.grey}),
    );
    const nextPage = () => {
      paper.addPage();
      return {y: TOP, previous: `página ${paper.bufferedPageRange().count - 1}`};
    };
    const common = {x: LEFT, bottom: BOTTOM, nextPage, parent, total: 'Total'};
    const below = drawTable(paper, {
      ...common,
      y: 92,
      title: '1. O que separar',
      columns: TO_TAKE,
      rows: inAll(resgates),
    });
    const y = below + 110 > BOTTOM ? nextPage().y : below + 20;
    drawTable(paper, {...common, y, title: '2. Pedido por pedido', columns: ORDERS, rows: resgates});
    const {start, count} = paper.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      paper.switchToPage(page);
      rule(paper, LEFT, 806, WIDTH);
      decoration(paper, () =>
        line(paper, `${page + 1} de ${count}`, LEFT, 812, {size: 7.5, font: FONT.strong, align: 'right', width: WIDTH}),
      );
    }
    parent.end();
  });
}

function inAll(resgates: readonly ResgateToSeparate[]): ToTake[] {
  const taken = new Map<string, ToTake>();
  for (const {codigo, premio, obs, qtde} of resgates) {
    const key = JSON.stringify([codigo, obs]);
    const before = taken.get(key) ?? {codigo, premio, obs, qtde: 0, resgates: 0};
    taken.set(key, {...before, qtde: before.qtde + qtde, resgates: before.resgates + 1});
  }
  return [...taken.values()];
}

const TO_TAKE: readonly TableColumn<ToTake>[] = [
  {title: 'Prêmio', width: 240, value: row => row.premio, strong: true},
  {title: 'Código', width: 80, value: row => row.codigo},
  {title: 'Opção', width: 93, value: row => row.obs ?? ''},
  {
    title: 'Pedidos',
    width: 50,
    align: 'right',
    value: row => amount.format(row.resgates),
    sum: {of: row => row.resgates, format: quantity.format},
  },
  {title: 'Quantidade', width: 50, align: 'right', value: row => amount.format(row.qtde), sum: quantity},
];

const ORDERS: readonly TableColumn<ResgateToSeparate>[] = [
  {title: 'Pedido', width: 44, value: row => String(row.id), strong: true},
  {title: 'Prêmio', width: 156, value: row => `${row.premio}${row.obs ? ` (${row.obs})` : ''}`},
  {title: 'Para', width: 144, value: row => row.destinatario},
  {title: 'Cidade', width: 76, value: row => [row.cidade, row.estado].filter(Boolean).join('/')},
  {title: 'Previsão', width: 56, align: 'right', value: row => formatDate(row.previsao)},
  {title: 'Qtde.', width: 37, align: 'right', value: row => amount.format(row.qtde), sum: quantity},
];
