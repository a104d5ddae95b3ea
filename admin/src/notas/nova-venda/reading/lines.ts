import {lerItemVenda} from '@clube/domain';
import type {ItemVenda, VendaEmEdicao} from '../venda';
import type {ItemLido, Sugestao} from './types';

/**
 * Where a read line stands: taken over as it is, confirmed by a person, with a product to be confirmed, without a
 * product, with a product but without its amounts, or left out because it is none of the programme's.
 */
export type EstadoLinha = 'certa' | 'conferida' | 'conferir' | 'escolher' | 'completar' | 'ignorada';

export interface LinhaLida {
  /** In the reading, from 0. */
  indice: number;
  lido: ItemLido;
  estado: EstadoLinha;
  item?: ItemVenda;
}

/** The amounts of a line as they would be sold; undefined when one is missing or cannot be. */
function valoresDe(lido: ItemLido) {
  const valorUnitario = centavosDe(lido.valorUnitario);
  const lidos = lerItemVenda({
    codigo: 'linha',
    qtde: lido.qtde,
    valorUnitario: valorUnitario === undefined ? undefined : valorUnitario / 100,
    valorDesconto: (centavosDe(lido.valorDesconto) ?? 0) / 100,
  });
  return 'erro' in lidos ? undefined : lidos;
}

/** A read line as an item of this product; undefined while its amounts do not make one. */
export function itemDaLinha(
  lido: ItemLido,
  indice: number,
  {codigo, nome, valorPontos}: Omit<Sugestao, 'confianca'>,
  conferida: boolean,
): Omit<ItemVenda, 'linha'> | undefined {
  const valores = valoresDe(lido);
  return valores && {codigo, nome, valorPontos, ...valores, lida: indice, conferida};
}

/** The items that a reading makes by itself: every line with a product and whole amounts. */
export function itensLidos(lidos: readonly ItemLido[]): ItemVenda[] {
  return lidos.flatMap((lido, indice) => {
    const item = lido.produto ? itemDaLinha(lido, indice, lido.produto, false) : undefined;
    return item ? [{...item, linha: indice + 1}] : [];
  });
}

function estadoDa(lido: ItemLido, item: ItemVenda | undefined, ignorada: boolean): EstadoLinha {
  if (ignorada) return 'ignorada';
  if (item?.conferida) return 'conferida';
  if (item) return lido.certa && lido.produto?.certa ? 'certa' : 'conferir';
  return lido.produto && !valoresDe(lido) ? 'completar' : 'escolher';
}

/** The read lines in the order of the receipt, each with where it stands. */
export function linhasLidas(
  lidos: readonly ItemLido[],
  {itens, ignoradas}: Pick<VendaEmEdicao, 'itens' | 'ignoradas'>,
): LinhaLida[] {
  const byIndex = new Map(itens.map(item => [item.lida, item]));
  return lidos.map((lido, indice) => {
    const item = byIndex.get(indice);
    return {indice, lido, estado: estadoDa(lido, item, ignoradas.includes(indice)), ...(item && {item})};
  });
}

/** Nothing of the line has changed: it need not be drawn again. */
export const mesmaLinha = (uma: LinhaLida, outra: LinhaLida): boolean =>
  uma.indice === outra.indice && uma.lido === outra.lido && uma.item === outra.item && uma.estado === outra.estado;

export const PEDE_DECISAO: ReadonlySet<EstadoLinha> = new Set(['conferir', 'escolher', 'completar']);

/** A line as it stands on the receipt. */
export function textoDaLinha({codigo, nome}: Pick<ItemLido, 'codigo' | 'nome'>): string {
  return [codigo, nome].filter(Boolean).join(' ') || 'Linha sem descrição legível';
}

/** What the sale takes over of the lines, and what it leaves out. */
export type Itens = Pick<VendaEmEdicao, 'itens' | 'ignoradas'>;

const semLinha = (venda: Itens, indice: number): Itens => ({
  itens: venda.itens.filter(({lida}) => lida !== indice),
  ignoradas: venda.ignoradas.filter(outra => outra !== indice),
});

/** Puts an item in the place of what the line was until now. */
export function resolverLinha(venda: Itens, item: Omit<ItemVenda, 'linha'>): Itens {
  const {itens, ignoradas} = item.lida === undefined ? venda : semLinha(venda, item.lida);
  const linha = Math.max(0, ...venda.itens.map(outro => outro.linha)) + 1;
  return {itens: [...itens, {...item, linha}], ignoradas};
}

/** Leaves a line out of the sale. */
export function ignorarLinha(venda: Itens, indice: number): Itens {
  const {itens, ignoradas} = semLinha(venda, indice);
  return {itens, ignoradas: [...ignoradas, indice]};
}

/** Takes a line that was left out back in, with its product where it has one. */
export function retomarLinha(venda: Itens, indice: number, lido: ItemLido): Itens {
  const item = lido.produto ? itemDaLinha(lido, indice, lido.produto, false) : undefined;
  return item ? resolverLinha(venda, item) : semLinha(venda, indice);
}

const mesma = (um: ItemLido, outro: ItemLido): boolean =>
  um.codigo === outro.codigo && um.nome === outro.nome && um.subTotal === outro.subTotal;

/**
 * What was decided, after another reading of the same receipt: each decision goes along to the line that says the same,
 * and an item whose line is no longer there stays, as if it had been typed.
 */
export function reencontrarLinhas(venda: Itens, antes: readonly ItemLido[], agora: readonly ItemLido[]): Itens {
  const livres = new Set(agora.keys());
  const lugar = (indice: number): number | undefined => {
    const lido = antes[indice];
    const achado = lido && [...livres].find(novo => agora[novo] && mesma(lido, agora[novo]));
    if (achado !== undefined) livres.delete(achado);
    return achado;
  };
  const itens = venda.itens.map(({lida, ...item}) => {
    const novo = lida === undefined ? undefined : lugar(lida);
    return {...item, ...(novo !== undefined && {lida: novo})};
  });
  return {itens, ignoradas: venda.ignoradas.map(lugar).filter(indice => indice !== undefined)};
}

/** An amount of the answer, in BRL, as integer cents; undefined where none was read. */
export const centavosDe = (reais: number | null): number | undefined =>
  reais === null ? undefined : Math.round(reais * 100);
