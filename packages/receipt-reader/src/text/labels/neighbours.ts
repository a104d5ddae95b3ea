import {TOTAL_WORDS} from './total-words';
import {heightOf, middleX, middleY} from '../lines/lines';
import {AMOUNT} from '../numbers';
import {labelsOfLine, type LabelMatch} from './labels';
import type {Sheet, Line, Term} from '../types';

/** A value beside or under its label. */
export interface LabelledValue<T> {
  valor: T;
  termos: Term[];
  onde: 'direita' | 'abaixo';
  /** 0 to 1: how plainly the place belongs to the label. */
  firmeza: number;
}

/** Reads a value off the beginning of a row of words; says how many it took. */
export type ValueReader<T> = (terms: readonly Term[]) => {value: T; taken: number} | undefined;

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
    x0: Math.max(startOf(label) - height * 2, previous ? endOf(previous) : 0),
    x1: next ? startOf(next) - height * 0.2 : Math.min(width, endOf(label) + height * 60),
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
    return fall > height * 0.6 && fall < Math.max(height, line.height) * 3;
  };
  return sheet.lines
    .filter(isNear)
    .map(line => {
      const foreign = claimed(line);
      return line.terms.filter(term => isInside(term) && !foreign.has(term));
    })
    .filter(terms => terms.length > 0)
    .slice(0, 2);
}

/** In a row of nothing but labels over a row of as many amounts: the one that stands in the label's order. */
function inSameOrder(sheet: Sheet, label: LabelMatch): Term[] {
  const {line} = label;
  const labels = labelsOfLine(line);
  const words = labels.reduce((sum, {terms}) => sum + terms.length, 0);
  const under = sheet.lines[sheet.lines.indexOf(line) + 1];
  const values = under?.terms.filter(({text}) => text !== 'R$') ?? [];
  const isNear = under && middleY(under.box) - middleY(line.box) < Math.max(line.height, under.height) * 3;
  if (!isNear || labels.length < 2 || words < line.terms.length || values.length !== labels.length) return [];
  return values.every(({text}) => AMOUNT.test(text)) ? values.slice(labels.indexOf(label)).slice(0, 1) : [];
}

/** The value of a label: at its right on the same row, else under it in its box. */
export function valueOf<T>(sheet: Sheet, label: LabelMatch, read: ValueReader<T>): LabelledValue<T> | undefined {
  const side = firstIn(atRight(label), read);
  if (side && side.skipped <= 2) {
    return {valor: side.value, termos: side.terms, onde: 'direita', firmeza: side.skipped === 0 ? 1 : 0.9};
  }
  const byOrder = firstIn(inSameOrder(sheet, label), read);
  if (byOrder) return {valor: byOrder.value, termos: byOrder.terms, onde: 'abaixo', firmeza: 0.97};
  for (const [i, terms] of rowsBelow(sheet, label).entries()) {
    const reading = firstIn(terms, read);
    if (reading) return {valor: reading.value, termos: reading.terms, onde: 'abaixo', firmeza: i === 0 ? 0.97 : 0.7};
    if (terms.length > 1) return undefined;
  }
  return undefined;
}
