import {longMonth, monthOfYear, type Report, type ReportColumn} from '@clube/domain';
import {currentContext} from '../context';
import {inDefaultOrder} from './default-order';

/** A report's rows and the query that selected them. */
export interface ReportOfQuery {
  report: Report;
  rows: readonly object[];
  query: Readonly<Record<string, unknown>>;
}

/** A value in a report's row. */
export type ReportValue = string | number | null | undefined;

/** All data that a report's document is drawn from, as it is sent to a worker. */
export interface ReportPdfData {
  title: string;
  /** The subject of the rows: `Setembro de 2026 · Rede Norte`. */
  about: string;
  sheet?: Report['sheet'];
  columns: (Pick<ReportColumn, 'kind' | 'title'> & {field: string; total: boolean; main: boolean})[];
  /** In the screen's default order. */
  rows: Record<string, ReportValue>[];
  madeAt: Date;
}

/** Builds the document's data: the screen's columns and the rows in its default order. */
export function reportPdfData(of: ReportOfQuery): ReportPdfData {
  const {title, columns, sheet} = of.report;
  const shown = Object.entries(columns).filter(([, column]) => !column.onlyInFiles);
  return {
    title,
    about: aboutOf(of),
    ...(sheet && {sheet}),
    columns: shown.map(([field, {kind, title: head, total, main}]) => ({
      field,
      kind,
      title: head,
      total: total === true,
      main: main === true,
    })),
    rows: inDefaultOrder(of.report, of.rows).map(row =>
      Object.fromEntries(shown.map(([field]) => [field, Reflect.get(row, field) as ReportValue])),
    ),
    madeAt: currentContext().now,
  };
}

/** The period's name, and the name of the network or reseller, taken from the rows. */
function aboutOf({rows, query}: ReportOfQuery): string {
  const {ano, mes, rede, revenda} = query;
  const [first = {}] = rows;
  const named = (field: string) => Reflect.get(first, field) as ReportValue;
  const month = typeof ano === 'number' && typeof mes === 'number' && longMonth(monthOfYear(ano, mes));
  const period = month ? month.charAt(0).toUpperCase() + month.slice(1) : typeof ano === 'number' ? ano : '';
  return [period, rede && named('rede'), revenda && named('revenda')].filter(Boolean).map(String).join(' · ');
}
