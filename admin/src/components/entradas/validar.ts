import {decimalDeCentavos, lerReais, textoDe} from '@clube/domain';

/** Cents of an amount as it is typed or as it came; undefined when it is none or negative. */
export function centavosDe(valor: unknown): number | undefined {
  if (typeof valor !== 'number' && typeof valor !== 'string') return undefined;
  const centavos = lerReais(valor);
  return centavos !== undefined && centavos >= 0 ? centavos : undefined;
}

/** A typed amount as the number that travels; what is no amount stays as it is, and empty means none. */
export function reaisEnviados(valor: unknown): unknown {
  if (textoDe(valor) === '') return null;
  const centavos = centavosDe(valor);
  return centavos === undefined ? valor : Number(decimalDeCentavos(centavos));
}

/** An amount as it stands in a field: with a comma and two decimals. */
export function reaisDigitados(valor: number | null | undefined): string {
  const centavos = valor === null || valor === undefined ? undefined : lerReais(valor.toFixed(2));
  return centavos === undefined ? '' : decimalDeCentavos(centavos).replace('.', ',');
}

/** A whole number of at least `minimo`; undefined when it is none. */
export function inteiroDe(valor: unknown, minimo = 0): number | undefined {
  const texto = textoDe(valor);
  return /^\d{1,9}$/.test(texto) && Number(texto) >= minimo ? Number(texto) : undefined;
}
