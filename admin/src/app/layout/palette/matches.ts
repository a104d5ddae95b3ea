import {searchText, searchParts} from '@clube/domain';

/** Whether every typed word is the beginning of a word of the text, ignoring accents, punctuation and case. */
export function matches(text: string, searched: string): boolean {
  const words = searchText(text).split(/\s+/);
  return searchParts(searched).every(part => words.some(word => word.startsWith(searchText(part))));
}
