import {dataCivil, dataCivilValida, formatarData, formatarDataDe, formatarReais} from '@clube/domain';

const inteiro = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});
const compacto = new Intl.NumberFormat('pt-BR', {notation: 'compact', maximumFractionDigits: 1});

/** `1234.5` → `1.234,5`. */
export const numero = (valor: number): string => inteiro.format(valor);

/** For axes, where room is scarce: `12500` → `12,5 mil`. */
export const numeroCurto = (valor: number): string => compacto.format(valor);

/** Reais, as the API gives them, as `R$ 1.234,50`. */
export const reais = (valor: number): string => formatarReais(Math.round(valor * 100));

/** `DD/MM/YYYY` of a civil date or of an instant, in São Paulo; a dash where there is none. */
export function mostrarData(valor: string | null | undefined): string {
  if (!valor) return '–';
  return dataCivilValida(valor) ? formatarData(valor) : formatarDataDe(new Date(valor));
}

/** The day as `YYYY-MM-DD`, for sorting; empty where there is none. */
export function diaDe(valor: string | null | undefined): string {
  if (!valor) return '';
  return dataCivilValida(valor) ? valor : dataCivil(new Date(valor));
}

/** For searching: case and accents do not count. */
export function semAcentos(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export const simNao = (valor: boolean): string => (valor ? 'Sim' : 'Não');

/** `1, 'nota', 'notas'` → `1 nota`. */
export const contar = (quantos: number, um: string, muitos: string): string =>
  `${numero(quantos)} ${quantos === 1 ? um : muitos}`;
