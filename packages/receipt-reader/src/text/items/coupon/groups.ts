import {foldedOf, middleY, stepsOf} from '../../lines/lines';
import {labelsOfLine} from '../../labels/labels';
import type {Line, Term} from '../../types';
import {ONE_GAP} from '../rows/gaps';
import {adjustmentOf, looksLikeAdjustment} from '../adjustments';
import {anchorOf, type Anchor} from './anchor';
import {readHead, sequenceOf} from '../item-head';
import {opensWithHeadings} from '../headings';

/** How much wider than the narrowest the one widest gap must be to part two items. */
const COUPON_GAP = 1.25;
/** Running numbers that OCR may have lost before the one that is looked for: more is no running number. */
const MAX_LOST = 2;
/** The least share of the items' figures whose rows are numbered where numbers part the items. */
const NUMBERED_SHARE = 0.6;
/** Heights of a row: no farther under the last figures their description goes on. Nearer than a usual row. */
const TAIL = 1.3;

/** The rows of one item of a coupon. */
export interface Group {
  textLines: Line[];
  anchor?: Anchor;
  anchorLine?: Line;
  adjustments: {kind: 'desconto' | 'acrescimo'; cents: number; term?: Term}[];
  lines: Line[];
  cancelled?: boolean;
  /** Begins with a running number. */
  numbered: boolean;
}

const hasLetters = (terms: readonly Term[]): boolean => /[A-Z]{3}/.test(foldedOf(terms));

/** Code and description before an item's figures; a code alone belongs to the description above. */
function isDescribed(prefix: readonly Term[]): boolean {
  const {codigo, nome: name} = readHead(prefix, undefined);
  return codigo !== undefined && hasLetters(name);
}

/** A row that begins with the next running number and says what was sold. */
function beginsItem(line: Line, expected: number): boolean {
  const number = sequenceOf(line.terms[0]);
  return (
    number !== undefined &&
    number >= expected &&
    number <= expected + MAX_LOST &&
    line.terms.length > 1 &&
    /[A-Z]{3}|\d{3}/.test(foldedOf(line.terms.slice(1)))
  );
}

/** How many of the rows between two items' figures stand nearer to the first, where one gap is plainly the widest. */
function countOfPrevious(before: Line | undefined, between: readonly Line[], after: Line): number {
  if (!before || between.length === 0) return 0;
  const ys = [before, ...between, after].map(({box}) => middleY(box));
  const gaps = stepsOf(ys);
  const largest = Math.max(...gaps);
  const alone = gaps.filter(gap => gap > largest * ONE_GAP).length === 1;
  return alone && largest > Math.min(...gaps) * COUPON_GAP ? gaps.indexOf(largest) : 0;
}

/** Rows grouped to items: by the running numbers where there are any, else by where the figures stand. */
export function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const anchors = lines.map(anchorOf);
  let nextFetchId = 1;
  const starts = lines.map((line, i) => {
    // A row of figures alone begins with its quantity, not with a running number.
    const begins = anchors[i]?.start !== 0 && beginsItem(line, nextFetchId);
    if (begins) nextFetchId = (sequenceOf(line.terms[0]) ?? nextFetchId) + 1;
    return begins;
  });
  const headed = lines.map(opensWithHeadings);
  if (headed.filter(Boolean).length >= 2) headed.forEach((opens, i) => (starts[i] = opens));
  const numbered = starts.filter(Boolean).length >= Math.max(1, anchors.filter(Boolean).length * NUMBERED_SHARE);
  let pending: Line[] = [];
  const newGroup = (): Group => {
    const group: Group = {textLines: [...pending], adjustments: [], lines: [...pending], numbered: false};
    pending = [];
    groups.push(group);
    return group;
  };
  lines.forEach((line, i) => {
    const current = groups.at(-1);
    const adjustment = adjustmentOf(line);
    if (adjustment && !anchors[i]) {
      const target = adjustment.item ? groups[adjustment.item - 1] : current;
      if (target && adjustment.kind === 'cancelamento') target.cancelled = true;
      else if (target && adjustment.kind !== 'cancelamento')
        target.adjustments.push({...adjustment, kind: adjustment.kind});
      target?.lines.push(line);
      return;
    }
    const anchor = anchors[i];
    if (
      !anchor &&
      !(numbered && starts[i]) &&
      (looksLikeAdjustment(line) || labelsOfLine(line).some(({name, start}) => name === 'liquido' && start === 0))
    ) {
      current?.lines.push(line);
      return;
    }
    if (anchor) {
      const prefix = line.terms.slice(0, anchor.start);
      const own = numbered ? starts[i] : isDescribed(prefix);
      const count = own ? pending.length : countOfPrevious(current?.anchorLine, pending, line);
      if (current && count > 0) {
        current.textLines.push(...pending.slice(0, count));
        current.lines.push(...pending.slice(0, count));
        pending = pending.slice(count);
      }
      const open = numbered && !starts[i] && current && !current.anchor ? current : newGroup();
      if (numbered && starts[i]) open.numbered = !headed[i];
      open.anchor = anchor;
      open.anchorLine = line;
      open.lines.push(line);
      return;
    }
    if (numbered && starts[i]) {
      const open = newGroup();
      open.textLines.push(line);
      open.numbered = !headed[i];
      groups.at(-1)?.lines.push(line);
    } else if (numbered && current) {
      current.textLines.push(line);
      current.lines.push(line);
    } else pending.push(line);
  });
  const last = groups.at(-1);
  const nearby = (line: Line) =>
    last?.anchorLine && middleY(line.box) - middleY(last.anchorLine.box) < line.height * TAIL;
  // A description set beside its figures' middle ends under them.
  const tail = pending.filter((line, i) => i === 0 && nearby(line));
  last?.textLines.push(...tail);
  last?.lines.push(...tail);
  return groups.filter(group => group.anchor && !group.cancelled);
}
