import type {Evidence, ItemReading} from '../document/types';
import {fieldOf, type FieldReading} from './fields';
import {candidates, type Candidate} from './candidates';
import {MIN_TOTAL_CONFIDENCE, addUp, type Sum} from './sums';

const OUTSIDE_SOURCES = new Set(['qrcode', 'xml']);

export interface AmountsRead {
  total?: FieldReading<number>;
  descontos?: FieldReading<number>;
  /** The comparison of the lines with both. */
  sum: Sum;
}

/** Chooses total and discounts of the labelled amounts, by comparison with the lines. */
export function chooseAmounts(ways: readonly Evidence[], itens: readonly ItemReading[]): AmountsRead {
  const totals = candidates(ways.flatMap(({total}) => total ?? []));
  const descontos = candidates(ways.flatMap(({descontos: readings}) => readings ?? []));
  const produtos = candidates(ways.flatMap(({totalProdutos}) => totalProdutos ?? []));
  const [desconto] = descontos;
  const sum = (total: number) => addUp(itens, {total, descontos: desconto?.value, produtos: goodsAmounts(produtos)});
  // Without surcharges, so that a total above the goods is chosen only if the lines do not add up to another amount.
  const exact = ({value, confidence}: Candidate<number>) =>
    confidence >= MIN_TOTAL_CONFIDENCE && sum(value).addsUp && !sum(value).surcharges;
  // Prefers the possible total to which the lines add up.
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
 * Minimum confidence of a certain total to which the lines add up; chosen. Lower for pixels, as lines and total are unlikely
 * to have matching errors; in a document's text, a lower confidence means that the label may have another meaning.
 */
const MIN_PROVEN = {ocr: 0.6, print: 0.85} as const;
/** The same with freight or taxes: only for clearly labelled text; never for pixels, as they do not reach 1. */
const MIN_WITH_SURCHARGES = {print: 0.9, other: 1} as const;
/** Minimum confidence of a total of the goods. */
const MIN_GOODS_CONFIDENCE = 0.7;
/** Another amount with this confidence, and at least that of the best, makes the total doubtful. */
const STRONG_RIVAL = 0.9;

/** Minimum confidence of a certain total; higher with freight or taxes, as then the lines do not prove it. */
function minimumForTotal({sources}: Candidate<number>, surcharges: number): number {
  if (surcharges > 0) return sources[0] === 'texto' ? MIN_WITH_SURCHARGES.print : MIN_WITH_SURCHARGES.other;
  return sources[0] === 'ocr' ? MIN_PROVEN.ocr : MIN_PROVEN.print;
}

/** The totals of the goods with enough confidence to check lines. */
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
