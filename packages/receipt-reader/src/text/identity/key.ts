import {isValidAccessKey} from '@clube/domain';
import type {Clue} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {KEY_LENGTH, isPlausibleKey, straightenKey, repairOneDigit} from './key-format';
import {middleX, middleY} from '../lines/lines';
import {labelsOfLine} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';

/** Maximum gaps between the groups of a key, in heights: wide in a separate box, narrow next to another box. */
const GROUP_GAPS = [4, 1.4, 0.8];
/** Maximum length of a group with more letters than digits: a CNPJ without its check digits. */
const MAX_LETTERED_GROUP = 12;
/** Maximum rows of a key, and maximum distance of their middles, in heights of a row. */
const CONTINUATION = {rows: 4, drop: 3.5} as const;
/** Maximum horizontal offset of a key's next row, in units of the page (points of a PDF), as its box is narrow. */
const SIDE_SLACK = 40;
/** Rows with more characters than this multiple of a key contain more than one key. */
const TOO_LONG = 1.5;
/** Maximum distance of a label above a key, in heights of a row. */
const LABEL_ABOVE = 6;
/**
 * Certainty of a key: labelled as another document's, unlabelled; and the factor for one with a
 * guessed digit. Chosen so that the first and the last stay below SURE_KEY.
 */
const CERTAINTY = {referredTo: 0.6, unlabelled: 0.97, guessed: 0.8} as const;
const cleanPart = (text: string): string => text.replace(/^(NFe|CFe)(?=\d{6})/i, '').replace(/[^0-9A-Za-z|!]/g, '');

/** Whether the text is digits, letters similar to digits, or a group with letters of an alphanumeric CNPJ. */
function isKeyPart({text}: Term): boolean {
  const letters = cleanPart(text);
  if (letters.length === 0 || letters.length > KEY_LENGTH) return false;
  const digits = letters.replace(/[^0-9]/g, '').length;
  return (
    digits * 2 >= letters.length ||
    (letters.length <= MAX_LETTERED_GROUP && (digits > 0 || /^[A-Z]{1,4}$/.test(letters)))
  );
}

/** Rows of neighbouring words that could be parts of a key. */
function runsOf(line: Line, slack: number): Term[][] {
  const found: Term[][] = [];
  let open: Term[] = [];
  for (const term of line.terms) {
    const last = open.at(-1);
    const far = last && term.box.x0 - last.box.x1 > line.height * slack;
    if (far || !isKeyPart(term)) {
      if (open.length > 0) found.push(open);
      open = [];
    }
    if (isKeyPart(term)) open.push(term);
  }
  return open.length > 0 ? [...found, open] : found;
}

const totalLength = (terms: readonly Term[]): number => terms.reduce((sum, {text}) => sum + cleanPart(text).length, 0);

/** A row of parts with its continuations below, as a key may be broken over up to four lines. */
function continuations(lines: readonly Line[], i: number, run: Term[], slack: number): Term[][] {
  const found = [run];
  let joined = run;
  for (const line of lines.slice(i + 1, i + 1 + CONTINUATION.rows)) {
    const top = joined.at(-1);
    if (!top || middleY(line.box) - middleY(top.box) > line.height * CONTINUATION.drop) break;
    const next = runsOf(line, slack).find(other => {
      const [a, b] = [other[0], other.at(-1)];
      const [c, d] = [run[0], run.at(-1)];
      return a && b && c && d && a.box.x0 < d.box.x1 + SIDE_SLACK && b.box.x1 > c.box.x0 - SIDE_SLACK;
    });
    if (!next) continue;
    joined = [...joined, ...next];
    found.push(joined);
    if (totalLength(joined) > KEY_LENGTH * TOO_LONG) break;
  }
  return found;
}

/** Consecutive words with 44 characters in total. */
function keyWindows(terms: readonly Term[]): Term[][] {
  return terms.flatMap((_, start) => {
    let sum = 0;
    for (let end = start; end < terms.length; end++) {
      sum += cleanPart(terms[end]?.text ?? '').length;
      if (sum === KEY_LENGTH) return [terms.slice(start, end + 1)];
      if (sum > KEY_LENGTH) return [];
    }
    return [];
  });
}

/** The certainty, by the nearest label, that this is the document's key and not that of another one. */
function certaintyOf(sheet: Sheet, terms: readonly Term[]): number {
  const top = terms[0];
  if (!top) return 0;
  const heightAbove = (line: Line) => middleY(top.box) - middleY(line.box);
  const near = sheet.lines.filter(
    line => heightAbove(line) > -line.height && heightAbove(line) < line.height * LABEL_ABOVE,
  );
  const text = near.flatMap(({terms: words}) => words.map(({folded}) => folded)).join(' ');
  if (/REFERENCIAD|\bREF\b|DEVOLU|NFE? DE ORIGEM/.test(text)) return CERTAINTY.referredTo;
  const labelled = near.some(line =>
    labelsOfLine(line).some(
      ({name, terms: words}) =>
        name === 'chave' && Math.abs(middleX(words[0]?.box ?? top.box) - middleX(top.box)) < sheet.page.width / 2,
    ),
  );
  return labelled ? 1 : CERTAINTY.unlabelled;
}

interface FoundKey {
  chave: string;
  terms: Term[];
  repaired: boolean;
}

function readWindow(terms: Term[], today: string | undefined): FoundKey | undefined {
  const raw = terms.map(({text}) => cleanPart(text)).join('');
  const forms = [raw.toUpperCase(), ...straightenKey(raw)];
  const valid = [...new Set(forms)].filter(form => isPlausibleKey(form, today));
  const [chave] = valid;
  if (!chave) return undefined;
  return {chave, terms, repaired: chave !== raw.toUpperCase() || valid.length > 1};
}

/** Corrects a single digit, only if exactly one correction makes the key valid. */
function readRepaired(terms: Term[], today: string | undefined): FoundKey | undefined {
  const [raw = ''] = straightenKey(terms.map(({text}) => cleanPart(text)).join(''));
  if (!/^\d{44}$/.test(raw) || isValidAccessKey(raw) || terms.some(({page}) => page.source !== 'ocr')) return undefined;
  const [chave, other] = [...new Set(repairOneDigit(raw, form => isPlausibleKey(form, today)))];
  return chave && !other ? {chave, terms, repaired: true} : undefined;
}

/** The printed access keys, from groups on one or several lines, best first. */
export function readKeys(sheets: readonly Sheet[], today?: string): Clue<string>[] {
  const windowsOf = (sheet: Sheet) =>
    sheet.lines.flatMap((line, i) =>
      GROUP_GAPS.flatMap(slack =>
        runsOf(line, slack).flatMap(run => continuations(sheet.lines, i, run, slack).flatMap(keyWindows)),
      ),
    );
  const read = (reader: typeof readWindow, weight: number) =>
    sheets.flatMap(sheet =>
      windowsOf(sheet).flatMap(terms => {
        const match = reader(terms, today);
        if (!match) return [];
        const judgement = {certainty: certaintyOf(sheet, terms) * weight, confirmed: true, repaired: match.repaired};
        return [clue(match.chave, match.terms, judgement)];
      }),
    );
  const direct = read(readWindow, 1);
  return bestFirst(direct.length > 0 ? direct : read(readRepaired, CERTAINTY.guessed));
}
