import type {Random} from '@clube/seeds/drawing';
import {printedItens, type Drawing, type Layout} from '../drawing';
import type {NumberFormats} from '../number-formats';
import {SheetForm, type Frame, type Typefaces} from '../sheet-form';
import type {Receipt} from '../receipt';
import {receiptSlip, header, recipient, taxes, carrier} from './danfe';
import {TABLES, type Table} from './danfe-columns';
import {writeItens} from './danfe-table';

const A4 = [595.28, 841.89] as const;

const TYPEFACES: Record<string, Typefaces> = {
  sans: {label: 'sans', value: 'sans', bold: 'sans-bold'},
  serif: {label: 'serif', value: 'serif', bold: 'serif-bold'},
  condensed: {label: 'condensed', value: 'condensed', bold: 'condensed-bold'},
  mono: {label: 'sans', value: 'mono', bold: 'mono-bold'},
};

interface DanfeStyle {
  frame: Frame;
  table: Table;
  fontSize: number;
  tradeName: boolean;
  withCarrier: boolean;
}

function drawDanfe(receipt: Receipt, formats: NumberFormats, style: DanfeStyle): Drawing {
  const {frame, table, fontSize, tradeName, withCarrier} = style;
  // Drawn twice, as the headers show the number of sheets, which only the first pass finds.
  const layOut = (sheets: number): SheetForm => {
    const form = new SheetForm(frame);
    receiptSlip(form, receipt, formats);
    header(form, receipt, `Folha 1/${sheets}`, tradeName);
    recipient(form, receipt);
    taxes(form, receipt, formats);
    if (withCarrier) carrier(form);
    let written = writeItens(form, receipt.itens, 0, table, formats, form.bottom - 70, fontSize);
    form.y = form.bottom - 68;
    form.section('DADOS ADICIONAIS');
    form.field(
      {
        label: 'INFORMAÇÕES COMPLEMENTARES',
        value: 'Documento emitido por ME ou EPP optante pelo Simples Nacional.',
        share: 1,
      },
      form.left,
      form.y,
      form.width,
      form.bottom - form.y,
    );
    for (let sheet = 2; written < receipt.itens.length; sheet++) {
      form.newSheet();
      header(form, receipt, `Folha ${sheet}/${sheets}`, tradeName);
      written = writeItens(form, receipt.itens, written, table, formats, form.bottom - 8, fontSize);
    }
    return form;
  };
  return {
    sheets: layOut(layOut(1).sheets.length).sheets,
    codigo: 'codigo_barras',
    itens: printedItens(receipt, {discountOnLine: table.discountOnLine}),
  };
}

function frame(flat: boolean, typeface: string, random: Random): Frame {
  const [shortSide, longSide] = A4;
  return {
    width: flat ? longSide : shortSide,
    height: flat ? shortSide : longSide,
    margin: random.pick([14, 20]),
    typefaces: TYPEFACES[typeface] ?? (TYPEFACES.sans as Typefaces),
    boxes: random.chance(0.8),
    labelSize: 4.8,
    valueSize: typeface === 'mono' ? 6.8 : 7.6,
  };
}

const tablesAt = (tables: readonly Table[], indexes: number[]) => indexes.map(i => tables[i] as Table);

/** A landscape DANFE. */
export const landscapeDanfe: Layout = (receipt, {random, formats}) =>
  drawDanfe(receipt, formats, {
    frame: frame(true, random.pick(['sans', 'serif']), random),
    table: random.pick(tablesAt(TABLES, [0, 1, 3])),
    fontSize: 6.6,
    tradeName: random.chance(0.5),
    withCarrier: false,
  });

/** A portrait DANFE with items on several sheets. */
export const multiPageDanfe: Layout = (receipt, {random, formats}) =>
  drawDanfe(receipt, formats, {
    frame: frame(false, random.pick(['sans', 'condensed']), random),
    table: random.pick(tablesAt(TABLES, [0, 1])),
    fontSize: 5.8,
    tradeName: random.chance(0.5),
    withCarrier: true,
  });

/** A portrait DANFE with another system's columns and typeface. */
export const columnDanfe: Layout = (receipt, {random, formats}) => {
  const typeface = random.pick(['serif', 'condensed', 'condensed', 'mono']);
  return drawDanfe(receipt, formats, {
    frame: frame(false, typeface, random),
    table: random.pick(tablesAt(TABLES, [2, 3, 2, 1])),
    fontSize: typeface === 'mono' ? 5 : 6,
    tradeName: random.chance(0.5),
    withCarrier: random.chance(0.5),
  });
};
