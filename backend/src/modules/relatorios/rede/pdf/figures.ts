import {formatReais, shortMonth, yearOf} from '@clube/domain';

const one = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 1, maximumFractionDigits: 1});
const two = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 2, maximumFractionDigits: 2});
const plain = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});
const signed = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** BRL with the currency sign. */
export const reais = (amount: number): string => formatReais(Math.round(amount * 100));
/** BRL without the sign, for a column with R$ in its heading. */
export const amount = (value: number): string => two.format(value);
export const oneDecimal = (value: number): string => one.format(value);
export const quantity = (value: number): string => plain.format(value);
export const change = (value: number): string => signed.format(value);
export const percent = (part: number, total: number): string =>
  total > 0 ? `${one.format((100 * part) / total)}%` : '–';

/** `set/26` */
export const monthAndYear = (month: string): string => `${shortMonth(month)}/${yearOf(month).slice(2)}`;
/** `R$ 5 mil`, for a scale. */
export const roundReais = (value: number): string =>
  value >= 1000 ? `R$ ${plain.format(value / 1000)} mil` : `R$ ${plain.format(value)}`;
const conjunction = new Intl.ListFormat('pt-BR', {type: 'conjunction'});
/** `PR, SC e RS` */
export const listed = (names: readonly string[]): string => conjunction.format(names);
