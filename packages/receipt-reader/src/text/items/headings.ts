import type {Line, Term} from '../types';
import {lexemesOf} from './lexicon';

/** Where the headings begin that some pages repeat beside each description: `Qtde: UN: Valor unitário: Vl. Total`. */
function headingsStart(line: Line): number {
  const pieces = lexemesOf(line);
  const start = pieces.findIndex(
    ({category}, i) => 'QVZ'.includes(category) && pieces.slice(i).every(piece => piece.numbers.length === 0),
  );
  const headings = start < 0 ? [] : pieces.slice(start).filter(({category}) => 'QVZRU'.includes(category));
  return headings.length >= 2 ? (pieces[start]?.index ?? -1) : -1;
}

/** A row without such headings. */
export function withoutHeadings(line: Line): Term[] {
  const start = headingsStart(line);
  return start < 0 ? line.terms : line.terms.slice(0, start);
}

/** A row that carries the headings of its own item: the item's figures stand under them. */
export function opensWithHeadings(line: Line): boolean {
  const start = headingsStart(line);
  return start >= 0 && lexemesOf(line).some(({category, index}) => category === 'Q' && index >= start);
}

const HEADING = /^(VL|TOTAL|VALOR|VL\.?TOTAL)\.?:?$|^UNIT(ARIO)?\.?:$|^R\$:?$|^ITENS:$/;

/** Without the headings of amounts that end a row; before other words they are part of a name: `TOTAL MASTIQUE PU 40`. */
export function withoutTail(terms: readonly Term[]): Term[] {
  return terms.slice(0, terms.findLastIndex(({folded}) => !HEADING.test(folded)) + 1);
}
