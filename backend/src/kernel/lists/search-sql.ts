import {digitsOnly, searchParts} from '@clube/domain';
import {InvalidRequest} from '../refusals/refusals';
import type {ListDefinition, Values} from './list';

/** More words of one search than anybody types are not looked for. */
const MAX_WORDS = 10;

/** Every word has to be found: a condition each, which a trigram index joins with the others. */
export function searchCondition(list: ListDefinition, search: string, values: Values): string {
  const {search: expression, signs = false} = list;
  if (!expression) throw InvalidRequest({erro: 'Esta lista não tem busca.'});
  const words = wordsOf(search);
  const looked = new Set(lookedUp(words));
  // Nothing but signs is as good as nothing.
  if (words.length === 0) return 'true';
  const every = words
    .map(word => wordCondition(looked.has(word) ? expression : `(${expression} || '')`, word, values, signs))
    .join(' AND ');
  // A document typed with dots and dashes finds its digits.
  const digits = digitsOnly(search);
  const isDocument = /^[\d./ -]+$/.test(search) && digits.length >= 3;
  return isDocument && words[0] !== digits ? `((${every}) OR ${contains(expression, digits, values)})` : every;
}

/** The words of a search, each once, the longest first: they tell most. */
function wordsOf(search: string): string[] {
  const words = [...new Set(searchParts(search))];
  return words.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

/** How often words begin with a letter, the seldom ones first; what is not here is rarer still. */
const SELDOM = 'wkyqxzuhionvtgeblfdrpjacsm';
/** As many short words are looked up in the index: each alone finds a good part of all rows. */
const SHORT_LOOKED_UP = 3;

/** The words that are looked up in the index. The rest is read in the rows that these find. */
function lookedUp(words: readonly string[]): string[] {
  const long = words.filter(word => !isShort(word));
  if (long.some(hasTrigram)) return long;
  const rank = (word: string) => SELDOM.indexOf(word.toLowerCase().charAt(0)) - 10 * word.length;
  const short = words.filter(isShort).sort((a, b) => rank(a) - rank(b));
  return [...long, ...short.slice(0, SHORT_LOOKED_UP)];
}

const isShort = (word: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/**
 * One or two letters are the beginning of a word: in the middle of one nobody looks for them, and no index would find
 * them there. Anything else is a part of the text. What trigrams are blind to is looked up by its signs besides.
 */
function wordCondition(expression: string, word: string, values: Values, signs: boolean): string {
  if (isShort(word))
    return `(${expression} LIKE para_busca(${values.add(`${word}%`)}) OR ${expression} LIKE para_busca(${values.add(`% ${word}%`)}))`;
  const found = contains(expression, word, values);
  if (!signs || hasTrigram(word)) return found;
  return `(${found} AND sinais(${expression}) @> sinais(para_busca(${values.add(word)})))`;
}

/** Whether the text occurs anywhere in the expression, which is free of accents and case. */
export const contains = (expression: string, text: string, values: Values): string =>
  `${expression} LIKE para_busca(${values.add(`%${escapeLike(text)}%`)})`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Three letters or digits in a row, or fewer at an edge that a sign makes: PostgreSQL pads two before, one behind. */
const hasTrigram = (word: string): boolean =>
  /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u.test(word);
