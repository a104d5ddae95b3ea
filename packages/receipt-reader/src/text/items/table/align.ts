import {lerNumeros} from '../../numbers';
import type {Termo} from '../../types';
import {COLUNAS_DE_FIGURAS, type Coluna} from './columns';
import {unidadeDe} from '../units';

/** A column between its sides. The description's reaches from the column before to the one after. */
export interface Faixa {
  coluna: Coluna;
  x0: number;
  x1: number;
}

/** How badly a word's form suits a column: 0 fits, 1 hardly. */
function feitio(termo: Termo, coluna: Coluna): number {
  const {texto, dobrado} = termo;
  // A bare number is rather the code beside it.
  if (coluna === 'descricao') return /^\d{3,}$/.test(texto) ? 0.3 : 0;
  const numeros = lerNumeros(texto, true);
  if (COLUNAS_DE_FIGURAS.includes(coluna)) {
    if (numeros.length === 0) return 3;
    if (coluna === 'qtde') return 0;
    return numeros.some(({casas}) => casas >= 2) ? 0 : 1;
  }
  if (coluna === 'ncm') return /^\d{8}$|^\d{4}\.\d{2}\.\d{2}$/.test(texto) ? 0 : 1.5;
  if (coluna === 'cfop') return /^[1-7][.]?\d{3}$/.test(texto) ? 0 : 1.5;
  if (coluna === 'cst') return /^\d{1,4}$|^\d\/\d{2,3}$|^\d-\d{2}$/.test(texto) ? 0 : 1.5;
  if (coluna === 'unidade') return unidadeDe(dobrado) ? 0 : /^[A-Z]{1,6}\d?$/.test(dobrado) ? 0.7 : 3;
  if (coluna === 'gtin') return /^\d{8,14}$|SEM/.test(dobrado) ? 0 : 1.5;
  if (coluna === 'item') return /^\d{1,3}$/.test(texto) ? 0 : 2;
  if (coluna === 'codigo') return /\d/.test(texto) ? 0 : 0.8;
  return numeros.length > 0 || /%$/.test(texto) ? 0.1 : 1;
}

/** The room between two neighbouring headings. */
function vaoEntre(antes: Faixa | undefined, depois: Faixa | undefined, altura: number): number {
  return antes && depois ? Math.max(altura, depois.x0 - antes.x1) : altura * 3;
}

/** How far a word lies from under its heading, as a share of the room to the next one; overlapping costs little. */
function afastamento(termo: Termo, titulos: readonly Faixa[], j: number, altura: number): number {
  const {x0, x1} = termo.caixa;
  const titulo = titulos[j];
  if (!titulo) return Infinity;
  if (titulo.coluna === 'descricao') {
    const fora = Math.max(0, titulo.x0 - x1, x0 - titulo.x1, (x0 + x1) / 2 - titulo.x1);
    return fora === 0 ? 0.3 : 0.3 + Math.min(6, (3 * fora) / altura);
  }
  const cruza = Math.min(x1, titulo.x1) - Math.max(x0, titulo.x0);
  if (cruza > 0) return 0.1 * (1 - cruza / Math.min(x1 - x0, titulo.x1 - titulo.x0));
  const vao = x1 < titulo.x0 ? vaoEntre(titulos[j - 1], titulo, altura) : vaoEntre(titulo, titulos[j + 1], altura);
  return 0.1 + Math.min(6, (2 * -cruza) / vao);
}

/** A gap within a description as wide as those between columns. */
function ruptura(antes: Termo | undefined, termo: Termo, altura: number): number {
  const vao = antes ? (termo.caixa.x0 - antes.caixa.x1) / altura : 0;
  return Math.min(4, Math.max(0, 1.2 * (vao - 0.7)));
}

/**
 * Words of a row given to columns, order kept: the cheapest way by place and form. A word that fits no column costs more
 * than an empty column. Returns the column's index for each word, −1 for none.
 */
export function alinhar(termos: readonly Termo[], titulos: readonly Faixa[], altura: number): number[] {
  const [n, m] = [termos.length, titulos.length];
  const SOBRA = 3.5;
  const custo = Array.from({length: n + 1}, () => new Array<number>(m + 1).fill(Infinity));
  const passo = Array.from({length: n + 1}, () => new Array<'par' | 'mais' | 'coluna' | 'sobra'>(m + 1).fill('sobra'));
  const em = (i: number, j: number) => custo[i]?.[j] ?? Infinity;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const linha = custo[i];
      const passos = passo[i];
      if (!linha || !passos) continue;
      if (i === 0 && j === 0) linha[0] = 0;
      const [termo, titulo] = [termos[i - 1], titulos[j - 1]];
      if (j > 0 && em(i, j - 1) + 0.2 < em(i, j)) [linha[j], passos[j]] = [em(i, j - 1) + 0.2, 'coluna'];
      if (i > 0 && em(i - 1, j) + SOBRA < em(i, j)) [linha[j], passos[j]] = [em(i - 1, j) + SOBRA, 'sobra'];
      if (termo && titulo) {
        const par = em(i - 1, j - 1) + afastamento(termo, titulos, j - 1, altura) + feitio(termo, titulo.coluna);
        if (par < em(i, j)) [linha[j], passos[j]] = [par, 'par'];
        // Only the description takes several words.
        const mais =
          titulo.coluna === 'descricao'
            ? em(i - 1, j) + afastamento(termo, titulos, j - 1, altura) + ruptura(termos[i - 2], termo, altura)
            : Infinity;
        if (mais < em(i, j)) [linha[j], passos[j]] = [mais, 'mais'];
      }
    }
  }
  const dono = new Array<number>(n).fill(-1);
  let [i, j] = [n, m];
  while (i > 0 || j > 0) {
    const acao = passo[i]?.[j];
    if (acao === 'coluna') j--;
    else if (acao === 'par') {
      i--;
      j--;
      dono[i] = j;
    } else if (acao === 'mais') {
      i--;
      dono[i] = j - 1;
    } else i--;
    if (i < 0 || j < 0) break;
  }
  return dono;
}
