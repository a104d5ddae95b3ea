import type {Numero} from '../../numbers';
import {centavosDe, encaixe} from '../sums';
import {numerosDe, triplaDe, type LinhaDeTabela, type Mapa} from '../table/column-map';

/** A row that carries an item's figures. */
export interface Ancorada {
  linha: LinhaDeTabela;
  figuras: {qtde?: Numero; unitario?: Numero; total?: Numero};
}

/** A row with an item's figures: all three that fit, or at least two that are there. */
export function ancorar(linha: LinhaDeTabela, mapa: Mapa): Ancorada | undefined {
  const tripla = triplaDe(linha, mapa);
  if (tripla) return {linha, figuras: tripla};
  const qtde = numerosDe(linha, mapa.qtde)[0];
  const unitario = numerosDe(linha, mapa.unitario).find(({casas}) => casas >= 2);
  const total = numerosDe(linha, mapa.total).find(({casas}) => casas === 2);
  const lidas = [qtde, unitario, total].filter(Boolean).length;
  return lidas >= 2
    ? {linha, figuras: {...(qtde && {qtde}), ...(unitario && {unitario}), ...(total && {total})}}
    : undefined;
}

/** The same goods told again in the unit that is taxed, under an item's figures: quantity and price without a total. */
export function emOutraUnidade({figuras}: Ancorada, antes: Ancorada | undefined): boolean {
  const {qtde, unitario, total} = figuras;
  const dela = antes?.figuras.total;
  return !total && qtde !== undefined && unitario !== undefined && dela !== undefined
    ? encaixe(qtde, unitario, centavosDe(dela)) !== 'nao'
    : false;
}
