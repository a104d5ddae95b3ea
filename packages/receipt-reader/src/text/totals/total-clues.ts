import type {Clue} from '../../document/types';
import {bestFirst, clue} from '../confidence';
import {goodsTotals, type Account, type Closing} from './account';
import type {LabelledAmount, LabelledTotals} from './totals';

/** So little that lines which make it up do not prove it the total. */
const GOODS_WEIGHT = 0.35;
/** What is left of an amount that the sum, or another label, speaks against: a choice. */
const DISPUTED = 0.6;
/** What a discount that no label tells is worth, where lines tell parts of it and where none does. Chosen. */
const UNTOLD = {byLines: 0.85, byTotal: 0.8} as const;

export function ofLabel(reading: LabelledAmount, confirmed: boolean, weight = 1): Clue<number> {
  return clue(reading.value, reading.terms, {
    certainty: reading.certainty * weight,
    confirmed,
    repaired: reading.repaired,
  });
}

export function produtosOf(totals: LabelledTotals, account: Account | undefined): Clue<number>[] | undefined {
  const stated = [...totals.produtos, ...goodsTotals(totals).filter(({value}) => value === account?.gross)];
  return stated.length > 0
    ? bestFirst(stated.map(reading => ofLabel(reading, reading.value === account?.gross)))
    : undefined;
}

export function totalOf(
  totals: LabelledTotals,
  closing: Closing | undefined,
  account: Account | undefined,
): Clue<number>[] | undefined {
  if (totals.total.length === 0) return undefined;
  const [first] = totals.total;
  const desconto = Math.max(0, ...totals.descontos.map(({value}) => value));
  const payments = totals.payments.filter(({value}) => desconto > 0 && value === (account?.gross ?? 0) - desconto);
  const goods = goodsTotals(totals);
  return bestFirst([
    ...(account?.gross === account?.net && closing?.desconto === 0
      ? payments.map(reading => ofLabel(reading, false))
      : []),
    ...totals.total.map(reading => {
      const addsUp = closing?.total === reading.value;
      // `Valor total` equal to the goods, with a discount printed and nothing said of what is to be paid: maybe before it.
      const beforeDesconto =
        reading.name === 'total' && desconto > 0 && reading.value === account?.gross && account.gross === account.net;
      const other = first !== undefined && reading.value !== first.value && !addsUp;
      return ofLabel(
        {...reading, certainty: addsUp ? 1 : reading.certainty},
        addsUp && !goods.includes(reading),
        goods.includes(reading) ? GOODS_WEIGHT : beforeDesconto || other || (closing && !addsUp) ? DISPUTED : 1,
      );
    }),
  ]);
}

export function descontosOf(
  totals: LabelledTotals,
  closing: Closing | undefined,
  account: Account | undefined,
): Clue<number>[] | undefined {
  const printed = totals.descontos.map(reading =>
    ofLabel(reading, closing?.desconto === reading.value, closing && closing.desconto !== reading.value ? DISPUTED : 1),
  );
  const fromSum = closing && closing.desconto > 0 && !printed.some(({value}) => value === closing.desconto);
  const terms = account?.itens.flatMap(({raw}) => (raw.desconto ? raw.figureTerms : [])) ?? [];
  const added = fromSum
    ? [clue(closing.desconto, [], {certainty: terms.length > 0 ? UNTOLD.byLines : UNTOLD.byTotal})]
    : [];
  const all = bestFirst([
    ...added.map(one => ({...one, source: account?.itens[0]?.raw.figureTerms[0]?.page.source ?? one.source})),
    ...printed,
  ]);
  return all.length > 0 ? all : undefined;
}
