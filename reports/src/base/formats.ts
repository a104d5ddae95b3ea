import {isCivilDate, formatDate, formatDateOf, formatReais} from '@clube/domain';

const decimal = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});
const compact = new Intl.NumberFormat('pt-BR', {notation: 'compact', maximumFractionDigits: 1});

/** Formats a number: `1234.5` → `1.234,5`. */
export const formatNumber = (value: number): string => decimal.format(value);

/** Formats a number shortly, for axes: `12500` → `12,5 mil`. */
export const shortNumber = (value: number): string => compact.format(value);

/** Formats an amount in BRL as `R$ 1.234,50`. */
export const reais = (value: number): string => formatReais(Math.round(value * 100));

/** Formats a date or an instant as `DD/MM/YYYY` in São Paulo; a dash for none. */
export function showDate(value: string | null | undefined): string {
  if (!value) return '–';
  return isCivilDate(value) ? formatDate(value) : formatDateOf(new Date(value));
}

export const yesNo = (value: boolean): string => (value ? 'Sim' : 'Não');
