import {dayOf, monthName} from '../../../base/formats.ts';
import type {Lote} from '../../../base/types.ts';

export interface MonthOfLotes {
  name: string;
  pontos: number;
  lotes: Lote[];
}

/** Groups lots, which are sorted by expiry, by the month in which they expire. */
export function byMonth(lotes: readonly Lote[], today: string): MonthOfLotes[] {
  const months: MonthOfLotes[] = [];
  for (const lote of lotes) {
    const name = monthName(dayOf(lote.venceEm), today);
    const last = months.at(-1);
    if (last?.name === name) {
      last.lotes.push(lote);
      last.pontos += lote.restante;
    } else months.push({name, pontos: lote.restante, lotes: [lote]});
  }
  return months;
}
