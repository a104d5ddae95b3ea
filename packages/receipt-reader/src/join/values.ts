import type {Evidence, ItemReading} from '../document/types';
import {fieldOf, type FieldReading} from './fields';
import {candidates, type Candidate} from './candidates';
import {MIN_TOTAL_CONFIDENCE, addUp, type Sum} from './sums';

const OUTSIDE_SOURCES = new Set(['qrcode', 'xml']);

export interface AmountsRead {
  total?: FieldReading<number>;
  descontos?: FieldReading<number>;
  /** The lines against both. */
  sum: Sum;
}

/** Total and discounts: what the labels say, held against the lines. */
export function chooseAmounts(ways: readonly Evidence[], itens: readonly ItemReading[]): AmountsRead {
  const totals = candidates(ways.flatMap(({total}) => total ?? []));
  const descontos = candidates(ways.flatMap(({descontos: readings}) => readings ?? []));
  const produtos = candidates(ways.flatMap(({totalProdutos}) => totalProdutos ?? []));
  const [desconto] = descontos;
  const sum = (total: number) => addUp(itens, {total, descontos: desconto?.value, produtos: goodsAmounts(produtos)});
  // A total that is more than the goods is believed only when nothing else is what they make up.
  const exact = ({value, confidence}: Candidate<number>) =>
    confidence >= MIN_TOTAL_CONFIDENCE && sum(value).addsUp && !sum(value).surcharges;
  // Among amounts that may be the total, the one that the lines make up is it.
  const best = totals.find(exact) ?? totals[0];
  if (!best) return {sum: addUp(itens, {})};
  const fromOutside = best.sources.some(source => OUTSIDE_SOURCES.has(source));
  const ofBest = sum(best.value);
  const {addsUp: sumAddsUp, surcharges} = ofBest;
  const disputed = anotherStrong(totals, best) && !fromOutside;
  const certa =
    best.sources.includes('xml') ||
    (best.sources.includes('qrcode') && !differsFromCode(totals, best)) ||
    (sumAddsUp && !disputed && best.confidence >= minimumForTotal(best, surcharges));
  return {
    total: fieldOf(best, certa, disputed ? 'Há outro valor que pode ser o total' : reasonOfSum(itens, sumAddsUp)),
    ...descontosOf(descontos, {total: best.value, produtos, itens}),
    sum: ofBest,
  };
}

/**
 * How well a total must be read to be certain where the lines make it up: less out of pixels, as both cannot well be
 * misread alike; in print a lower figure means that the label may mean something else. Chosen.
 */
const MIN_PROVEN = {ocr: 0.6, print: 0.85} as const;
/** With freight or taxes on top: only print that is as plain as can be; out of pixels never (1 is out of reach). */
const MIN_WITH_SURCHARGES = {print: 0.9, other: 1} as const;
/** Amounts that were read worse than this do not count as the total of the goods. */
const MIN_GOODS_CONFIDENCE = 0.7;
/** Another amount that was read so well, and no worse than the best, disputes the total. */
const STRONG_RIVAL = 0.9;

/** The lines prove a total that they make up; one with freight or taxes on top must be read well by itself. */
function minimumForTotal({sources}: Candidate<number>, surcharges: number): number {
  if (surcharges > 0) return sources[0] === 'texto' ? MIN_WITH_SURCHARGES.print : MIN_WITH_SURCHARGES.other;
  return sources[0] === 'ocr' ? MIN_PROVEN.ocr : MIN_PROVEN.print;
}

/** Amounts that were read well enough as the total of the goods to check lines with. */
const goodsAmounts = (produtos: readonly Candidate<number>[]): number[] =>
  produtos.filter(({confidence}) => confidence >= MIN_GOODS_CONFIDENCE).map(({value}) => value);

function anotherStrong(totals: readonly Candidate<number>[], best: Candidate<number>): boolean {
  return totals.some(
    ({value, confidence}) => value !== best.value && confidence >= STRONG_RIVAL && confidence >= best.confidence,
  );
}

function differsFromCode(totals: readonly Candidate<number>[], best: Candidate<number>): boolean {
  return totals.some(({value, sources}) => value !== best.value && sources.includes('qrcode'));
}

function reasonOfSum(itens: readonly ItemReading[], addsUp: boolean): string | undefined {
  if (addsUp) return undefined;
  return itens.length > 0 ? 'A soma dos itens não fecha com o total' : undefined;
}

function descontosOf(
  descontos: readonly Candidate<number>[],
  {total, produtos, itens}: {total: number; produtos: readonly Candidate<number>[]; itens: readonly ItemReading[]},
): Pick<AmountsRead, 'descontos'> {
  const onLines = itens.reduce((sum, {valorDesconto = 0}) => sum + valorDesconto, 0);
  const [best] = descontos;
  if (!best) return {};
  const addsUpWithGoods = produtos.some(({value}) => value - best.value === total);
  const addsUpWithLines = onLines === best.value && addUp(itens, {total}).addsUp;
  const addsUpOnTotal = addUp(itens, {total, descontos: best.value}).descontoOnTotal;
  const certa = best.sources.includes('xml') || addsUpWithGoods || addsUpWithLines || addsUpOnTotal;
  return {descontos: fieldOf(best, certa)};
}
