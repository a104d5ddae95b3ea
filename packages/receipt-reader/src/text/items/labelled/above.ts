import {meioY} from '../../lines/lines';
import type {Linha, Termo} from '../../types';
import {eTitulo} from '../table/header';
import {sequenciaDe} from '../item-head';
import {linhaDoValor, tem, type Ficha} from './records';
import {semItem} from '../coupon/region';
import {semCauda} from '../headings';

/** Rows that tell what was sold where no label does. */
export interface Acima {
  termos: Termo[];
  /** Nothing tells where they begin, or a page ends among them. */
  duvida: boolean;
}

/** More rows than any description takes: a page's foot or head is among them. */
const LONGA = 4;

const numeroDeOrdem = (linha: Linha | undefined): number | undefined => sequenciaDe(linha?.termos[0]);

/** A row that ends what stands above the items: labels, headings or a wide gap tell. */
function deOutros(acima: Linha | undefined, abaixo: Linha | undefined): boolean {
  if (!acima || !abaixo) return true;
  const longe = meioY(abaixo.caixa) - meioY(acima.caixa) > Math.max(acima.altura, abaixo.altura) * 2.2;
  return longe || semItem(acima) || eTitulo(acima);
}

/** The last row that an item's labels and their values take: a value may stand on the row after its label. */
function fimDe(ficha: Ficha, linhas: readonly Linha[]): number {
  return Math.max(...ficha.map(campo => (campo.coluna === 'descricao' ? campo.linha : linhaDoValor(campo, linhas))));
}

/** What stands between one item's labels and the next one's, where no label names the description. */
export function acimaDe(fichas: readonly Ficha[], linhas: readonly Linha[]): Acima[] {
  if (fichas.some(ficha => tem(ficha, 'descricao'))) return fichas.map(() => ({termos: [], duvida: false}));
  const rotulada = fichas.map(([campo]) => campo?.linha ?? 0);
  const ultima = fichas.map(ficha => fimDe(ficha, linhas));
  const alturas = rotulada.slice(1).map((linha, k) => linha - (ultima[k] ?? linha) - 1);
  const maior = Math.max(1, ...alturas);
  const numeradas = alturas.every((_, k) => numeroDeOrdem(linhas[(ultima[k] ?? 0) + 1]) === k + 2);
  const sobre = (k: number): {de: number; duvida: boolean} => {
    const linha = rotulada[k] ?? 0;
    if (k > 0) return {de: (ultima[k - 1] ?? 0) + 1, duvida: (alturas[k - 1] ?? 0) > LONGA};
    const acima = linhas.slice(Math.max(0, linha - LONGA), linha + 1);
    const numerada = numeradas ? acima.findLastIndex(cada => numeroDeOrdem(cada) === 1) : -1;
    if (numerada >= 0) return {de: linha - acima.length + 1 + numerada, duvida: false};
    const alheia = acima.findLastIndex((cada, i) => i < acima.length - 1 && deOutros(cada, acima[i + 1]));
    const suas = acima.length - 2 - alheia;
    // One row between what is no item's and the labels must be the description; of several the first may be anything.
    return {de: linha - Math.max(1, Math.min(suas, maior)), duvida: alheia < 0 || suas !== 1};
  };
  return fichas.map(([campo], k) => {
    const [{de, duvida}, linha] = [sobre(k), rotulada[k] ?? 0];
    const termos = linhas.slice(Math.max(0, de), linha).flatMap(cada => semCauda(cada.termos));
    const antes = linhas[linha]?.termos.slice(0, campo?.inicio) ?? [];
    const deOutra = termos.some(({pagina}) => pagina !== linhas[linha]?.termos[0]?.pagina);
    return {termos: [...termos, ...antes], duvida: duvida || deOutra};
  });
}
