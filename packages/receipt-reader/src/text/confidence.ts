import {placeInView, enclose} from '../document/geometry';
import type {Clue} from '../document/types';
import type {Term} from './types';

// Chosen, all of them, to keep an order: print before pixels, confirmed before unconfirmed, read before guessed.
/** The most that the document's own text, and that a picture's, may be worth by itself. */
const CEILING = {text: 0.97, ocr: 0.85} as const;
/** A picture's text that a check digit or a sum confirms. */
const CONFIRMED_CEILING = 0.9;
/** What is confirmed counts as read at least so well, however faint its words. */
const CONFIRMED_FLOOR = 0.8;
/** What is left of a value with guessed characters. */
const REPAIRED = 0.8;
/** What is left of a value that the access key tells otherwise: it may be another document's. */
export const AGAINST_KEY = 0.4;
/** Values that are handed on for one field. */
const MAX_VALUES = 4;

export interface Judgement {
  /** 0 to 1: how plainly this is the value that is meant. */
  certainty: number;
  /** A check digit, a sum or a second place in the document says the same. */
  confirmed?: boolean;
  /** Characters were guessed. */
  repaired?: boolean;
}

/** How sure a reading is: as sure as its weakest word, under the ceiling of its source. */
export function confidenceOf(terms: readonly Term[], {certainty, confirmed, repaired}: Judgement): number {
  const ocr = terms.some(({page}) => page.source === 'ocr');
  const worst = Math.min(1, ...terms.map(({confidence}) => confidence));
  const ceiling = ocr || repaired ? (confirmed && !repaired ? CONFIRMED_CEILING : CEILING.ocr) : CEILING.text;
  const base = confirmed ? Math.max(worst, CONFIRMED_FLOOR) : worst;
  const raw = Math.min(ceiling, base) * certainty * (repaired ? REPAIRED : 1);
  return Math.round(raw * 100) / 100;
}

/** A value with where it stands. `terms` are the words of the value alone. */
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

/** Best first, each value once. */
export function bestFirst<T>(clues: readonly Clue<T>[], count = MAX_VALUES): Clue<T>[] {
  const operator = [...clues].sort((a, b) => b.confidence - a.confidence);
  return operator.filter((one, i) => operator.findIndex(other => other.value === one.value) === i).slice(0, count);
}
