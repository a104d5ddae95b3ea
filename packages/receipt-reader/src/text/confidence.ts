import {placeInView, enclose} from '../document/geometry';
import type {Clue} from '../document/types';
import type {Term} from './types';

// All values are chosen for this order: text layer before OCR, confirmed before unconfirmed, read before guessed.
/** Maximum confidence of a PDF's text layer, and of OCR. */
const CEILING = {text: 0.97, ocr: 0.85} as const;
/** Maximum confidence of OCR text confirmed by a check digit or a sum. */
const CONFIRMED_CEILING = 0.9;
/** Minimum confidence of a confirmed value, even if its words are hard to read. */
const CONFIRMED_FLOOR = 0.8;
/** Factor for a value with guessed characters. */
const REPAIRED = 0.8;
/** Factor for a value that contradicts the access key, as it may belong to another document. */
export const AGAINST_KEY = 0.4;
/** Maximum number of values per field. */
const MAX_VALUES = 4;

export interface Judgement {
  /** 0 to 1: how clearly this is the value of the field. */
  certainty: number;
  /** Whether a check digit, a sum or a second place in the document confirms it. */
  confirmed?: boolean;
  /** Whether characters were guessed. */
  repaired?: boolean;
}

/** The confidence of a reading: that of its weakest word, limited by the maximum of its source. */
export function confidenceOf(terms: readonly Term[], {certainty, confirmed, repaired}: Judgement): number {
  const ocr = terms.some(({page}) => page.source === 'ocr');
  const worst = Math.min(1, ...terms.map(({confidence}) => confidence));
  const ceiling = ocr || repaired ? (confirmed && !repaired ? CONFIRMED_CEILING : CEILING.ocr) : CEILING.text;
  const base = confirmed ? Math.max(worst, CONFIRMED_FLOOR) : worst;
  const raw = Math.min(ceiling, base) * certainty * (repaired ? REPAIRED : 1);
  return Math.round(raw * 100) / 100;
}

/** A value with its place; `terms` are only the words of the value. */
export function clue<T>(value: T, terms: readonly Term[], judgement: Judgement): Clue<T> {
  const page = terms[0]?.page;
  const box = enclose(terms.filter(term => term.page === page).map(({origin}) => origin));
  return {
    value,
    source: page?.source ?? 'texto',
    confidence: confidenceOf(terms, judgement),
    ...(page && box && {place: placeInView(page, box)}),
  };
}

/** Sorts clues by confidence and removes duplicate values. */
export function bestFirst<T>(clues: readonly Clue<T>[], count = MAX_VALUES): Clue<T>[] {
  const operator = [...clues].sort((a, b) => b.confidence - a.confidence);
  return operator.filter((one, i) => operator.findIndex(other => other.value === one.value) === i).slice(0, count);
}
