import {round, decimal, multiply} from './decimal.js';
import {ungrouped} from './typed-number.js';
import {lazily} from './lazily.js';

const reais = lazily(() => new Intl.NumberFormat('pt-BR', {style: 'currency', currency: 'BRL'}));
const reaisThreePlaces = lazily(
  () =>
    new Intl.NumberFormat('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    }),
);

/** Integer cents as `R$ 1.234,56`; the blank after R$ does not break. */
export function formatReais(cents: number): string {
  return reais().format(cents / 100);
}

/** The value of a point, in thousandths of a real, with its three decimals: `12` → `R$ 0,012`. */
export function formatValorPonto(thousandths: number): string {
  return reaisThreePlaces().format(thousandths / 1000);
}

/** Integer cents as the plain decimal in requests and the database: `123456` → `1234.56`. */
export function decimalOfCents(cents: number): string {
  const absolute = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${absolute.slice(0, -2)}.${absolute.slice(-2)}`;
}

/**
 * Integer cents from what people type (`R$ 1.234,56`, `1.234`, `12,5`), from a plain decimal (`1234.56`) or from a
 * number. A dot before exactly three digits is a thousands separator. Undefined when it is no amount of whole cents.
 */
export function readReais(value: string | number): number | undefined {
  if (typeof value === 'number') return centsOf(String(value));
  return centsOf(ungrouped(value.replace(/R\$|\s/g, '')).replace(',', '.'));
}

function centsOf(text: string): number | undefined {
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Number(text.replace(/(\.\d*)?$/, fraction => fraction.slice(1).padEnd(2, '0')));
  return Number.isSafeInteger(cents) ? cents + 0 : undefined;
}

/** Unit price × quantity in integer cents, halves up. The quantity may have decimals (litres, kilograms). */
export function multiplyCents(cents: number, qtde: number | string): number {
  return round(multiply(decimal(cents), decimal(qtde)));
}
