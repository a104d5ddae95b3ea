import {digitsOnly, searchParts, storedCnpj} from '@clube/domain';
import {InvalidRequest} from '../refusals/refusals';
import type {ListDefinition, Values} from './list';

/** How many words of a search are used; nobody types more. */
const MAX_WORDS = 10;

/** Every word must occur. One condition per word, so that PostgreSQL can combine trigram index scans. */
export function searchCondition(list: ListDefinition, search: string, values: Values): string {
  const {search: expression, signs = false} = list;
  if (!expression) throw InvalidRequest({erro: 'Esta lista não tem busca.'});
  const words = wordsOf(search);
  const looked = new Set(lookedUp(words));
  // A search of only punctuation matches everything.
  if (words.length === 0) return 'true';
  const every = words
    .map(word => wordCondition(looked.has(word) ? expression : `(${expression} || '')`, word, values, signs))
    .join(' AND ');
  // A CPF or telephone typed with spaces matches the stored digits.
  const digits = digitsOnly(search);
  const isDocument = /^[\d./ -]+$/.test(search) && digits.length >= 3;
  return isDocument && words.length > 1 ? `((${every}) OR ${contains(expression, digits, values)})` : every;
}

/** The distinct words of a search, the longest first, as they are the most selective. */
function wordsOf(search: string): string[] {
  const words = [...new Set(searchParts(search))];
  return words.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

/** Letters by how often words begin with them, rare ones first; letters that are missing here are rarer still. */
const LETTERS_BY_RARITY = 'wkyqxzuhionvtgeblfdrpjacsm';
/** How many short words are looked up in the index: each of them matches a large part of all rows. */
const SHORT_LOOKED_UP = 3;

/** The words that are looked up in the index; the others are checked on the rows that those find. */
function lookedUp(words: readonly string[]): string[] {
  const long = words.filter(word => !isShort(word));
  if (long.some(hasTrigram)) return long;
  const rank = (word: string) => LETTERS_BY_RARITY.indexOf(word.toLowerCase().charAt(0)) - 10 * word.length;
  const short = words.filter(isShort).sort((a, b) => rank(a) - rank(b));
  return [...long, ...short.slice(0, SHORT_LOOKED_UP)];
}

const isShort = (word: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/** The condition of a word, and of what is stored when it is a CNPJ as printed. */
function wordCondition(expression: string, word: string, values: Values, signs: boolean): string {
  const found = plainCondition(expression, word, values, signs);
  const cnpj = storedCnpj(word);
  return cnpj === undefined ? found : `(${found} OR ${contains(expression, cnpj, values)})`;
}

/**
 * One or two letters match only at the beginning of a word: people do not search for them inside a word, and no index
 * could find them there. Longer words match anywhere. Words without trigrams are looked up by their punctuation as
 * well.
 */
function plainCondition(expression: string, word: string, values: Values, signs: boolean): string {
  if (isShort(word))
    return `(${expression} LIKE para_busca(${values.add(`${word}%`)}) OR ${expression} LIKE para_busca(${values.add(`% ${word}%`)}))`;
  const found = contains(expression, word, values);
  if (!signs || hasTrigram(word)) return found;
  return `(${found} AND sinais(${expression}) @> sinais(para_busca(${values.add(word)})))`;
}

/** Condition: the text occurs anywhere in the expression, which is stored without accents and in lower case. */
export const contains = (expression: string, text: string, values: Values): string =>
  `${expression} LIKE para_busca(${values.add(`%${escapeLike(text)}%`)})`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether PostgreSQL makes a trigram of it: three letters or digits in a row, or fewer beside punctuation, as it pads a
 * word by two blanks before and one behind.
 */
const hasTrigram = (word: string): boolean =>
  /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u.test(word);
