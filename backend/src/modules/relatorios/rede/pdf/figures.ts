import {formatReais} from '@clube/domain';

const one = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 1, maximumFractionDigits: 1});
const two = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const plain = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});
const signed = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const monthName = new Intl.DateTimeFormat('pt-BR', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** BRL as the paper has it. */
export const reais = (amount: number): string => formatReais(Math.round(amount * 100));
/** BRL in a column whose head says R$. */
export const amount = (value: number): string => two.format(value);
export const oneDecimal = (value: number): string => one.format(value);
export const quantity = (value: number): string => plain.format(value);
export const change = (value: number): string => signed.format(value);
/** `+11,7%`; a dash where there was nothing to compare with. */
export const changeInPercent = (now: number, before: number): string =>
  before > 0 ? `${signed.format((100 * (now - before)) / before)}%` : '–';
export const percent = (part: number, total: number): string =>
  total > 0 ? `${one.format((100 * part) / total)}%` : '–';

const atNoon = (month: string) => new Date(`${month}-15T12:00:00Z`);
/** `setembro de 2026` */
export const monthInWords = (month: string): string => monthName.format(atNoon(month));
const SHORT = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
/** `set/26` */
export const shortMonth = (month: string): string => `${SHORT[Number(month.slice(5)) - 1]}/${month.slice(2, 4)}`;
/** `R$ 5 mil`, as a scale has it. */
export const roundReais = (value: number): string =>
  value >= 1000 ? `R$ ${plain.format(value / 1000)} mil` : `R$ ${plain.format(value)}`;
/** `PR, SC e RS` */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
