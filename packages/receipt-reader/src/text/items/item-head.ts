import {normaliseGtin} from '@clube/domain';
import {sliceBox} from '../../document/geometry';
import {fold} from '../lines/fold';
import type {Term} from '../types';
import type {RawItem} from './types';

export interface Head {
  sequence?: number;
  codigo?: Term;
  nome: Term[];
}

const CODIGO_FORM = /^(?=.*\d)[0-9A-Z][0-9A-Z./-]{1,19}$/;
// A measure opens a description; it is no code: `18L`, `3,6L`, `1/2`, `10CM`.
export const MEASURE = /^\d+([.,]\d+)?(L|LT|LTS|ML|KG|G|GR|CM|MM|M|M2|MT|UN|V|W|POL|")$|^\d{1,2}\/\d{1,2}$|^\d+X\d+/;

/** The running number that a row begins with: `001`, `1`, `#1`, `1)`. */
export function sequenceOf(term: Term | undefined): number | undefined {
  const match = /^#?(\d{1,3})[.):-]?$/.exec(term?.text ?? '');
  return match ? Number(match[1]) : undefined;
}

/** A code that a dash alone parts from the description: `30302-CORANTE`. Fewer letters may be the code's own end. */
function unglue(term: Term): Term[] {
  const [, codigo, nome] = /^(\d{3,14})[-–](\p{L}{4,})$/u.exec(term.text) ?? [];
  if (!codigo || !nome) return [term];
  const part = (text: string, start: number): Term => {
    const sliceOf = (box: Term['box']) => sliceBox(box, start, start + text.length, term.text.length);
    return {...term, text, folded: fold(text), box: sliceOf(term.box), origin: sliceOf(term.origin)};
  };
  return [part(codigo, 0), part(nome, codigo.length + 1)];
}

/** Running number, code and description out of the words before an item's figures. */
export function readHead(terms: readonly Term[], expected: number | undefined): Head {
  let rest = terms.filter(({text}) => !/^[|_*]+$/.test(text));
  const sequence = sequenceOf(rest[0]);
  const isNumbered = expected !== undefined && sequence === expected && rest.length > 1;
  if (isNumbered) rest = rest.slice(1);
  if (rest[0]) rest = [...unglue(rest[0]), ...rest.slice(1)];
  const [first, second] = rest;
  const codigo =
    first &&
    second &&
    CODIGO_FORM.test(first.folded) &&
    !MEASURE.test(first.folded) &&
    /[A-Z]/.test(
      rest
        .slice(1)
        .map(({folded}) => folded)
        .join(''),
    )
      ? first
      : undefined;
  const between = codigo ? undefined : labelledCodigo(rest);
  if (between) return {...(isNumbered && {sequence}), ...between};
  const nome = codigo ? rest.slice(1) : rest;
  const start = nome.findIndex(({text}) => !/^[-–:]+$/.test(text));
  return {...(isNumbered && {sequence}), ...(codigo && {codigo}), nome: nome.slice(Math.max(0, start))};
}

/** `TINTA ACRÍLICA (Código: 123 )`, as the tax authorities' pages write it. */
function labelledCodigo(terms: readonly Term[]): {codigo?: Term; nome: Term[]} | undefined {
  const i = terms.findIndex(({folded}) => /^\(COD(IGO)?[.:]*$|^COD(IGO)?\.?:$|^COD\.$/.test(folded));
  const codigo = terms.slice(i + 1).find(({text}) => /[0-9A-Za-z]/.test(text));
  if (i < 0) return undefined;
  if (!codigo) return {nome: terms.filter((_, k) => k !== i)};
  const end = terms.findIndex((term, k) => k > i && /\)$/.test(term.text));
  return {codigo, nome: [...terms.slice(0, i), ...terms.slice(Math.max(end, terms.indexOf(codigo)) + 1)]};
}

const trimPunctuation = (text: string): string => text.replace(/^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g, '');

export const cleanCodigo = (term: Term): string => trimPunctuation(term.text);

/** Digits of the shortest barcode number that is taken for one: shorter codes are the shop's own. */
const MIN_GTIN = 12;

/** The code, put together where its cell broke it, its words, and the barcode number where it is one. */
export function codigoFields(...terms: readonly (Term | undefined)[]): Pick<RawItem, 'codigo' | 'gtin' | 'codeTerms'> {
  const codigo = trimPunctuation(terms.map(term => term?.text ?? '').join(''));
  if (!codigo) return {};
  const gtin = codigo.length >= MIN_GTIN ? normaliseGtin(codigo) : undefined;
  return {codigo, ...(gtin && {gtin}), codeTerms: terms.filter(term => term !== undefined)};
}
