import type {Clue, Evidence} from '../../document/types';
import {clue, bestFirst} from '../confidence';
import {resolveItem, toItemReading, type ResolvedItem} from '../items/resolve';
import {withUntoldDescontos} from './untold-discounts';
import type {ItemsReading} from '../items/types';
import type {LabelledAmount, LabelledTotals} from './totals';

/** A way to understand the amounts of a document: its lines and what they should add up to. */
interface Account {
  itens: ResolvedItem[];
  bruto: number;
  liquido: number;
  completa: boolean;
  leitura: ItemsReading;
}

function accountOf(reading: ItemsReading): Account {
  const itens = reading.itens.map(resolveItem);
  const sum = (field: 'gross' | 'subTotal') => itens.reduce((rest, item) => rest + (item[field] ?? 0), 0);
  return {
    itens,
    bruto: sum('gross'),
    liquido: sum('subTotal'),
    completa: itens.every(({subTotal}) => subTotal !== undefined),
    leitura: reading,
  };
}

const valuesOf = (readings: readonly LabelledAmount[]): number[] => [...new Set(readings.map(({value}) => value))];

/** Discounts as the total may reckon with them: none, one of those printed, or several together. */
function possibleDescontos({descontos}: LabelledTotals): number[] {
  const unique = valuesOf(descontos);
  const joined = unique.reduce((sum, value) => sum + value, 0);
  return [...new Set([0, ...unique, joined])];
}

/** Charges on top: none, each, or all. */
function possibleSurcharges({surcharges}: LabelledTotals): number[] {
  const positive = surcharges.map(({value}) => value).filter(value => value > 0);
  return [...new Set([0, ...positive, positive.reduce((sum, value) => sum + value, 0)])];
}

interface Closing {
  total: number;
  desconto: number;
}

/** What is to be paid by a label that can mean nothing else. */
const TO_PAY_LABELS: readonly LabelledAmount['name'][] = ['aPagar', 'totalNota'];

/** An amount to be paid that is told so plainly makes another, called just `Total`, that of the goods: a choice. */
const PLAINLY_DUE = 0.9;

/** Amounts that are called just `Total` beside another that is to be paid: the goods before discounts and charges. */
function goodsTotals({total}: LabelledTotals): LabelledAmount[] {
  const due = total.find(({name, certainty}) => TO_PAY_LABELS.includes(name) && certainty >= PLAINLY_DUE);
  return due ? total.filter(({name, value}) => name === 'total' && value !== due.value) : [];
}

/** A discount that is not printed but is all that parts the goods' sum from what was to be paid, and was paid. */
function untoldDesconto(account: Account, totals: LabelledTotals): Closing | undefined {
  const goods = goodsTotals(totals).find(({value}) => value === account.bruto && value === account.liquido);
  const due = totals.total.find(({name, value}) => TO_PAY_LABELS.includes(name) && value < account.bruto);
  const paid = totals.payments.some(({value}) => value === due?.value);
  const stated = totals.descontos.some(({value}) => value > 0);
  return goods && due && paid && !stated ? {total: due.value, desconto: account.bruto - due.value} : undefined;
}

/** The printed total that the lines make up, with the discount that it takes; undefined where none does. */
function closeWith(account: Account, totals: LabelledTotals): Closing | undefined {
  if (!account.completa || account.itens.length === 0) return undefined;
  const goods = goodsTotals(totals);
  for (const total of valuesOf(totals.total.filter(reading => !goods.includes(reading))))
    for (const acrescimo of possibleSurcharges(totals)) {
      if (account.liquido + acrescimo === total) return {total, desconto: account.bruto - account.liquido};
      for (const desconto of possibleDescontos(totals))
        if (desconto > 0) {
          if (account.bruto - desconto + acrescimo === total) return {total, desconto};
          // One discount on lines and another on their sum.
          if (account.liquido - desconto + acrescimo === total)
            return {total, desconto: account.bruto - account.liquido + desconto};
        }
    }
  return undefined;
}

const closeAccount = (account: Account, totals: LabelledTotals): Closing | undefined =>
  untoldDesconto(account, totals) ?? closeWith(account, totals);

/** What headings are worth beside a code more or less that another way finds. */
const WITH_HEADINGS = 0.2;
/**
 * What speaks for a way to understand the lines, beside the shares of them (0 to 1 each) that have a name and that fit:
 * sums that close before sums of the goods, these before the printed count; codes and the number of lines settle what is
 * left even. The order was chosen; the figures only keep to it.
 */
const SCORE = {closes: 3, goods: 2, counted: 1, codes: 0.5, line: 0.1, maxLines: 50} as const;

