export const SHORT_MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const LONG_NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const index = (month: string): number => Number(month.slice(5, 7)) - 1;

/** 2026, 3 → `2026-03`. */
export const monthOfYear = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** `2026-03` → `2026`. */
export const yearOf = (month: string): string => month.slice(0, 4);

/** `2026-03` → `mar`. */
export const shortMonth = (month: string): string => SHORT_MONTHS[index(month)] ?? month;

/** `2026-03` → `mar/2026`. */
export const monthWithYear = (month: string): string => `${shortMonth(month)}/${yearOf(month)}`;

/** `2026-03` → `março de 2026`. */
export const longMonth = (month: string): string => `${LONG_NAMES[index(month)] ?? month} de ${yearOf(month)}`;
