import type {Random} from '../random';
import type {ScaleShop} from './shops';

export interface ScaleItem {
  produtoId: number;
  qtde: number;
  /** Cents. */
  valorUnitario: number;
  valorPontos: number;
}
export interface ScaleVenda {
  kind: 'venda';
  day: number;
  shop: ScaleShop;
  itens: ScaleItem[];
  /** The sale was cancelled an hour later. */
  cancelada: boolean;
}
export interface ScaleResgate {
  kind: 'resgate';
  day: number;
  premioId: number;
  pontos: number;
  cancelado: boolean;
}

/** A product's price in cents, and the points per unit. */
export const priceOf = (produtoId: number): number => 1990 + ((produtoId * 37) % 400) * 100;
export const pontosOf = (produtoId: number): number => 10 + (produtoId % 90);
/** A prize's price in points. */
export const custoOf = (premioId: number): number => 300 + (premioId % 40) * 50;

/** A random integer below `below`; small ones are far more frequent, as with names, shops and products. */
const skewed = (random: Random, below: number): number => Math.floor(below * random.next() ** 2.2);

interface Likely {
  shops: readonly ScaleShop[];
  /** The average number of sales. */
  sales: number;
  days: number;
  produtos: number;
  premios: number;
}

/** A painter's actions in five years, by day: purchases at two or three shops, and orders when the balance allows. */
export function historyOf(
  random: Random,
  {shops, sales, days, produtos, premios}: Likely,
): (ScaleVenda | ScaleResgate)[] {
  const usual = Array.from({length: random.int(1, 3)}, () => shops[skewed(random, shops.length)]).filter(
    shop => !!shop,
  );
  const count = random.int(0, 2 * sales);
  const onDays = Array.from({length: count}, () => random.int(0, days - 1)).sort((a, b) => a - b);
  const history: (ScaleVenda | ScaleResgate)[] = [];
  let saldo = 0;
  for (const day of onDays) {
    const itens = Array.from({length: random.int(1, 5)}, (): ScaleItem => {
      const produtoId = 1 + skewed(random, produtos);
      return {produtoId, qtde: random.int(1, 6), valorUnitario: priceOf(produtoId), valorPontos: pontosOf(produtoId)};
    });
    const cancelada = random.chance(0.03);
    history.push({kind: 'venda', day, shop: random.pick(usual), itens, cancelada});
    if (!cancelada) saldo += pontosOfItems(itens);
    const premioId = random.int(1, premios);
    if (saldo < custoOf(premioId) || random.chance(0.7)) continue;
    const cancelado = random.chance(0.03);
    history.push({kind: 'resgate', day, premioId, pontos: custoOf(premioId), cancelado});
    if (!cancelado) saldo -= custoOf(premioId);
  }
  return history;
}

export const pontosOfItems = (itens: readonly ScaleItem[]): number =>
  itens.reduce((sum, {qtde, valorPontos}) => sum + qtde * valorPontos, 0);
