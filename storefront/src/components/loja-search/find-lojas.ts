import {hasWords, searchText} from '@clube/domain';

const MOST = 8;

/** The shops whose names hold every word that was typed; those that begin with it come first. Nothing typed, nothing found. */
export function findLojas(lojas: readonly string[], typed: string): string[] {
  const wanted = searchText(typed).trim();
  if (!wanted) return [];
  const found = lojas.filter(loja => hasWords(loja, typed));
  const begins = (loja: string): number => (searchText(loja).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, MOST);
}
