import {enclose} from '../../document/geometry';
import {contains} from '../../document/crop';
import type {Box, Page, Word} from '../../document/types';
import {readKeys} from '../identity/key';
import {KEY_LENGTH} from '../identity/key-format';
import {toSheet} from '../lines/lines';
import {AMOUNT} from '../numbers';
import type {Sheet} from '../types';

/** A code on a sheet that names a receipt's key; the place in the units of the sheet. */
export interface CodeOnSheet {
  chave: string;
  box: Box;
}

/** A rectangle of a sheet with what lies in it, all in the units of the sheet. */
export interface Section {
  page: Page;
  box: Box;
  words: readonly Word[];
  codes: readonly CodeOnSheet[];
}

/** A receipt has a price, a subtotal and a total at least. */
const MIN_AMOUNTS = 3;
/** Digits of a group, as keys are printed. */
const GROUP_DIGITS = 4;
/** Specks and rules that were read as words. */
const MIN_WORD_CONFIDENCE = 0.5;
/** Of a picture's side: what may have been left outside its paper. */
const EDGE_SHARE = 0.05;
/** Of an amount at the edge of a picture the last figure may be lost. */
const NEARLY_AMOUNT = /^-?[\d.]*\d[,.]\d{1,2}$/;

export const isAmount = (text: string, source: Page['source']): boolean =>
  (source === 'texto' ? AMOUNT : NEARLY_AMOUNT).test(text);

/** All of a sheet. Where a picture's paper was seen to end may lie a little inside the paper, or above a code at its foot. */
export function wholeSection(page: Page, codes: readonly CodeOnSheet[]): Section {
  const {width, height, words} = page;
  const [x, y] = page.source === 'ocr' ? [width * EDGE_SHARE, height * EDGE_SHARE] : [0, 0];
  const sheet = {x0: 0 - x, y0: 0 - y, x1: width + x, y1: height + y};
  return {page, box: enclose([sheet, ...codes.map(({box}) => box)]) ?? sheet, words, codes};
}

/** The two parts of a rectangle on either side of a line, the left or upper one first. */
export function cutSection(section: Section, axis: 'x' | 'y', location: number): [Section, Section] {
  const [from, until] = [`${axis}0`, `${axis}1`] as ['x0', 'x1'];
  const part = (box: Box): Section => ({
    ...section,
    box,
    words: section.words.filter(word => contains(box, word.box)),
    codes: section.codes.filter(code => contains(box, code.box)),
  });
  return [part({...section.box, [until]: location}), part({...section.box, [from]: location})];
}

/** Where nothing stands along the whole of a rectangle, and how wide it is there; from left to right, or downwards. */
export function gapsOf({page, words, codes}: Section, axis: 'x' | 'y'): {middle: number; width: number}[] {
  const [from, until] = [`${axis}0`, `${axis}1`] as ['x0', 'x1'];
  const writtenWords = words.filter(
    ({text, confidence}) =>
      page.source === 'texto' || (confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\d]{2}/u.test(text)),
  );
  const operator = [...writtenWords, ...codes].map(({box}) => box).sort((a, b) => a[from] - b[from]);
  let end = operator[0]?.[until] ?? 0;
  return operator.flatMap(box => {
    const gap = {middle: (end + box[from]) / 2, width: box[from] - end};
    end = Math.max(end, box[until]);
    return gap.width > 0 ? [gap] : [];
  });
}

export const sheetOf = ({page, words}: Section): Sheet => toSheet({...page, words: [...words]});

export const countAmounts = ({page, words}: Section): number =>
  words.filter(({text}) => isAmount(text, page.source)).length;

export const hasAmounts = (section: Section): boolean => countAmounts(section) >= MIN_AMOUNTS;

/** Whether a key may be there at all; cheap. */
export function mayHaveKey({words, codes, page}: Section): boolean {
  if (codes.length > 0) return true;
  const groups = words.filter(({text}) => /^\d{4}$/.test(text)).length;
  const written = groups >= KEY_LENGTH / GROUP_DIGITS || words.some(({text}) => /\d{44}/.test(text));
  return page.source === 'texto' && written;
}

/** The keys that codes in it say, else the one that a document's own text prints as its own; each with how sure it is. */
export function keysOf(section: Section): {chave: string; confidence: number}[] {
  if (!mayHaveKey(section)) return [];
  const fromCodes = new Set(section.codes.map(({chave}) => chave));
  if (fromCodes.size > 0) return [...fromCodes].map(chave => ({chave, confidence: 1}));
  return readKeys([sheetOf(section)]).map(({value, confidence}) => ({chave: value, confidence}));
}
