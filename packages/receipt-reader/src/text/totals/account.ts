import {resolveItem, type ResolvedItem} from '../items/resolve';
import type {ItemsReading} from '../items/types';
import type {LabelledAmount, LabelledTotals} from './totals';

/** A way to understand the amounts of a document: its lines and what they should add up to. */
export interface Account {
  itens: ResolvedItem[];
  gross: number;
  net: number;
  complete: boolean;
  reading: ItemsReading;
}

export function accountOf(reading: ItemsReading): Account {
  const itens = reading.itens.map(resolveItem);
  const sum = (field: 'gross' | 'subTotal') => itens.reduce((rest, item) => rest + (item[field] ?? 0), 0);
  return {
    itens,
    gross: sum('gross'),
    net: sum('subTotal'),
    complete: itens.every(({subTotal}) => subTotal !== undefined),
    reading,
  };
}

export const valuesOf = (readings: readonly LabelledAmount[]): number[] => [
  ...new Set(readings.map(({value}) => value)),
];

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

export interface Closing {
  total: number;
  desconto: number;
}

/** What is to be paid by a label that can mean nothing else. */
const TO_PAY_LABELS: readonly LabelledAmount['name'][] = ['aPagar', 'totalNota'];

/** An amount to be paid that is told so plainly makes another, called just `Total`, that of the goods: a choice. */
const PLAINLY_DUE = 0.9;

/** Amounts that are called just `Total` beside another that is to be paid: the goods before discounts and charges. */
export function goodsTotals({total}: LabelledTotals): LabelledAmount[] {
  const due = total.find(({name, certainty}) => TO_PAY_LABELS.includes(name) && certainty >= PLAINLY_DUE);
  return due ? total.filter(({name, value}) => name === 'total' && value !== due.value) : [];
}

/** A discount that is not printed but is all that parts the goods' sum from what was to be paid, and was paid. */
function untoldDesconto(account: Account, totals: LabelledTotals): Closing | undefined {
  const goods = goodsTotals(totals).find(({value}) => value === account.gross && value === account.net);
  const due = totals.total.find(({name, value}) => TO_PAY_LABELS.includes(name) && value < account.gross);
  const paid = totals.payments.some(({value}) => value === due?.value);
  const stated = totals.descontos.some(({value}) => value > 0);
  return goods && due && paid && !stated ? {total: due.value, desconto: account.gross - due.value} : undefined;
}

/** The printed total that the lines make up, with the discount that it takes; undefined where none does. */
function closeWith(account: Account, totals: LabelledTotals): Closing | undefined {
  if (!account.complete || account.itens.length === 0) return undefined;
  const goods = goodsTotals(totals);
  for (const total of valuesOf(totals.total.filter(reading => !goods.includes(reading))))
    for (const acrescimo of possibleSurcharges(totals)) {
      if (account.net + acrescimo === total) return {total, desconto: account.gross - account.net};
      for (const desconto of possibleDescontos(totals))
        if (desconto > 0) {
          if (account.gross - desconto + acrescimo === total) return {total, desconto};
          // One discount on lines and another on their sum.
          if (account.net - desconto + acrescimo === total)
            return {total, desconto: account.gross - account.net + desconto};
        }
    }
  return undefined;
}

export const closeAccount = (account: Account, totals: LabelledTotals): Closing | undefined =>
  untoldDesconto(account, totals) ?? closeWith(account, totals);

/** Whether the lines' own discounts are all there are: one on the total alone may be that of a line that was not read. */
export function noOtherDesconto(account: Account, closing: Closing, totals: LabelledTotals): boolean {
  const other = totals.descontos.some(({value}) => value > 0 && value !== closing.desconto);
  const otherTotal = totals.total.some(({name, value}) => name !== 'total' && value !== closing.total);
  return closing.desconto === account.gross - account.net && !other && !otherTotal;
}
