import type {DataCivil} from '../valores/datas.js';

const MB = 1024 * 1024;
const GB = 1024 * MB;

export interface Consumo {
  readonly arquivos: number;
  readonly bytes: number;
}

export interface Cota {
  readonly dia: Consumo;
  /** Of the calendar month. */
  readonly mes: Consumo;
}

/**
 * What one painter may store. The busiest month of a real one is a few dozen receipts; a painter who brings a drawer
 * full of them on the first day sends all that may wait for staff. Both are counted as days and months of São Paulo.
 */
export const COTA_PINTOR: Cota = {
  dia: {arquivos: 300, bytes: 2 * GB},
  mes: {arquivos: 1_000, bytes: 5 * GB},
};

/** What may come from one address: a shop, or a phone company's whole town, lets many painters share one. */
export const COTA_ENDERECO: Cota = {
  dia: {arquivos: 10_000, bytes: 40 * GB},
  mes: {arquivos: 100_000, bytes: 300 * GB},
};

export type PeriodoCota = 'dia' | 'mes';

/** Which period's quota would be passed with so much more; undefined when none is. */
export function cotaPassada(
  usado: Readonly<Record<PeriodoCota, Consumo>>,
  mais: Consumo,
  cota: Cota,
): PeriodoCota | undefined {
  // The longer wait is the one to tell.
  return (['mes', 'dia'] as const).find(
    periodo =>
      usado[periodo].arquivos + mais.arquivos > cota[periodo].arquivos ||
      usado[periodo].bytes + mais.bytes > cota[periodo].bytes,
  );
}

/** The first day on which a quota of the period counts anew. */
export function quandoRenova(periodo: PeriodoCota, hoje: DataCivil): DataCivil {
  const [ano = 0, mes = 0, dia = 0] = hoje.split('-').map(Number);
  const renova = new Date(Date.UTC(ano, periodo === 'mes' ? mes : mes - 1, periodo === 'mes' ? 1 : dia + 1));
  return renova.toISOString().slice(0, 10);
}
