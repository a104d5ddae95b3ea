import {DAY_MS, type DecimalSign} from '@clube/domain';

interface RawCell {
  /** The cell's type in the file: shared text, number, boolean… */
  kind: string;
  style: string;
  value: string;
}

export type CellReader = (cell: RawCell) => string;

interface Book {
  texts: readonly string[];
  /** The indexes of the styles whose numbers are dates. */
  dates: ReadonlySet<string>;
  decimal: DecimalSign;
}

/** Day 0 of Excel's dates; one day early, as Excel takes 1900 for a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Converts a cell to the text that a person would have typed: numbers with the decimal sign, dates as DD/MM/AAAA. */
export const cellReader =
  ({texts, dates, decimal}: Book): CellReader =>
  ({kind, style, value}) => {
    if (kind === 's') return texts[Number(value)] ?? '';
    if (kind === 'b') return value === '1' ? 'Sim' : value === '' ? '' : 'Não';
    if (kind !== 'n' || value === '') return unescaped(value);
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    if (dates.has(style)) return dayOf(number);
    // Excel shows fifteen digits: 0.1 + 0.2 is 0.3.
    const text = String(Number(number.toPrecision(15)));
    return decimal === ',' ? text.replace('.', ',') : text;
  };

function dayOf(serial: number): string {
  const day = new Date(DAY_ZERO + Math.floor(serial) * DAY_MS);
  if (Number.isNaN(day.getTime()) || serial < 1) return String(serial);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** `_x000D_` encodes a character that XML cannot hold. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
