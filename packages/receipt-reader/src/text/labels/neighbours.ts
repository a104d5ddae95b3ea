import {TOTAL_WORDS} from './total-words';
import {heightOf, middleX, middleY} from '../lines/lines';
import {AMOUNT} from '../numbers';
import {labelsOfLine, type LabelMatch} from './labels';
import type {Sheet, Line, Term} from '../types';

/** A value next to or below its label. */
export interface LabelledValue<T> {
  value: T;
  terms: Term[];
  side: 'direita' | 'abaixo';
  /** 0 to 1: how clearly the place belongs to the label. */
  certainty: number;
}

/** Parses a value at the start of a row of words; returns it with the number of words. */
export type ValueReader<T> = (terms: readonly Term[]) => {value: T; taken: number} | undefined;

// In heights of a row; chosen, not measured.
/** Left edge of a box relative to its label, and right edge relative to the next label. */
const BOX_SIDES = {before: 2, after: 0.2} as const;
/** Width of a box without a next label: enough for any value, but less than the page. */
const OPEN_BOX = 60;
/** Vertical distance of a value below its label: more than between letters of one row, at most two rows. */
const UNDER = {from: 0.6, until: 3} as const;
/** Number of rows below a label that are searched. */
const ROWS_UNDER = 2;
/** Words between a label and its value on a row, such as a colon or `R$`; more belong to something else. */
const MAX_SKIPPED = 2;
/** Chosen certainties by place; directly next to the label (1) is the best. */
const PLAINNESS = {beside: 1, afterOthers: 0.9, under: 0.97, secondRow: 0.7} as const;

const endOf = (label: LabelMatch): number => label.terms.at(-1)?.box.x1 ?? 0;
const startOf = (label: LabelMatch): number => label.terms[0]?.box.x0 ?? 0;

/** The words of a row after the label up to the next one. */
function atRight(label: LabelMatch): Term[] {
  const next = labelsOfLine(label.line).find(other => other.start >= label.end);
  return label.line.terms.slice(label.end, next?.start);
}

/** The horizontal range of a label's box: from its left edge to the next label of the row. */
function boxOfLabel(label: LabelMatch, width: number): {x0: number; x1: number} {
  const line = labelsOfLine(label.line);
  const next = line.find(other => other.start >= label.end);
  const previous = line.filter(other => other.end <= label.start).at(-1);
  const height = label.line.height;
  return {
    x0: Math.max(startOf(label) - height * BOX_SIDES.before, previous ? endOf(previous) : 0),
    x1: next ? startOf(next) - height * BOX_SIDES.after : Math.min(width, endOf(label) + height * OPEN_BOX),
  };
}

function firstIn<T>(
  terms: readonly Term[],
  read: ValueReader<T>,
): {value: T; terms: Term[]; skipped: number} | undefined {
  for (let i = 0; i < terms.length; i++) {
    const reading = read(terms.slice(i));
    if (reading) return {value: reading.value, terms: terms.slice(i, i + reading.taken), skipped: i};
  }
  return undefined;
}

const AMOUNT_LABELS: readonly string[] = Object.keys(TOTAL_WORDS);

/** Words that a label of an amount in their own row claims. */
function claimed(line: Line): Set<Term> {
  const labels = labelsOfLine(line).filter(({name, terms}) => AMOUNT_LABELS.includes(name) && terms.length > 0);
  const values = labels.flatMap(({end}) => line.terms.slice(end, end + 2));
  return new Set(values.filter(({text}) => AMOUNT.test(text)));
}

/** Words of the rows directly below a label, inside its box; nearest row first. */
function rowsBelow(sheet: Sheet, label: LabelMatch): Term[][] {
  const {x0, x1} = boxOfLabel(label, sheet.page.width);
  const base = Math.max(...label.terms.map(term => middleY(term.box)));
  const height = Math.max(...label.terms.map(term => heightOf(term.box)));
  const isInside = ({box}: Term) => middleX(box) > x0 && middleX(box) < x1;
  const isNear = (line: Line) => {
    const fall = middleY(line.box) - base;
    return fall > height * UNDER.from && fall < Math.max(height, line.height) * UNDER.until;
  };
  return sheet.lines
    .filter(isNear)
    .map(line => {
      const foreign = claimed(line);
      return line.terms.filter(term => isInside(term) && !foreign.has(term));
    })
    .filter(terms => terms.length > 0)
    .slice(0, ROWS_UNDER);
}

/** For a row of only labels above a row of as many amounts: the amount at the label's index. */
function inSameOrder(sheet: Sheet, label: LabelMatch): Term[] {
  const {line} = label;
  const labels = labelsOfLine(line);
  const words = labels.reduce((sum, {terms}) => sum + terms.length, 0);
  const under = sheet.lines[sheet.lines.indexOf(line) + 1];
  const values = under?.terms.filter(({text}) => text !== 'R$') ?? [];
  const isNear = under && middleY(under.box) - middleY(line.box) < Math.max(line.height, under.height) * UNDER.until;
  if (!isNear || labels.length < 2 || words < line.terms.length || values.length !== labels.length) return [];
  return values.every(({text}) => AMOUNT.test(text)) ? values.slice(labels.indexOf(label)).slice(0, 1) : [];
}

/** The value of a label: to its right in the same row, else below it in its box. */
export function valueOf<T>(sheet: Sheet, label: LabelMatch, read: ValueReader<T>): LabelledValue<T> | undefined {
  const side = firstIn(atRight(label), read);
  if (side && side.skipped <= MAX_SKIPPED) {
    return {
      value: side.value,
      terms: side.terms,
      side: 'direita',
      certainty: side.skipped === 0 ? PLAINNESS.beside : PLAINNESS.afterOthers,
    };
  }
  const byOrder = firstIn(inSameOrder(sheet, label), read);
  if (byOrder) return {value: byOrder.value, terms: byOrder.terms, side: 'abaixo', certainty: PLAINNESS.under};
  for (const [i, terms] of rowsBelow(sheet, label).entries()) {
    const reading = firstIn(terms, read);
    if (reading)
      return {
        value: reading.value,
        terms: reading.terms,
        side: 'abaixo',
        certainty: i === 0 ? PLAINNESS.under : PLAINNESS.secondRow,
      };
    if (terms.length > 1) return undefined;
  }
  return undefined;
}
