import {readPack, type Pack} from './pack.js';
import {withoutAccents} from './text.js';
import {classOf, fullWordOf, isEmptyWord, type WordClass} from './vocabulary.js';

/** A word of a description. */
export interface Word {
  /** As written, without accents, in lower case. */
  readonly raw: string;
  /** The full form of a trade word; any other word unchanged. */
  readonly full: string;
  /** Absent for a name, such as a product line or a brand. */
  readonly wordClass?: WordClass;
}

/** A parsed description. */
export interface Description {
  readonly words: readonly Word[];
  readonly pack: Pack;
}

// Phrases of two words that count as one.
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bsemi[\s-]*br?i?l?h?o?\b/g, 'semibrilho'],
  [/\bs\s*[/.]?\s*brilho\b/g, 'semibrilho'],
  [/\balto\s*brilho\b/g, 'brilhante'],
  [/\b(?:b|base)\s*[/.]?\s*agua\b/g, 'agua'],
  [/\bmassa\s+(?:cor|corr?)\b/g, 'massa corrida'],
  [/\bmassa\s+pva\b/g, 'massa corrida'],
  [/\bcorrida\s+pva\b/g, 'corrida'],
  [/\bsuper\s*premium\b/g, 'premium'],
];

/** Parses a product description of any source into measures and words. */
export function readDescription(text: string): Description {
  const {rest, ...pack} = readPack(PHRASES.reduce((t, [from, to]) => t.replace(from, to), withoutAccents(text)));
  const words = rest
    .split(/[^a-z0-9]+/)
    .filter(raw => raw.length > 1 && !isEmptyWord(raw))
    .map((raw): Word => {
      const full = fullWordOf(raw) ?? raw;
      const wordClass = classOf(full);
      return {raw, full, ...(wordClass ? {wordClass} : {})};
    });
  return {words, pack};
}

const MAX_REMEMBERED = 5000;
const remembered = new Map<string, Description>();

/** Parses a catalogue name and caches the result, as every item line is compared with the same names. */
export function readCatalogueName(nome: string): Description {
  const knownName = remembered.get(nome);
  if (knownName) return knownName;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const description = readDescription(nome);
  remembered.set(nome, description);
  return description;
}

const MIN_NAME = 4;

/** The search terms for the catalogue: the description with abbreviations expanded, and the names in it. */
export function searchTerms(text: string): {readonly extenso: string; readonly nomes: readonly string[]} {
  const {words} = readDescription(text);
  const names = words.filter(({raw, wordClass}) => wordClass === undefined && raw.length >= MIN_NAME);
  return {extenso: words.map(({full}) => full).join(' '), nomes: names.map(({raw}) => raw)};
}
