import type {DanfeForm} from './danfe-form';
import {plainCapitals, printCents, printQuantity} from '../format';
import {grossValue, type NotaItem, type NotaFiscal} from '../nota';
import {wrapText, type Align} from '../sheet/sheet';

const SIZE = 5.9;
const LINE = SIZE * 1.2;

/** The tax was already paid by the manufacturer (substituição tributária), as for paints in most states. */
const CST = '060';
const CFOP = '5405';

interface Column {
  label: string;
  share: number;
  align: Align;
  value: (item: NotaItem) => string;
}

const COLUMNS: Column[] = [
  {label: 'CÓDIGO', share: 46, align: 'left', value: item => item.codigo},
  {label: 'DESCRIÇÃO DO PRODUTO / SERVIÇO', share: 186, align: 'left', value: item => plainCapitals(item.descricao)},
  {label: 'NCM/SH', share: 36, align: 'center', value: item => item.ncm},
  {label: 'CST', share: 20, align: 'center', value: () => CST},
  {label: 'CFOP', share: 23, align: 'center', value: () => CFOP},
  {label: 'UN', share: 18, align: 'center', value: item => item.unidade},
  {label: 'QUANT', share: 38, align: 'right', value: item => printQuantity(item.qtde)},
  {label: 'VALOR UNIT', share: 42, align: 'right', value: item => printCents(item.valorUnitario)},
  {label: 'VALOR DESC', share: 36, align: 'right', value: item => printCents(item.valorDesconto)},
  {label: 'VALOR TOTAL', share: 44, align: 'right', value: item => printCents(grossValue(item))},
  {label: 'B.CÁLC ICMS', share: 36, align: 'right', value: () => '0,00'},
  {label: 'VALOR ICMS', share: 34, align: 'right', value: () => '0,00'},
  {label: 'ALÍQ ICMS', share: 26, align: 'right', value: () => '0,00'},
];

/** Draws the table of products, always `height` points high. */
export function itemTable(form: DanfeForm, nota: NotaFiscal, height: number): void {
  form.section('DADOS DOS PRODUTOS / SERVIÇOS');
  const {left, width, y} = form;
  const shares = COLUMNS.reduce((sum, column) => sum + column.share, 0);
  const placed: (Column & {x: number; width: number})[] = [];
  let pen = left;
  for (const column of COLUMNS) {
    const own = (column.share / shares) * width;
    placed.push({...column, x: pen, width: own});
    pen += own;
  }
  form.box(left, y, width, height);
  form.line(left, y + 11, left + width, y + 11);
  for (const column of placed) {
    if (column.x > left) form.line(column.x, y, column.x, y + height);
    form.text(column.label, column.x + 1.5, y + 7.6, column.width - 3, 4.6, {align: 'center'});
  }
  let line = y + 11 + SIZE + 2;
  for (const item of nota.itens) {
    let lines = 1;
    for (const column of placed) {
      const inner = column.width - 4;
      const parts =
        column.share > 100 ? wrapText(column.value(item), inner, {font: 'sans', size: SIZE}) : [column.value(item)];
      parts.forEach((part, i) => form.text(part, column.x + 2, line + i * LINE, inner, SIZE, {align: column.align}));
      lines = Math.max(lines, parts.length);
    }
    line += lines * LINE;
    form.line(left, line - SIZE * 0.75, left + width, line - SIZE * 0.75, 1);
    line += 1.6;
  }
  form.y += height;
}
