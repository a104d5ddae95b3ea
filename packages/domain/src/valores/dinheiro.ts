import {arredondar, decimal, multiplicar} from './decimal.js';

const reais = new Intl.NumberFormat('pt-BR', {style: 'currency', currency: 'BRL'});
const reaisTresCasas = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** Integer cents as `R$ 1.234,56`; the blank after R$ does not break. */
export function formatarReais(centavos: number): string {
  return reais.format(centavos / 100);
}

/** The value of a point, in thousandths of a real, with its three decimals: `12` → `R$ 0,012`. */
export function formatarValorPonto(milesimos: number): string {
  return reaisTresCasas.format(milesimos / 1000);
}

/** Integer cents as the plain decimal that travels and is stored: `123456` → `1234.56`. */
export function decimalDeCentavos(centavos: number): string {
  const absoluto = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${absoluto.slice(0, -2)}.${absoluto.slice(-2)}`;
}

/**
 * Integer cents from what people type (`R$ 1.234,56`, `1.234`, `12,5`), from a plain decimal (`1234.56`) or from a
 * number. A dot before exactly three digits groups thousands. Undefined when it is no amount of whole cents.
 */
export function lerReais(valor: string | number): number | undefined {
  if (typeof valor === 'number') return centavosDe(String(valor));
  const texto = valor.replace(/R\$|\s/g, '');
  if (/^-?(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/.test(texto)) return centavosDe(texto.replace(/\./g, '').replace(',', '.'));
  if (/^-?\d{1,3}(\.\d{3})+$/.test(texto)) return centavosDe(texto.replace(/\./g, ''));
  return /^-?\d+(\.\d{1,2})?$/.test(texto) ? centavosDe(texto) : undefined;
}

function centavosDe(texto: string): number | undefined {
  if (!/^-?\d+(\.\d{1,2})?$/.test(texto)) return undefined;
  const centavos = Number(texto.replace(/(\.\d*)?$/, fracao => fracao.slice(1).padEnd(2, '0')));
  return Number.isSafeInteger(centavos) ? centavos + 0 : undefined;
}

/** Unit price × quantity in integer cents, halves up. The quantity may have decimals (litres, kilograms). */
export function multiplicarCentavos(centavos: number, qtde: number | string): number {
  return arredondar(multiplicar(decimal(centavos), decimal(qtde)));
}
