const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/**
 * Removes the dots that Brazilians type between thousands: `10.000` → `10000`, `1.250,50` → `1250,50`. A dot before
 * another number of digits separates no thousands, and the text is returned as it is: `12.5`, `0.500`.
 */
export const ungrouped = (typed: string): string => (GROUPED.test(typed) ? typed.replaceAll('.', '') : typed);

/**
 * A number as people type it in Brazil: `1.234,5`. Dots only group thousands: `1.5` is undefined, as it may mean either one
 * and a half or fifteen.
 */
export function readGroupedNumber(text: string): number | undefined {
  const plain = ungrouped(text.trim());
  return /^-?\d+(,\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
