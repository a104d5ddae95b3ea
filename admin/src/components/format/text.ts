const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/**
 * `JOÃO DA SILVA` → `João da Silva`: names on the dashboards. Text in mixed case is returned unchanged: `Tintas
 * Beija-Flor - Campinas/SP` has its capitals already.
 */
export function toTitleCase(nome: string): string {
  const clean = nome.trim().replace(/\s+/g, ' ');
  const mixed = clean !== clean.toLocaleUpperCase('pt-BR') && clean !== clean.toLocaleLowerCase('pt-BR');
  if (mixed) return clean;
  return clean
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word, i) => (i > 0 && SMALL_WORDS.has(word) ? word : capitalize(word)))
    .join(' ');
}

const capitalize = (word: string): string => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1);

export function firstName(nome: string): string {
  return toTitleCase(nome.trim().split(/\s+/)[0] ?? '');
}

const MINUTE = 60_000;

/** `há 5 min`, `há 2 h`, `há 3 dias`: the age of a waiting receipt. */
export function howLongAgo(instant: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / MINUTE));
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `há ${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'há 1 dia' : `há ${days} dias`;
}

/** The field's value if it is a text; empty otherwise. */
export function textIn(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
