import {middleY} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import type {Line, Term} from '../../types';
import {isHeadingRow} from '../table/header';
import {sequenceOf} from '../item-head';
import {lineOfValue, has, type ItemRecord} from './records';
import {hasNoItem} from '../coupon/region';
import {withoutTail} from '../headings';

/** Rows that tell what was sold where no label does. */
export interface Above {
  terms: Term[];
  /** Nothing tells where they begin, or a page ends among them. */
  doubtful: boolean;
}

/** More rows than any description takes: a page's foot or head is among them. */
const LONG = 4;

const orderNumber = (line: Line | undefined): number | undefined => sequenceOf(line?.terms[0]);

/** A row that ends what stands above the items: labels, headings or a wide gap tell. */
function isOfOthers(above: Line | undefined, below: Line | undefined): boolean {
  if (!above || !below) return true;
  const far = middleY(below.box) - middleY(above.box) > Math.max(above.height, below.height) * NEXT_ROW;
  return far || hasNoItem(above) || isHeadingRow(above);
}

/** The last row that an item's labels and their values take: a value may stand on the row after its label. */
function endOf(record: ItemRecord, lines: readonly Line[]): number {
  return Math.max(...record.map(field => (field.column === 'descricao' ? field.line : lineOfValue(field, lines))));
}

/** What stands between one item's labels and the next one's, where no label names the description. */
export function aboveOf(records: readonly ItemRecord[], lines: readonly Line[]): Above[] {
  if (records.some(record => has(record, 'descricao'))) return records.map(() => ({terms: [], doubtful: false}));
  const labelled = records.map(([field]) => field?.line ?? 0);
  const last = records.map(record => endOf(record, lines));
  const heights = labelled.slice(1).map((line, k) => line - (last[k] ?? line) - 1);
  const largest = Math.max(1, ...heights);
  const numbered = heights.every((_, k) => orderNumber(lines[(last[k] ?? 0) + 1]) === k + 2);
  const startAbove = (k: number): {from: number; doubtful: boolean} => {
    const line = labelled[k] ?? 0;
    if (k > 0) return {from: (last[k - 1] ?? 0) + 1, doubtful: (heights[k - 1] ?? 0) > LONG};
    const above = lines.slice(Math.max(0, line - LONG), line + 1);
    const isNumbered = numbered ? above.findLastIndex(each => orderNumber(each) === 1) : -1;
    if (isNumbered >= 0) return {from: line - above.length + 1 + isNumbered, doubtful: false};
    const foreign = above.findLastIndex((each, i) => i < above.length - 1 && isOfOthers(each, above[i + 1]));
    const own = above.length - 2 - foreign;
    // One row between what is no item's and the labels must be the description; of several the first may be anything.
    return {from: line - Math.max(1, Math.min(own, largest)), doubtful: foreign < 0 || own !== 1};
  };
  return records.map(([field], k) => {
    const [{from, doubtful: doubt}, line] = [startAbove(k), labelled[k] ?? 0];
    const terms = lines.slice(Math.max(0, from), line).flatMap(each => withoutTail(each.terms));
    const before = lines[line]?.terms.slice(0, field?.start) ?? [];
    const ofOther = terms.some(({page}) => page !== lines[line]?.terms[0]?.page);
    return {terms: [...terms, ...before], doubtful: doubt || ofOther};
  });
}
