import {TOTAL_WORDS} from './total-words';
import {heightOf, middleX, middleY} from '../lines/lines';
import {AMOUNT} from '../numbers';
import {labelsOfLine, type LabelMatch} from './labels';
import type {Sheet, Line, Term} from '../types';

/** A value beside or under its label. */
export interface LabelledValue<T> {
  value: T;
  terms: Term[];
  side: 'direita' | 'abaixo';
  /** 0 to 1: how plainly the place belongs to the label. */
  certainty: number;
}

/** Reads a value off the beginning of a row of words; says how many it took. */
export type ValueReader<T> = (terms: readonly Term[]) => {value: T; taken: number} | undefined;

// Heights of a row; none is measured.
/** How far left of its label a box may begin, and how far left of the next label it ends at the latest. */
const BOX_SIDES = {before: 2, after: 0.2} as const;
/** How far a box reaches that no label ends: over any value, not over the page. */
const OPEN_BOX = 60;
/** A value's middle lies so far under its label's: more than letters of unlike height on one row, no more than two rows. */
const UNDER = {from: 0.6, until: 3} as const;
/** Rows under a label that are looked at. */
const ROWS_UNDER = 2;
/** Words between a label and its value on a row, such as a colon or `R$`; more belong to something else. */
const MAX_SKIPPED = 2;
/** How plainly a place belongs to the label: chosen, right beside it (1) before all others. */
const PLAINNESS = {beside: 1, afterOthers: 0.9, under: 0.97, secondRow: 0.7} as const;

const endOf = (label: LabelMatch): number => label.terms.at(-1)?.box.x1 ?? 0;
const startOf = (label: LabelMatch): number => label.terms[0]?.box.x0 ?? 0;

/** The words of a row after the label up to the next one. */
function atRight(label: LabelMatch): Term[] {
  const next = labelsOfLine(label.line).find(other => other.start >= label.end);
  return label.line.terms.slice(label.end, next?.start);
}

/** The sides of the box that a label opens: its own left, and where the next label of the row begins. */
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

/** Words on the rows right under a label and inside its box, the nearest row first. */
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

/** In a row of nothing but labels over a row of as many amounts: the one that stands in the label's order. */
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

/** The value of a label: at its right on the same row, else under it in its box. */
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
