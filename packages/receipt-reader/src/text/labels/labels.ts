import {MAX_ERRORS, editDistance, skeleton, tolerance} from '../lines/fold';
import type {Line, Term} from '../types';
import {VOCABULARY, type LabelName} from './vocabulary';

/** A label found on a line: its words are `line.terms[start..end)`. */
export interface LabelMatch {
  name: LabelName;
  line: Line;
  start: number;
  end: number;
  terms: Term[];
  /** Number of wrong letters that were tolerated. */
  errors: number;
}

/** The set of letters of a text as bits, for quickly excluding different texts. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) % 31);
  return bits;
}

function countDifferent(a: number, b: number): number {
  let rest = a ^ b;
  let sum = 0;
  for (; rest !== 0; rest &= rest - 1) sum++;
  return sum;
}

const FORMS: readonly {name: LabelName; form: string; limit: number; letters: number}[] = Object.entries(VOCABULARY)
  .flatMap(([name, forms]) =>
    forms.map(text => {
      const form = skeleton(text);
      return {name: name as LabelName, form, limit: tolerance(form.length), letters: lettersOf(form)};
    }),
  )
  .sort((a, b) => b.form.length - a.form.length);

const LONGEST = FORMS[0]?.form.length ?? 0;

type LabelForm = (typeof FORMS)[number];

/** The forms that a text may be by its first two letters: one of them must be right, in short forms the first. */
const byStart = new Map<string, LabelForm[]>();

function candidates(text: string): LabelForm[] {
  const start = text.slice(0, 2);
  const known = byStart.get(start);
  if (known) return known;
  const found = FORMS.filter(
    ({form, limit}) => form[0] === start[0] || (limit > 1 && form[1] === start[1] && start.length === 2),
  );
  byStart.set(start, found);
  return found;
}

function labelAt(line: Line, letters: readonly string[], start: number): LabelMatch | undefined {
  const joined: {text: string; end: number; bits: number}[] = [];
  let text = '';
  for (let i = start; i < letters.length && text.length <= LONGEST + MAX_ERRORS; i++) {
    const letter = letters[i] ?? '';
    text += letter;
    if (letter) joined.push({text, end: i + 1, bits: lettersOf(text)});
  }
  let best: (LabelMatch & {weight: number}) | undefined;
  for (const {name, form, limit, letters: bits} of candidates(text)) {
    if (best && best.weight >= form.length) break;
    for (const {text: written, end, bits: own} of joined) {
      if (Math.abs(written.length - form.length) > limit || countDifferent(bits, own) > 2 * limit) continue;
      const errors = editDistance(written, form, limit);
      const weight = form.length - 2 * errors;
      if (errors > limit || (best && best.weight >= weight)) continue;
      best = {name, line, start, end, terms: line.terms.slice(start, end), errors, weight};
    }
  }
  return best;
}

const byLine = new WeakMap<Line, LabelMatch[]>();

/** The labels of a line from left to right; if several match, the longest. */
export function labelsOfLine(line: Line): LabelMatch[] {
  const known = byLine.get(line);
  if (known) return known;
  const letters = line.terms.map(({text}) => skeleton(text));
  const found: LabelMatch[] = [];
  for (let i = 0; i < letters.length; i++) {
    const match = letters[i] ? labelAt(line, letters, i) : undefined;
    if (!match) continue;
    found.push(match);
    i = match.end - 1;
  }
  byLine.set(line, found);
  return found;
}

/** All labels of some names on some lines. */
export function findLabels(lines: readonly Line[], ...names: LabelName[]): LabelMatch[] {
  return lines.flatMap(labelsOfLine).filter(({name}) => names.includes(name));
}
