import {ungrouped} from './grouping.js';

/**
 * A number as people type it in Brazil: `1.234,5`. Dots only group thousands: `1.5` is undefined, as it may mean either one
 * and a half or fifteen.
 */
export function readGroupedNumber(text: string): number | undefined {
  const plain = ungrouped(text.trim());
  return /^-?\d+(,\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
