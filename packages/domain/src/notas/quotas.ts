import type {CivilDate} from '../values/dates.js';

const MB = 1024 * 1024;
const GB = 1024 * MB;

export interface Usage {
  readonly arquivos: number;
  readonly bytes: number;
}

export interface Quota {
  readonly dia: Usage;
  /** Of the calendar month. */
  readonly mes: Usage;
}

/**
 * What one painter may store. The busiest month of a real one is a few dozen receipts; a painter who brings a drawer
 * full of them on the first day sends all that may wait for staff. Both are counted as days and months of São Paulo.
 */
export const PINTOR_QUOTA: Quota = {
  dia: {arquivos: 300, bytes: 2 * GB},
  mes: {arquivos: 1_000, bytes: 5 * GB},
};

/** What may come from one address: a shop, or a phone company's whole town, lets many painters share one. */
export const ADDRESS_QUOTA: Quota = {
  dia: {arquivos: 10_000, bytes: 40 * GB},
  mes: {arquivos: 100_000, bytes: 300 * GB},
};

export type QuotaPeriod = 'dia' | 'mes';

/** Which period's quota would be passed with so much more; undefined when none is. */
export function passedQuota(
  used: Readonly<Record<QuotaPeriod, Usage>>,
  more: Usage,
  quota: Quota,
): QuotaPeriod | undefined {
  // The longer wait is the one to report.
  return (['mes', 'dia'] as const).find(
    period =>
      used[period].arquivos + more.arquivos > quota[period].arquivos ||
      used[period].bytes + more.bytes > quota[period].bytes,
  );
}

/** The first day on which a quota of the period counts anew. */
export function renewalDay(period: QuotaPeriod, today: CivilDate): CivilDate {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const renewal = new Date(Date.UTC(year, period === 'mes' ? month : month - 1, period === 'mes' ? 1 : day + 1));
  return renewal.toISOString().slice(0, 10);
}
