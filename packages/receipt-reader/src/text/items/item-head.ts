import {normalizarGtin} from '@clube/domain';
import {fatia} from '../../document/geometry';
import {dobrar} from '../lines/fold';
import type {Termo} from '../types';
import type {ItemCru} from './types';

export interface Cabeca {
  sequencia?: number;
  codigo?: Termo;
  nome: Termo[];
}

const CODIGO = /^(?=.*\d)[0-9A-Z][0-9A-Z./-]{1,19}$/;
// A measure opens a description; it is no code: `18L`, `3,6L`, `1/2`, `10CM`.
export const MEDIDA = /^\d+([.,]\d+)?(L|LT|LTS|ML|KG|G|GR|CM|MM|M|M2|MT|UN|V|W|POL|")$|^\d{1,2}\/\d{1,2}$|^\d+X\d+/;

/** The running number that a row begins with: `001`, `1`, `#1`, `1)`. */
export function sequenciaDe(termo: Termo | undefined): number | undefined {
  const achado = /^#?(\d{1,3})[.):-]?$/.exec(termo?.texto ?? '');
  return achado ? Number(achado[1]) : undefined;
}

/** A code that a dash alone parts from the description: `30302-CORANTE`. Fewer letters may be the code's own end. */
function descolar(termo: Termo): Termo[] {
  const [, codigo, nome] = /^(\d{3,14})[-–](\p{L}{4,})$/u.exec(termo.texto) ?? [];
  if (!codigo || !nome) return [termo];
  const parte = (texto: string, inicio: number): Termo => {
    const em = (caixa: Termo['caixa']) => fatia(caixa, inicio, inicio + texto.length, termo.texto.length);
    return {...termo, texto, dobrado: dobrar(texto), caixa: em(termo.caixa), origem: em(termo.origem)};
  };
  return [parte(codigo, 0), parte(nome, codigo.length + 1)];
}

/** Running number, code and description out of the words before an item's figures. */
export function lerCabeca(termos: readonly Termo[], esperada: number | undefined): Cabeca {
  let resto = termos.filter(({texto}) => !/^[|_*]+$/.test(texto));
  const sequencia = sequenciaDe(resto[0]);
  const numerada = esperada !== undefined && sequencia === esperada && resto.length > 1;
  if (numerada) resto = resto.slice(1);
  if (resto[0]) resto = [...descolar(resto[0]), ...resto.slice(1)];
  const [primeiro, segundo] = resto;
  const codigo =
    primeiro &&
    segundo &&
    CODIGO.test(primeiro.dobrado) &&
    !MEDIDA.test(primeiro.dobrado) &&
    /[A-Z]/.test(
      resto
        .slice(1)
        .map(({dobrado}) => dobrado)
        .join(''),
    )
      ? primeiro
      : undefined;
  const entre = codigo ? undefined : codigoRotulado(resto);
  if (entre) return {...(numerada && {sequencia}), ...entre};
  const nome = codigo ? resto.slice(1) : resto;
  const inicio = nome.findIndex(({texto}) => !/^[-–:]+$/.test(texto));
  return {...(numerada && {sequencia}), ...(codigo && {codigo}), nome: nome.slice(Math.max(0, inicio))};
}

/** `TINTA ACRÍLICA (Código: 123 )`, as the tax authorities' pages write it. */
function codigoRotulado(termos: readonly Termo[]): {codigo?: Termo; nome: Termo[]} | undefined {
  const i = termos.findIndex(({dobrado}) => /^\(COD(IGO)?[.:]*$|^COD(IGO)?\.?:$|^COD\.$/.test(dobrado));
  const codigo = termos.slice(i + 1).find(({texto}) => /[0-9A-Za-z]/.test(texto));
  if (i < 0) return undefined;
  if (!codigo) return {nome: termos.filter((_, k) => k !== i)};
  const fim = termos.findIndex((termo, k) => k > i && /\)$/.test(termo.texto));
  return {codigo, nome: [...termos.slice(0, i), ...termos.slice(Math.max(fim, termos.indexOf(codigo)) + 1)]};
}

const limpar = (texto: string): string => texto.replace(/^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g, '');

export const codigoLimpo = (termo: Termo): string => limpar(termo.texto);

/** The code, put together where its cell broke it, its words, and the barcode number where it is one. */
export function codigos(...termos: readonly (Termo | undefined)[]): Pick<ItemCru, 'codigo' | 'gtin' | 'doCodigo'> {
  const codigo = limpar(termos.map(termo => termo?.texto ?? '').join(''));
  if (!codigo) return {};
  const gtin = codigo.length >= 12 ? normalizarGtin(codigo) : undefined;
  return {codigo, ...(gtin && {gtin}), doCodigo: termos.filter(termo => termo !== undefined)};
}
