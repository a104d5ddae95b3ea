import type {PrintedNumber} from '../numbers';

export type Fit = 'exact' | 'loose' | 'none';

export const centsOf = ({value}: PrintedNumber): number => Math.round(value * 100);

/** Quantity × unit price in cents with six decimals: for comparing with what is printed, which any figure may be. */
export function product(qtde: PrintedNumber, unitario: PrintedNumber): number {
  return Math.round(qtde.value * unitario.value * 1e8) / 1e6;
}

/** A whole quantity hides no further decimals: it counts as printed with so many. */
const DECIMALS_OF_WHOLE = 9;
/** Hidden decimals never explain more than a total divided by this, so that a wrong digit still shows. */
const HIDDEN_PART = 100;

/**
 * Whether quantity × price − discount gives a total: to the cent (halves rounded or cut off), or within what a unit price
 * with more decimals than are printed may hide.
 */
export function fit(qtde: PrintedNumber, unitario: PrintedNumber, total: number, desconto = 0): Fit {
  const offset = Math.abs(product(qtde, unitario) - desconto - total);
  if (offset < 1) return 'exact';
  const hidden =
    qtde.value * 0.5 * 10 ** (2 - unitario.decimals) +
    0.5 * unitario.value * 100 * 10 ** -(qtde.decimals || DECIMALS_OF_WHOLE);
  return offset <= Math.max(1, Math.min(hidden, total / HIDDEN_PART)) ? 'loose' : 'none';
}