function scoreOf(account: Account, totals: LabelledTotals): number {
  const fitting = account.itens.filter(({fit}) => fit === 'exato' || fit === 'folga').length;
  const counted = totals.itemCounts.some(({value}) => value === account.itens.length);
  const shareOf = (test: (item: ResolvedItem) => boolean) =>
    account.itens.filter(test).length / Math.max(1, account.itens.length);
  const names =
    shareOf(({raw}) => raw.nome.some(({folded}) => /[A-Z]{3}/.test(folded))) +
    SCORE.codes * shareOf(({raw}) => raw.codigo !== undefined);
  const goods = valuesOf([...totals.produtos, ...goodsTotals(totals)]).includes(account.bruto);
  return (
    (closeAccount(account, totals) ? SCORE.closes : 0) +
    (goods ? SCORE.goods : 0) +
    names +
    (counted ? SCORE.counted : 0) +
    fitting / Math.max(1, account.itens.length) +
    Math.min(SCORE.maxLines, fitting) * SCORE.line -
    // Headings know best what is what; where anything else made sense of the lines, it knows better than mere sums.
    {tabela: -WITH_HEADINGS, rotulos: -WITH_HEADINGS / 2, cupom: 0, semTitulos: 1}[account.leitura.way]
  );
}

/** Whether the lines' own discounts are all there are: one on the total alone may be that of a line that was not read. */
function noOtherDesconto(account: Account, closing: Closing, totals: LabelledTotals): boolean {
  const other = totals.descontos.some(({value}) => value > 0 && value !== closing.desconto);
  const otherTotal = totals.total.some(({name, value}) => name !== 'total' && value !== closing.total);
  return closing.desconto === account.bruto - account.liquido && !other && !otherTotal;
}

type ReckonedFields = Pick<
  Evidence,
  'total' | 'descontos' | 'totalProdutos' | 'quantidadeItens' | 'itens' | 'fonteItens'
>;

/**
 * The lines and totals that fit best together. A sum that fits confirms the total; a label alone is believed a little
 * less; of two labels that say different amounts the one that names what is to be paid goes first.
 */
export function reckon(
  readings: readonly ItemsReading[],
  totalsOf: (reading: ItemsReading | undefined) => LabelledTotals,
): ReckonedFields {
  const accounts = readings.flatMap(reading => {
    const totals = totalsOf(reading);
    const untold = withUntoldDescontos(reading, valuesOf(totals.descontos));
    return [...untold, reading].map(each => ({account: accountOf(each), totals}));
  });
  const best = accounts.sort((a, b) => scoreOf(b.account, b.totals) - scoreOf(a.account, a.totals))[0];
  const totals = best?.totals ?? totalsOf(undefined);
  const closing = best && closeAccount(best.account, totals);
  const sumAddsUp = closing !== undefined;
  const onLines = best !== undefined && closing !== undefined && noOtherDesconto(best.account, closing, totals);
  const mostDecimals = Math.max(0, ...(best?.account.itens.map(({raw}) => raw.unitario?.decimals ?? 0) ?? []));
  const itens = best?.account.itens.map(item =>
    toItemReading(item, {sumAddsUp, descontosOnLines: onLines, mostDecimals, way: best.account.leitura.way}),
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

/** So little that lines which make it up do not prove it the total. */
const GOODS_WEIGHT = 0.35;
/** What is left of an amount that the sum, or another label, speaks against: a choice. */
const DISPUTED = 0.6;
/** What a discount that no label tells is worth, where lines tell parts of it and where none does. Chosen. */
const UNTOLD = {byLines: 0.85, byTotal: 0.8} as const;

function ofLabel(reading: LabelledAmount, confirmed: boolean, weight = 1): Clue<number> {
  return clue(reading.value, reading.terms, {
    certainty: reading.certainty * weight,
    confirmed,
    repaired: reading.repaired,
  });
}

function produtosOf(totals: LabelledTotals, account: Account | undefined): Clue<number>[] | undefined {
  const stated = [...totals.produtos, ...goodsTotals(totals).filter(({value}) => value === account?.bruto)];
  return stated.length > 0
    ? bestFirst(stated.map(reading => ofLabel(reading, reading.value === account?.bruto)))
    : undefined;
}

function totalOf(
  totals: LabelledTotals,
  closing: Closing | undefined,
  account: Account | undefined,
): Clue<number>[] | undefined {
  if (totals.total.length === 0) return undefined;
  const [first] = totals.total;
  const desconto = Math.max(0, ...totals.descontos.map(({value}) => value));
  const payments = totals.payments.filter(({value}) => desconto > 0 && value === (account?.bruto ?? 0) - desconto);
  const goods = goodsTotals(totals);
  return bestFirst([
    ...(account?.bruto === account?.liquido && closing?.desconto === 0
      ? payments.map(reading => ofLabel(reading, false))
      : []),
    ...totals.total.map(reading => {
      const addsUp = closing?.total === reading.value;
      // `Valor total` equal to the goods, with a discount printed and nothing said of what is to be paid: maybe before it.
      const beforeDesconto =
        reading.name === 'total' &&
        desconto > 0 &&
        reading.value === account?.bruto &&
        account.bruto === account.liquido;
      const other = first !== undefined && reading.value !== first.value && !addsUp;
      return ofLabel(
        {...reading, certainty: addsUp ? 1 : reading.certainty},
        addsUp && !goods.includes(reading),
        goods.includes(reading) ? GOODS_WEIGHT : beforeDesconto || other || (closing && !addsUp) ? DISPUTED : 1,
      );
    }),
  ]);
}

function descontosOf(
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
