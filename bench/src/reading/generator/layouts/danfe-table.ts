import {measureText, wrapText} from '@clube/seeds/drawing';
import type {NumberFormats} from '../number-formats';
import type {SheetForm} from '../sheet-form';
import type {ReceiptItem} from '../receipt';
import type {Table} from './danfe-columns';

const LINE_HEIGHT = 1.2;

/** Writes items from index `from` on until `bottom`; returns the index of the first that did not fit. */
export function writeItens(
  form: SheetForm,
  itens: readonly ReceiptItem[],
  from: number,
  {columns}: Table,
  formats: NumberFormats,
  bottom: number,
  fontSize: number,
): number {
  form.section('DADOS DOS PRODUTOS / SERVIÇOS');
  const {left, width, y, frame} = form;
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  let pen = left;
  const placed = columns.map(column => {
    const own = (column.share / shares) * width;
    pen += own;
    return {...column, x: pen - own, width: own};
  });
  for (const {label, x, width: own} of placed) {
    if (frame.boxes && x > left) form.line(x, y, x, bottom);
    form.text(label, x + 1, y + 7.4, own - 2, frame.labelSize - 0.4, 'center', frame.typefaces.label);
  }
  form.box(left, y, width, bottom - y);
  form.line(left, y + 11, left + width, y + 11);
  let lineY = y + 11 + fontSize + 2;
  for (let i = from; i < itens.length; i++) {
    const item = itens[i];
    if (!item) break;
    const texts = placed.map(column => {
      const text = column.value(item, formats, i);
      const style = {font: frame.typefaces.value, size: fontSize};
      return column.wraps ? wrapText(text, column.width - 4, style) : [text];
    });
    const lineCount = Math.max(...texts.map(({length}) => length));
    if (lineY + (lineCount - 1) * fontSize * LINE_HEIGHT > bottom - 3) return i;
    placed.forEach((column, c) => {
      const width = column.width - 3.4;
      // Figures that are too long are printed smaller, as a cut one would be another number.
      const measured = column.wraps ? 0 : measureText(texts[c]?.[0] ?? '', frame.typefaces.value, fontSize);
      const size = Math.min(fontSize, (fontSize * (width - 0.2)) / Math.max(measured, 1));
      texts[c]?.forEach((part, n) =>
        form.text(part, column.x + 2, lineY + n * fontSize * LINE_HEIGHT, width, size, column.align),
      );
    });
    lineY += lineCount * fontSize * LINE_HEIGHT + 2;
  }
  return itens.length;
}
