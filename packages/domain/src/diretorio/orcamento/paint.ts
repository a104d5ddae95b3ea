import {withoutAccents} from '../../produtos/text.js';
import {readPack} from '../../produtos/pack.js';
import {ACABAMENTOS} from './question.js';

/** What a product is in an estimate: paint of a finish, filler, or the primer below. */
export const PRODUTO_USOS = [...ACABAMENTOS, 'massa', 'fundo'] as const;
export type ProdutoUso = (typeof PRODUTO_USOS)[number];
export const PRODUTO_USO_LABELS: Readonly<Record<ProdutoUso, string>> = {
  fosco: 'Tinta fosca de parede',
  acetinado: 'Tinta acetinada de parede',
  semibrilho: 'Tinta semibrilho de parede',
  massa: 'Massa',
  fundo: 'Fundo ou selador',
};

/** Why coverage and use are not kept alone. */
export const RENDIMENTO_WITHOUT_USO = 'Informe o uso e o rendimento, ou nenhum dos dois';

/** A product of the product table that estimates reckon with. */
export interface EstimateProduct {
  nome: string;
  uso: ProdutoUso;
  /** m² that a litre, or a kilogram, covers once. */
  rendimento: number;
  /** BRL of one pack. */
  valorUnitario: number;
}

export type Range = readonly [low: number, high: number];

/** What is known of all products of one use. */
export interface Material {
  /** m² a litre or kilogram and coat. */
  rendimento: Range;
  /** BRL a m² and coat: dear paint covers more. Undefined where no pack has a price and a size. */
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

/** Litres or kilograms in a product's pack, by what its name says; undefined where it says none. */
export function packSize(nome: string): number | undefined {
  const found = readPack(withoutAccents(nome)).measures.findLast(({dimension}) => dimension !== 'comprimento');
  return found && found.value > 0 ? found.value / 1000 : undefined;
}

/** Undefined where the product table has no product of this use. */
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

/** The cheapest way to buy so much, of the two largest sizes: `[[1, 18], [2, 3.6]]` is one of 18 and two of 3.6. */
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
