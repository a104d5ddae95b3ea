import {widthOf, lineOf} from '../../lines/lines';
import type {Line, Term} from '../../types';
import {columnOf, type Column} from './columns';

export interface ColumnHeading {
  column: Column;
  x0: number;
  x1: number;
  terms: Term[];
}

/** Heights of a row: a gap that parts two headings whatever they say, and one that does where their words allow it. */
const HEADING_GAP = {always: 1.1, maybe: 0.55} as const;
/** Of the narrower one's width: headings that overlap more stand under each other. */
const STACKED = 0.4;

/** Words of a heading's row cut into headings: where a gap is wide, or where the words together name no column any more. */
export function splitHeadings(terms: readonly Term[], height: number): Term[][] {
  const parts: Term[][] = [];
  for (const term of terms) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const gap = last ? term.box.x0 - last.box.x1 : Infinity;
    if (!part || gap > height * HEADING_GAP.always || areSeparate(part, term, gap > height * HEADING_GAP.maybe))
      parts.push([term]);
    else part.push(term);
  }
  return parts;
}

/** Whether two neighbours are headings of their own: each names a column, and together they name another or none. */
function areSeparate(part: readonly Term[], term: Term, wideGap: boolean): boolean {
  const before = part.map(({folded}) => folded);
  if (/^[/-]$/.test(term.folded) || /[/-]$|^D[EOA]S?$|^E$/.test(before.at(-1) ?? '')) return false;
  const [a, b, joined] = [columnOf(before), columnOf([term.folded]), columnOf([...before, term.folded])];
  const generic = /^(V|VL|VLR|VALOR|PRECO|COD|CODIGO|UNID|UNIDADE|QTD?E?|QUANT)\W*$/.test(before.join(''));
  // One blank may part two columns; where it does not, their rows tell.
  if (/^COD(IGO)?\W*$/.test(before.join('')) && /^(DESCR|DISCR)/.test(term.folded)) return true;
  // `Total líq.` names one column, though each of its words names another.
  if ((joined === 'liquido' && !wideGap) || joined === 'percentual') return false;
  // `Vl. Trib. Vl. Item`: the word that opens one heading ends the one before.
  if (a !== undefined && /^(VL|VLR|VALOR)\W*$/.test(term.folded)) return true;
  if (a !== undefined && b !== undefined && a !== b && !generic && joined !== 'outro') return true;
  const opens = b !== undefined || /^(V|VL|VLR|VALOR|PRECO|ALIQ|BC|BASE|B)\b/.test(term.folded);
  if (a !== undefined && opens && (joined === undefined || (wideGap && joined !== a) || (a !== joined && b !== joined)))
    return true;
  return a !== undefined && wideGap && opens;
}

/** Headings that stand under each other made one: `VALOR` over `UNITÁRIO`. */
export function stackHeadings(lines: readonly Line[], height: number): ColumnHeading[] {
  const stacks: {terms: Term[]; x0: number; x1: number}[] = [];
  for (const line of lines) {
    for (const terms of splitHeadings(line.terms, height)) {
      const {box} = lineOf(terms);
      const overlapWidth = (other: {x0: number; x1: number}) => Math.min(other.x1, box.x1) - Math.max(other.x0, box.x0);
      const owner = stacks
        .filter(stack => overlapWidth(stack) > Math.min(widthOf(box), stack.x1 - stack.x0) * STACKED)
        .sort((a, b) => overlapWidth(b) - overlapWidth(a))[0];
      if (owner) {
        owner.terms.push(...terms);
        owner.x0 = Math.min(owner.x0, box.x0);
        owner.x1 = Math.max(owner.x1, box.x1);
      } else stacks.push({terms: [...terms], x0: box.x0, x1: box.x1});
    }
  }
  return stacks
    .map(({terms, x0, x1}) => ({
      terms,
      x0,
      x1,
      column: columnOf(terms.map(({folded}) => folded)) ?? ('outro' as const),
    }))
    .sort((a, b) => a.x0 - b.x0);
}
