import {withoutAccents} from '../../produtos/text.js';
import {readPack} from '../../produtos/pack.js';
import {ACABAMENTOS} from './question.js';

/** Use of a product in an estimate: paint of a finish, filler, or primer. */
export const PRODUTO_USOS = [...ACABAMENTOS, 'massa', 'fundo'] as const;
export type ProdutoUso = (typeof PRODUTO_USOS)[number];
export const PRODUTO_USO_LABELS: Readonly<Record<ProdutoUso, string>> = {
  fosco: 'Tinta fosca de parede',
  acetinado: 'Tinta acetinada de parede',
  semibrilho: 'Tinta semibrilho de parede',
  massa: 'Massa',
  fundo: 'Fundo ou selador',
};

/** Message when only one of coverage and use is given. */
export const RENDIMENTO_WITHOUT_USO = 'Informe o uso e o rendimento, ou nenhum dos dois';

/** A product of the product table with the data for estimates. */
export interface EstimateProduct {
  nome: string;
  uso: ProdutoUso;
  /** Coverage of one coat, m² per litre or kilogram. */
  rendimento: number;
  /** Price of one pack, BRL. */
  valorUnitario: number;
}

export type Range = readonly [low: number, high: number];

/** Coverage, cost and packs of all products of one use. */
export interface Material {
  /** Coverage, m² per litre or kilogram and coat. */
  rendimento: Range;
  /** BRL per m² and coat, as expensive paint covers more. Undefined if no pack has both price and size. */
  custo?: Range | undefined;
  /** The cheapest pack of each size, largest first. */
  packs: readonly PaintCan[];
}

export interface PaintCan {
  /** Litres or kilograms. */
  size: number;
  /** BRL. */
  price: number;
}

/** Parses the pack size from a product's name, in litres or kilograms; undefined if it has none. */
export function packSize(nome: string): number | undefined {
  const found = readPack(withoutAccents(nome)).measures.findLast(({dimension}) => dimension !== 'comprimento');
  return found && found.value > 0 ? found.value / 1000 : undefined;
}

/** The material data of a use; undefined if the product table has no product of it. */
export function materialOf(products: readonly EstimateProduct[], uso: ProdutoUso): Material | undefined {
  const own = products.filter(product => product.uso === uso && product.rendimento > 0);
  if (own.length === 0) return undefined;
  const priced = own.flatMap(({nome, valorUnitario: price, rendimento}) => {
    const size = packSize(nome);
    return size !== undefined && price > 0 ? [{size, price, rendimento}] : [];
  });
  const cheapest = new Map<number, number>();
  for (const {size, price} of priced) cheapest.set(size, Math.min(price, cheapest.get(size) ?? Infinity));
  const packs = [...cheapest].map(([size, price]) => ({size, price})).toSorted((a, b) => b.size - a.size);
  const costs = priced.map(({size, price, rendimento}) => price / size / rendimento);
  return {
    rendimento: rangeOf(own.map(({rendimento}) => rendimento)),
    ...(costs.length > 0 && {custo: rangeOf(costs)}),
    packs,
  };
}

const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** The cheapest packs for an amount, of the two largest sizes: `[[1, 18], [2, 3.6]]` is one of 18 and two of 3.6. */
export function packsFor(
  amount: number,
  packs: readonly PaintCan[],
): readonly (readonly [count: number, size: number])[] {
  const [large, small] = packs;
  if (!large) return [];
  const most = Math.ceil(amount / large.size);
  if (!small) return [[most, large.size]];
  let best = {cost: Infinity, large: 0, small: 0};
  for (let count = 0; count <= most; count++) {
    const rest = Math.max(0, Math.ceil((amount - count * large.size) / small.size - 1e-9));
    const cost = count * large.price + rest * small.price;
    if (cost < best.cost) best = {cost, large: count, small: rest};
  }
  return [
    ...(best.large > 0 ? [[best.large, large.size] as const] : []),
    ...(best.small > 0 ? [[best.small, small.size] as const] : []),
  ];
}
