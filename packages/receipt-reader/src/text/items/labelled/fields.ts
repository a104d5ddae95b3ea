import {foldedOf} from '../../lines/lines';
import type {Line, Term} from '../../types';
import {stackHeadings} from '../table/column-headings';
import {isHeadingRow} from '../table/header';
import {distribute, withoutFigures} from '../table/cells';
import {columnOf, isHeadingWord, type Column} from '../table/columns';

/** A value of an item beside or under the label that names it. */
export interface LabelledField {
  column: Column;
  /** Every word after the label up to the next one, or in its cell under it. */
  value: Term[];
  /** Index of the row that the label stands on, and where on it. */
  line: number;
  start: number;
}

/** The most words of a label: `Valor unitário comercial:`. */
const MAX_LABEL_WORDS = 3;

const endsLabel = ({text}: Term): boolean => /\p{L}\.?:$/u.test(text);
const canBe = ({folded, text}: Term): boolean => !/\d/.test(text) && isHeadingWord(folded);

/** What begins a label that goes on over the end of a row. */
const OPEN_LABEL = /^(V|VL|VLR|VALOR|PRECO|COD|CODIGO|QTDE?|QUANT|UNID)\W*$/;

/** The longest label that ends with the colon of word `end`; undefined where its words name no column. */
function labelEndingAt(
  terms: readonly Term[],
  end: number,
  onLine: (index: number) => number,
): {column: Column; start: number} | undefined {
  const last = terms[end];
  if (!last || !endsLabel(last)) return undefined;
  for (let start = Math.max(0, end - MAX_LABEL_WORDS + 1); start <= end; start++) {
    const words = terms.slice(start, end + 1);
    const column = columnOf(words.map(({folded}) => folded));
    const onlyOnce = words.slice(0, -1).every(term => !endsLabel(term));
    const whole = onLine(start) === onLine(end) || OPEN_LABEL.test(words[0]?.folded ?? '');
    if (column && column !== 'item' && whole && onlyOnce && words.every(canBe)) return {column, start};
  }
  return undefined;
}

/** `Desc.:` before words is short for the description, before an amount for a discount. */
function byValue(column: Column, [first]: readonly Term[]): Column {
  const inWords = first !== undefined && !/^(R\$|[-(]?[\d.,]+%?\)?)$/.test(first.text);
  return column === 'desconto' && inWords ? 'descricao' : column;
}

/** `Código: 123  Qtd: 2 UN`: labels with a colon, in rows that may break anywhere. */
export function fieldsWithColon(lines: readonly Line[]): LabelledField[] {
  const row = lines.flatMap(({terms}, line) => terms.map((term, index) => ({term, line, index})));
  const terms = row.map(({term}) => term);
  const labels = terms.flatMap((_, end) => {
    const label = labelEndingAt(terms, end, index => row[index]?.line ?? -1);
    return label ? [{...label, end}] : [];
  });
  return labels.flatMap(({column, start, end}, k) => {
    const at = row[start];
    const value = terms.slice(end + 1, labels[k + 1]?.start);
    return at ? [{column: byValue(column, value), value, line: at.line, start: at.index}] : [];
  });
}

/** Headings that each item repeats over its own values. */
export function fieldsUnderHeadings(lines: readonly Line[]): LabelledField[] {
  const writings = lines.map(({terms}) => foldedOf(terms));
  const repeated = (line: Line, i: number) =>
    line.terms.length > 1 && isHeadingRow(line) && writings.some((written, k) => k !== i && written === writings[i]);
  const headings = lines.map((line, i) => (repeated(line, i) ? stackHeadings([line], line.height) : undefined));
  return headings.flatMap((strips, i) => {
    const [heading, under] = [lines[i], lines[i + 1]];
    if (!strips || !heading || !under || headings[i + 1]) return [];
    const values = distribute(under, strips, heading.height);
    const rest = lines.slice(i + 2);
    const end = rest.findIndex(
      (line, k) => headings[i + 2 + k] || !withoutFigures(distribute(line, strips, heading.height), strips),
    );
    const goOn = strips.some(({column}) => column === 'descricao') ? rest.slice(0, Math.max(0, end)) : [];
    return strips.map(({column, terms}, j) => ({
      column,
      value: [
        ...(values.cells[j] ?? []),
        ...(column === 'descricao'
          ? goOn.flatMap(line => distribute(line, strips, heading.height).cells[j] ?? [])
          : []),
      ],
      line: i,
      start: heading.terms.indexOf(terms[0] as Term),
    }));
  });
}
