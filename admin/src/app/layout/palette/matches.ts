import {searchText, searchParts} from '@clube/domain';

/** Whether every word that was typed begins a word of the text, whatever the accents, signs and capitals. */
export function matches(text: string, searched: string): boolean {
  const words = searchText(text).split(/\s+/);
  return searchParts(searched).every(part => words.some(word => word.startsWith(searchText(part))));
}
