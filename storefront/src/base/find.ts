import {withoutAccents} from '@clube/domain';

/** Whether a text has every word that was typed, in any order, whatever their accents and case. */
export function hasWords(text: string, typed: string): boolean {
  const found = withoutAccents(text).toLowerCase();
  return withoutAccents(typed)
    .toLowerCase()
    .split(/\s+/)
    .every(word => found.includes(word));
}
