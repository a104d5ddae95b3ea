import {enclose} from '../../document/geometry';
import {contains} from '../../document/crop';
import type {Box, Page, Word} from '../../document/types';
import {readKeys} from '../identity/key';
import {KEY_LENGTH} from '../identity/key-format';
import {toSheet} from '../lines/lines';
import {AMOUNT} from '../numbers';
import type {Sheet} from '../types';

/** A code on a sheet with a receipt's key; its place in units of the sheet. */
export interface CodeOnSheet {
  chave: string;
  box: Box;
}

/** A rectangle of a sheet with its words and codes, in units of the sheet. */
export interface Section {
  page: Page;
  box: Box;
  words: readonly Word[];
  codes: readonly CodeOnSheet[];
}

/** Minimum amounts of a receipt: a price, a subtotal and a total. */
const MIN_AMOUNTS = 3;
/** Digits per group of a printed key. */
const GROUP_DIGITS = 4;
/** Minimum confidence of words; below it they may be specks or lines. */
const MIN_WORD_CONFIDENCE = 0.5;
/** Margin as a share of a picture's side, which may be missing from the detected paper. */
const EDGE_SHARE = 0.05;
/** An amount whose last digit may be cut off at the edge of a picture. */
const NEARLY_AMOUNT = /^-?[\d.]*\d[,.]\d{1,2}$/;

export const isAmount = (text: string, source: Page['source']): boolean =>
  (source === 'texto' ? AMOUNT : NEARLY_AMOUNT).test(text);

/** The section of a whole sheet. The detected edge of a picture's paper may be inside the paper or above a code at its bottom. */
export function wholeSection(page: Page, codes: readonly CodeOnSheet[]): Section {
  const {width, height, words} = page;
  const [x, y] = page.source === 'ocr' ? [width * EDGE_SHARE, height * EDGE_SHARE] : [0, 0];
  const sheet = {x0: 0 - x, y0: 0 - y, x1: width + x, y1: height + y};
  return {page, box: enclose([sheet, ...codes.map(({box}) => box)]) ?? sheet, words, codes};
}

/** Divides a section at a line; the left or upper part is first. */
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

/** The empty gaps across a whole section with their widths, from left to right or downwards. */
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

/** Quick check whether a section may have a key. */
export function mayHaveKey({words, codes, page}: Section): boolean {
  if (codes.length > 0) return true;
  const groups = words.filter(({text}) => /^\d{4}$/.test(text)).length;
  const written = groups >= KEY_LENGTH / GROUP_DIGITS || words.some(({text}) => /\d{44}/.test(text));
  return page.source === 'texto' && written;
}

/** The keys of its codes, else the printed one that a text layer labels as its own; each with a confidence. */
export function keysOf(section: Section): {chave: string; confidence: number}[] {
  if (!mayHaveKey(section)) return [];
  const fromCodes = new Set(section.codes.map(({chave}) => chave));
  if (fromCodes.size > 0) return [...fromCodes].map(chave => ({chave, confidence: 1}));
  return readKeys([sheetOf(section)]).map(({value, confidence}) => ({chave: value, confidence}));
}
