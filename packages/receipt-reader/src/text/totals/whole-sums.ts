import type {Evidence} from '../../document/types';
import {bestFirst} from '../confidence';
import {toItemReading, type ResolvedItem} from '../items/resolve';
import type {ItemsReading} from '../items/types';
import {accountOf, closeAccount, goodsTotals, noOtherDesconto, valuesOf, type Account} from './account';
import {descontosOf, ofLabel, produtosOf, totalOf} from './total-clues';
import type {LabelledTotals} from './totals';
import {withUnlistedDescontos} from './unlisted-discounts';

/** What headings are worth beside a code more or less that another way finds. */
const WITH_HEADINGS = 0.2;
/**
 * What speaks for a way to understand the lines, beside the shares of them (0 to 1 each) that have a name and that fit:
 * sums that close before sums of the goods, these before the printed count; codes and the number of lines settle what is
 * left even. The order was chosen; the figures only keep to it.
 */
const SCORE = {closes: 3, goods: 2, counted: 1, codes: 0.5, line: 0.1, maxLines: 50} as const;

function scoreOf(account: Account, totals: LabelledTotals): number {
  const fitting = account.itens.filter(({fit}) => fit === 'exact' || fit === 'loose').length;
  const counted = totals.itemCounts.some(({value}) => value === account.itens.length);
  const shareOf = (test: (item: ResolvedItem) => boolean) =>
    account.itens.filter(test).length / Math.max(1, account.itens.length);
  const names =
    shareOf(({raw}) => raw.nome.some(({folded}) => /[A-Z]{3}/.test(folded))) +
    SCORE.codes * shareOf(({raw}) => raw.codigo !== undefined);
  const goods = valuesOf([...totals.produtos, ...goodsTotals(totals)]).includes(account.gross);
  return (
    (closeAccount(account, totals) ? SCORE.closes : 0) +
    (goods ? SCORE.goods : 0) +
    names +
    (counted ? SCORE.counted : 0) +
    fitting / Math.max(1, account.itens.length) +
    Math.min(SCORE.maxLines, fitting) * SCORE.line -
    // Headings know best what is what; where anything else made sense of the lines, it knows better than mere sums.
    {table: -WITH_HEADINGS, labels: -WITH_HEADINGS / 2, coupon: 0, untitled: 1}[account.reading.way]
  );
}

type ReckonedFields = Pick<
  Evidence,
  'total' | 'descontos' | 'totalProdutos' | 'quantidadeItens' | 'itens' | 'fonteItens'
>;

/**
 * The lines and totals that fit best together. A sum that fits confirms the total; a label alone is believed a little
 * less; of two labels that say different amounts the one that names what is to be paid goes first.
 */
export function reconcileTotals(
  readings: readonly ItemsReading[],
  totalsOf: (reading: ItemsReading | undefined) => LabelledTotals,
): ReckonedFields {
  const accounts = readings.flatMap(reading => {
    const totals = totalsOf(reading);
    const untold = withUnlistedDescontos(reading, valuesOf(totals.descontos));
    return [...untold, reading].map(each => ({account: accountOf(each), totals}));
  });
  const best = accounts.sort((a, b) => scoreOf(b.account, b.totals) - scoreOf(a.account, a.totals))[0];
  const totals = best?.totals ?? totalsOf(undefined);
  const closing = best && closeAccount(best.account, totals);
  const sumAddsUp = closing !== undefined;
  const onLines = best !== undefined && closing !== undefined && noOtherDesconto(best.account, closing, totals);
  const mostDecimals = Math.max(0, ...(best?.account.itens.map(({raw}) => raw.unitario?.decimals ?? 0) ?? []));
  const itens = best?.account.itens.map(item =>
    toItemReading(item, {sumAddsUp, descontosOnLines: onLines, mostDecimals, way: best.account.reading.way}),
  );
  return {
    total: totalOf(totals, closing, best?.account),
    descontos: descontosOf(totals, closing, best?.account),
    totalProdutos: produtosOf(totals, best?.account),
    quantidadeItens:
      totals.itemCounts.length > 0
        ? bestFirst(totals.itemCounts.map(reading => ofLabel(reading, reading.value === itens?.length)))
        : undefined,
    itens,
    fonteItens: itens && best?.account.itens[0]?.raw.figureTerms[0]?.page.source,
  };
}
