import type {CivilDate} from '../values/dates.js';

const MB = 1024 * 1024;
const GB = 1024 * MB;

export interface Usage {
  readonly arquivos: number;
  readonly bytes: number;
}

export interface Quota {
  readonly dia: Usage;
  /** Limits per calendar month. */
  readonly mes: Usage;
}

/**
 * Upload limits of one painter. The busiest month of a real painter has a few dozen receipts; a painter who starts with
 * a backlog may send as many per day as may be pending (MAX_PENDING). Days and months are those of São Paulo.
 */
export const PINTOR_QUOTA: Quota = {
  dia: {arquivos: 300, bytes: 2 * GB},
  mes: {arquivos: 1_000, bytes: 5 * GB},
};

/** Upload limits of one IP address, which many painters may share: in a shop, or a town behind one phone company. */
export const ADDRESS_QUOTA: Quota = {
  dia: {arquivos: 10_000, bytes: 40 * GB},
  mes: {arquivos: 100_000, bytes: 300 * GB},
};

export type QuotaPeriod = 'dia' | 'mes';

/** The period whose quota an additional usage would exceed; undefined if none. */
export function exceededQuota(
  used: Readonly<Record<QuotaPeriod, Usage>>,
  additional: Usage,
  quota: Quota,
): QuotaPeriod | undefined {
  // The month comes first, as it means the longer wait.
  return (['mes', 'dia'] as const).find(
    period =>
      used[period].arquivos + additional.arquivos > quota[period].arquivos ||
      used[period].bytes + additional.bytes > quota[period].bytes,
  );
}

/** The first day of the next period. */
export function renewalDay(period: QuotaPeriod, today: CivilDate): CivilDate {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const renewal = new Date(Date.UTC(year, period === 'mes' ? month : month - 1, period === 'mes' ? 1 : day + 1));
  return renewal.toISOString().slice(0, 10);
}
