import {client} from '@clube/api-client';
import type {ReportFilter} from '../filter/report-filter';
import type {Group} from '../pintores/groups';
import type {CursosPintor, PintorRelatorio, PremioRelatorio, ResgateRelatorio} from '../types';

/** The tables that the server sorts and pages, with their row types. */
export interface TableRows {
  pintores: PintorRelatorio;
  cursos: CursosPintor;
  premios: PremioRelatorio;
  resgates: ResgateRelatorio;
}
export type TableName = keyof TableRows;

/** The query of a request: filter, search, order as `+campo` or `-campo`, and page; without a page, all rows. */
export interface TableQuery extends Partial<ReportFilter> {
  busca?: string;
  grupo?: Exclude<Group, ''>;
  premio?: string;
  ordernar?: string;
  pagina?: number;
  limite?: number;
}

export interface TablePage<L> {
  rows: L[];
  total: number;
}

/** The response field with each table's rows. */
const LISTS = {
  pintores: 'usuariosTotais',
  cursos: 'usuariosCursos',
  premios: 'premiosResgatados',
  resgates: 'resgates',
} as const;

const pathOf = (table: TableName) => `/api/relatorio/dashboard/${table}` as const;

function pageOf<T extends TableName>(table: T, answer: object): TablePage<TableRows[T]> {
  const {[LISTS[table]]: rows, metadata} = answer as Record<string, TableRows[T][]> & {metadata: {total: number}};
  return {rows: rows ?? [], total: metadata.total};
}

export async function readTable<T extends TableName>(
  table: T,
  query: TableQuery,
  signal?: AbortSignal,
): Promise<TablePage<TableRows[T]>> {
  return pageOf(table, await client.get(pathOf(table), {query, ...(signal && {signal})}));
}

/**
 * Fetches synchronously, blocking the page, for printing started by the browser.
 * @throws what `readTable` throws
 */
export function readTableNow<T extends TableName>(table: T, query: TableQuery): TablePage<TableRows[T]> {
  return pageOf(table, client.getNow(pathOf(table), {query}));
}
