import {foldedOf} from '../lines/lines';
import {findLabels} from '../labels/labels';
import type {Sheet, Term} from '../types';
import {counts, amount} from '../labels/values';
import {valueOf, type ValueReader} from '../labels/neighbours';
import type {LabelName} from '../labels/vocabulary';

export interface LabelledAmount {
  value: number;
  terms: Term[];
  certainty: number;
  repaired: boolean;
  name: LabelName;
}

export interface LabelledTotals {
  /** What was to be paid, by whichever label says so. */
  total: LabelledAmount[];
  produtos: LabelledAmount[];
  descontos: LabelledAmount[];
  /** Freight, insurance, taxes on top. */
  surcharges: LabelledAmount[];
  itemCounts: LabelledAmount[];
  /** Amounts of the payments. */
  payments: LabelledAmount[];
}

// Chosen, in the order in which labels tell what an amount is.
/** What a label that may head the goods as well is worth, and what was paid for the total. */
const WEIGHT = {total: 0.9, payment: 0.85} as const;
/** What is left of a discount beside the invoice's original amount. */
const OF_INVOICE = 0.75;
/** What is left of a label with letters that had to be forgiven. */
const MISSPELT = 0.95;

const cents: ValueReader<{value: number; repaired: boolean}> = terms => {
  const reading = amount(terms);
  return reading && {value: {value: reading.value.cents, repaired: reading.value.repaired}, taken: reading.taken};
};
const wholeNumber: ValueReader<{value: number; repaired: boolean}> = terms => {
  const reading = counts(terms);
  return reading && {value: {value: reading.value, repaired: false}, taken: reading.taken};
};

function readAmounts(sheet: Sheet, readAmounts: typeof cents, weight: number, ...names: LabelName[]): LabelledAmount[] {
  return findLabels(sheet.lines, ...names).flatMap(label => {
    const match = valueOf(sheet, label, readAmounts);
    if (!match) return [];
    const {value, repaired} = match.value;
    // Beside `Valor original` it is the invoice's, not the sale's.
    const ofInvoice = label.name === 'desconto' && /\bORIGINAL\b/.test(foldedOf(label.line.terms)) ? OF_INVOICE : 1;
    const certainty = weight * ofInvoice * match.certainty * (label.errors > 0 ? MISSPELT : 1);
    return [{value, repaired, terms: match.terms, certainty, name: label.name}];
  });
}

/** Every amount that a label of the totals names. Column headings over item rows are not among them: see `outside`. */
export function readTotals(sheets: readonly Sheet[], outside: ReadonlySet<Term>): LabelledTotals {
  const all = (reader: typeof cents, weight: number, ...names: LabelName[]) =>
    sheets
      .flatMap(sheet => readAmounts(sheet, reader, weight, ...names))
      .filter(({terms}) => !terms.some(term => outside.has(term)))
      .sort((a, b) => b.certainty - a.certainty);
  return {
    total: [...all(cents, 1, 'totalNota', 'aPagar'), ...all(cents, WEIGHT.total, 'total', 'liquido')].filter(
      ({value}) => value > 0,
    ),
    produtos: all(cents, 1, 'produtos').filter(({value}) => value > 0),
    descontos: all(cents, 1, 'desconto', 'ajustesItem').map(reading => ({...reading, value: Math.abs(reading.value)})),
    surcharges: all(cents, 1, 'acrescimo'),
    payments: all(cents, WEIGHT.payment, 'pagamento'),
    itemCounts: all(wholeNumber, 1, 'quantidadeItens'),
  };
}
