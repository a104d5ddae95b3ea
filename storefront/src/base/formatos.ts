import {dataCivil, dataCivilValida, formatarData, formatarDataDe, formatarDataHora} from '@clube/domain';

type Valor = string | null | undefined;

/** `DD/MM/YYYY` of a civil date or of an instant, in São Paulo; a dash where there is none. */
export function mostrarData(valor: Valor): string {
  if (!valor) return '–';
  return dataCivilValida(valor) ? formatarData(valor) : formatarDataDe(new Date(valor));
}

/** `DD/MM/YYYY HH:mm` of an instant. */
export function mostrarDataHora(valor: Valor): string {
  return valor ? formatarDataHora(new Date(valor)) : '–';
}

/** The day as `YYYY-MM-DD`, for comparing and sorting; empty where there is none. */
export function diaDe(valor: Valor): string {
  if (!valor) return '';
  return dataCivilValida(valor) ? valor : dataCivil(new Date(valor));
}

/** How the header greets: the first name. */
export function primeiroNome(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? '';
}

/** Up to two letters for the round badge. */
export function iniciais(nome: string): string {
  const partes = nome.trim().split(/\s+/);
  const ultima = partes.length > 1 ? (partes.at(-1)?.charAt(0) ?? '') : '';
  return ((partes[0]?.charAt(0) ?? '') + ultima).toUpperCase();
}
