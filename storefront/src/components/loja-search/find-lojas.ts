import {hasWords, searchText} from '@clube/domain';

const MOST = 8;

/**
 * The stores whose names contain every typed word; those that begin with the text come first. Empty for an empty text.
 */
export function findLojas(lojas: readonly string[], typed: string): string[] {
  const searched = searchText(typed).trim();
  if (!searched) return [];
  const found = lojas.filter(loja => hasWords(loja, typed));
  const begins = (loja: string): number => (searchText(loja).startsWith(searched) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, MOST);
}
