import {
  dataCivil,
  formatarData,
  formatarDataDe,
  formatarDataHora,
  formatarReais,
  lerData,
  lerReais,
} from '@clube/domain';

/** What stands where there is nothing. */
export const NADA = '–';

const numero = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

export function numeroOuNada(valor: number | null | undefined): string {
  return valor === null || valor === undefined ? NADA : numero.format(valor);
}

/** BRL as it travels, a number with two decimals. */
export function reaisOuNada(valor: number | null | undefined): string {
  const centavos = valor === null || valor === undefined ? undefined : lerReais(valor.toFixed(2));
  return centavos === undefined ? NADA : formatarReais(centavos);
}

/** A civil date or an instant, as DD/MM/YYYY in São Paulo. */
export function dataOuNada(valor: string | null | undefined): string {
  if (!valor) return NADA;
  if (lerData(valor)) return formatarData(lerData(valor) ?? valor);
  const instante = new Date(valor);
  return Number.isNaN(instante.getTime()) ? NADA : formatarDataDe(instante);
}

/** An instant, as DD/MM/YYYY HH:mm in São Paulo. */
export function momentoOuNada(valor: string | null | undefined): string {
  const instante = valor ? new Date(valor) : undefined;
  return instante && !Number.isNaN(instante.getTime()) ? formatarDataHora(instante) : NADA;
}

/** The day it is now in São Paulo: screens ask here, rules are given the day. */
export const hoje = (): string => dataCivil(new Date());
