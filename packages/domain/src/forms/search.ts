import {withoutAccents} from '../produtos/text.js';

/** Punctuation that searches ignore. The function `para_busca` of the database ignores the same. */
const HYPHENS = '\\-‐‑‒–—';
const SIGNS = new RegExp(`['.’‘ʼ\`´${HYPHENS}]`, 'g');
const BETWEEN = new RegExp(`[${HYPHENS}]`);
/** Shorter words match only at the beginning of a word; a hyphenated word would otherwise not be found in one piece. */
const LONG = 3;

const withoutSigns = (text: string): string => text.replace(SIGNS, '');

/** Normalises a text for searching: no accents, capitals, apostrophes, hyphens or dots. */
export const searchText = (text: string): string => withoutSigns(withoutAccents(text));

/** The search words of a query, without such punctuation: "Sant'Ana santa-rita" gives santAna, santa, rita. */
export function searchParts(typed: string): string[] {
  return typed
    .split(/\s+/)
    .flatMap(word => {
      const parts = word.split(BETWEEN).map(withoutSigns);
      return parts.every(part => part.length >= LONG) ? parts : [parts.join('')];
    })
    .filter(Boolean);
}

/** A CNPJ as printed, or a part of it around its slash, without dots and hyphen: "12ABC345/01DE35", "345/01". */
const PRINTED_CNPJ = /^(?=.{4})[0-9a-z]{0,8}\/[0-9a-z]{0,4}\d{0,2}$/i;

/** How a search word is stored if it is a printed CNPJ, or a part of one: without its slash; otherwise undefined. */
export const storedCnpj = (word: string): string | undefined =>
  PRINTED_CNPJ.test(word) ? word.replace('/', '') : undefined;

/** Whether a text contains every typed word, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const found = searchText(text);
  const has = (word: string | undefined) => word !== undefined && found.includes(withoutAccents(word));
  return searchParts(typed).every(word => has(word) || has(storedCnpj(word)));
}
