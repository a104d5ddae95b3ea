import {withoutAccents} from '../produtos/text.js';

/** Signs that are no letters to who searches. The database's `para_busca` leaves the same ones out. */
const HYPHENS = '\\-‐‑‒–—';
const SIGNS = new RegExp(`['.’‘ʼ\`´${HYPHENS}]`, 'g');
const BETWEEN = new RegExp(`[${HYPHENS}]`);
/** Fewer letters are looked for at the beginning of words alone: what was hyphenated would not be found in one piece. */
const LONG = 3;

const withoutSigns = (text: string): string => text.replace(SIGNS, '');

/** A text as searches compare it: without accents, capitals, apostrophes, hyphens and dots. */
export const searchText = (text: string): string => withoutSigns(withoutAccents(text));

/** The words that are looked for, each without such signs: "Sant'Ana santa-rita" is santAna, santa, rita. */
export function searchParts(typed: string): string[] {
  return typed
    .split(/\s+/)
    .flatMap(word => {
      const parts = word.split(BETWEEN).map(withoutSigns);
      return parts.every(part => part.length >= LONG) ? parts : [parts.join('')];
    })
    .filter(Boolean);
}

/** Whether a text holds every word that was typed, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const found = searchText(text);
  return searchParts(typed).every(word => found.includes(withoutAccents(word)));
}
