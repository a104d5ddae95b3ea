import {formatNumber, shortNumber, reais} from '../../../base/formats.ts';
import {monthWithYear, longMonth} from '@clube/domain';
import type {MonthlyPoint, Numeros} from '../types.ts';

export interface ChartSeries {
  key: 'totalVendas' | 'notasEnviadas' | 'novosParceiros';
  /** The label of its paint chip. */
  name: string;
  /** The column's heading, also used in sentences. */
  title: string;
  color: 'anil' | 'zarcao' | 'folha';
  wholeNumbers: boolean;
  format: (value: number) => string;
  /** The format for the axis. */
  shortFormat: (value: number) => string;
}

/** The chart's series; sales first. */
export const SERIES: readonly [ChartSeries, ...ChartSeries[]] = [
  {
    key: 'totalVendas',
    name: 'Vendas',
    title: 'Vendas',
    color: 'anil',
    wholeNumbers: false,
    format: reais,
    shortFormat: value => (value === 0 ? 'R$ 0' : `R$ ${shortNumber(value)}`),
  },
  {
    key: 'notasEnviadas',
    name: 'Notas',
    title: 'Notas enviadas',
    color: 'zarcao',
    wholeNumbers: true,
    format: formatNumber,
    shortFormat: formatNumber,
  },
  {
    key: 'novosParceiros',
    name: 'Cadastros',
    title: 'Novos pintores',
    color: 'folha',
    wholeNumbers: true,
    format: formatNumber,
    shortFormat: formatNumber,
  },
];

export interface MonthlyRow {
  mes: string;
  totalVendas: number;
  notasEnviadas: number;
  novosParceiros: number;
}

/** The rows with all three series, one per month, in the order of the sales. */
export function monthlyRows(numeros: Pick<Numeros, 'totalVendas' | 'notasEnviadas' | 'novosParceiros'>): MonthlyRow[] {
  const totalsByMonth = (series: MonthlyPoint[]): Map<string, number> =>
    new Map(series.map(({mes: month, total}) => [month, total]));
  const notas = totalsByMonth(numeros.notasEnviadas);
  const newParceiros = totalsByMonth(numeros.novosParceiros);
  return numeros.totalVendas.map(({mes: month, total}) => ({
    mes: month,
    totalVendas: total,
    notasEnviadas: notas.get(month) ?? 0,
    novosParceiros: newParceiros.get(month) ?? 0,
  }));
}

/** The period as text: `dez/2025 a nov/2026`; empty without months. */
export function period(rows: readonly MonthlyRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? `${monthWithYear(first.mes)} a ${monthWithYear(last.mes)}` : '';
}

/** The chart as a sentence, for screen readers. */
export function summary(series: ChartSeries, rows: readonly MonthlyRow[]): string {
  const largest = rows.reduce<MonthlyRow | undefined>(
    (best, row) => (best && best[series.key] >= row[series.key] ? best : row),
    undefined,
  );
  if (!largest || largest[series.key] === 0) return `${series.title} por mês: nada no período.`;
  const sum = rows.reduce((total, row) => total + row[series.key], 0);
  return (
    `${series.title} por mês, de ${period(rows)}: ${series.format(sum)} ao todo; ` +
    `o maior foi ${longMonth(largest.mes)}, com ${series.format(largest[series.key])}. Os valores estão na tabela.`
  );
}
