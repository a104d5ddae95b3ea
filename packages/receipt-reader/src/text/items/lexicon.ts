import {dobrar, distancia} from '../lines/fold';
import {lerNumeros, type Numero} from '../numbers';
import type {Linha, Termo} from '../types';
import {unidadeDe} from './units';

/**
 * What a piece of a coupon's row can be: `N` a number with decimals, `I` a whole one, `P` one in parentheses, `U` a unit,
 * `X` the sign of multiplication, `R` the sign of the currency, `Q` the word quantity, `V` the words unit, price, value, `Z` the word total,
 * `T` a tax code, `=` itself, `W` anything else.
 */
export interface Lexema {
  classe: string;
  texto: string;
  termo: Termo;
  /** The readings of a number, likeliest first. */
  numeros: Numero[];
  indice: number;
}

const QTDE = /^(Q|QTD|QTDE|QTDADE|QUANT|QUANTIDADE|QT|QDE)[.:]*$/;
const VALOR =
  /^(VL|VI|V1|VLR|V|VALOR|PRECO|UNIT|UNITARIO|VUNIT|VLUNIT|UN)[.:]+$|^(VL|VI|V1|VLR|VALOR|UNIT|UNITARIO|PRECO|UNITARIO:)$/;
const TOTAL = /^(TOTAL[.:]*|TOT[.:]+)$/;
const PECA =
  /\([-+]?[\dOIlSBZG][\dOIlSBZG.,]*%?\)?|R\$[:.]?|[-+]?[\d]+(?:[.,:]\d+)*%?|[xX×*](?![A-Za-z])|=|M[23](?![\d.,])|[A-Za-zÀ-ÿ]+\.?:?|[^\s]/g;

// A lone letter may be a tax code, after three decimals it is a unit.
const NUMERO_E_UNIDADE = /^(\d[\d.]*,\d{2,4})([A-Za-z]{2,6}\d?)$|^(\d[\d.]*,\d{3,4})([LMG])$/;

/** A word cut where a figure, a unit and a sign were set without blanks: `1,000UNx69,90`. */
function pecas(texto: string): string[] {
  const [numero = '', unidade = ''] = NUMERO_E_UNIDADE.exec(texto)?.slice(1).filter(Boolean) ?? [];
  if (unidadeDe(dobrar(unidade))) return [numero, unidade];
  if (/^[-+]?[\dOoIlSBZG|]+([.,;][\dOoIlSBZG|]+)+-?[A-Z]?$/.test(texto) && /\d/.test(texto)) return [texto];
  if (!/^\(?[-+]?\d|^[xX×*=]\d|^R\$|^(Q|V|UN)/i.test(texto)) return [texto];
  return texto.match(PECA) ?? [texto];
}

function classificar(texto: string): {classe: string; numeros: Numero[]} {
  const dobrado = dobrar(texto);
  if (/^R\$[:.]?$/.test(dobrado)) return {classe: 'R', numeros: []};
  if (/^[X×*]$/.test(dobrado)) return {classe: 'X', numeros: []};
  if (texto === '=') return {classe: '=', numeros: []};
  if (QTDE.test(dobrado)) return {classe: 'Q', numeros: []};
  if (TOTAL.test(dobrado)) return {classe: 'Z', numeros: []};
  if (VALOR.test(dobrado)) return {classe: dobrado === 'UN:' ? 'U' : 'V', numeros: []};
  if (/^\(.*\)?$/.test(texto) && lerNumeros(texto.replace(/^\(?|\)?$/g, ''), true).length > 0)
    return {classe: 'P', numeros: []};
  if (/%$/.test(texto)) return {classe: 'T', numeros: []};
  const numeros = lerNumeros(texto, /[.,;]/.test(texto));
  const [primeiro] = numeros;
  if (primeiro) return {classe: numeros.some(({casas}) => casas > 0) ? 'N' : 'I', numeros};
  if (unidadeDe(dobrado)) return {classe: 'U', numeros: []};
  const comTaxa = /^(.*\d)[A-Z]\d?$/.exec(texto)?.[1];
  const semTaxa = comTaxa ? lerNumeros(comTaxa).filter(({casas}) => casas === 2) : [];
  if (semTaxa.length > 0) return {classe: 'N', numeros: semTaxa};
  if (/^([FINTS]{1,2}\d{0,2}|ST|NT|\d{2}T?)$/.test(dobrado)) return {classe: 'T', numeros: []};
  return {classe: 'W', numeros: []};
}

/** What stands after the label is a unit, though nobody else uses it; after a number `QT` is no label but a quarter. */
function unidadePeloLugar({classe, texto}: Lexema, antes: Lexema | undefined): boolean {
  if (/^UN:$/i.test(antes?.texto ?? '')) return 'WQT'.includes(classe) && /^[A-Z]{1,6}\d?$/.test(dobrar(texto));
  return classe === 'Q' && unidadeDe(texto) === texto && (antes?.numeros.length ?? 0) > 0;
}

/** A row's pieces, each with the word it is part of. */
export function lexemas(linha: Linha): Lexema[] {
  const soltas = linha.termos.flatMap((termo, indice) =>
    pecas(termo.texto).map(texto => ({...classificar(texto), texto, termo, indice})),
  );
  return soltas.map((peca, i) => (unidadePeloLugar(peca, soltas[i - 1]) ? {...peca, classe: 'U'} : peca));
}

/** A word that means discount, added charge or cancelling, letters forgiven. */
export function pareceCom(dobrado: string, palavra: string): boolean {
  const letras = dobrado.replace(/[^A-Z]/g, '');
  return letras.length >= 4 && (letras === palavra || distancia(letras, palavra, 1) <= 1);
}
