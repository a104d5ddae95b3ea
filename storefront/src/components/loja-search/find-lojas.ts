/** Without accents and capitals, as people type. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MOST = 8;

/** The shops whose names hold every word that was typed; those that begin with it come first. Nothing typed, nothing found. */
export function findLojas(lojas: readonly string[], typed: string): string[] {
  const wanted = plain(typed).trim();
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const found = lojas.filter(loja => words.every(word => plain(loja).includes(word)));
  const begins = (loja: string): number => (plain(loja).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, MOST);
}
