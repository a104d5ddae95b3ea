import type {Call} from '../acesso/routes/index.js';
import {hasWords} from '../forms/search.js';

/** Type of a column: its format and alignment on screens and its cell type in files. `name`: a person; `month`: 2026-09;
 * `pointValue`: BRL with three decimals. */
export type ReportKind =
  | 'text'
  | 'name'
  | 'month'
  | 'date'
  | 'timestamp'
  | 'money'
  | 'points'
  | 'number'
  | 'pointValue';

/**
 * Where a value leads. Parameters are taken from fields of the row, or of the report's query if the row has no such field;
 * they go into the path if it names them, else into the query.
 */
export interface LeadsTo {
  readonly path: string;
  /** Parameter → field. No link if one of the fields is empty. */
  readonly carries: Readonly<Record<string, string>>;
  /** Parameter → field, left out if the field is empty. */
  readonly optional?: Readonly<Record<string, string>>;
  /** Parameters with the same value in all rows; `{field}` in one stands for a value, as in `carries`. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  /** The page is a list: the parameters are its filters. */
  readonly filters?: true;
}

export interface ReportColumn {
  readonly kind: ReportKind;
  readonly title: string;
  /** Minimum width on screens, in pixels. */
  readonly width: number;
  /** The sum of the rows is shown below the column. */
  readonly total?: true;
  /** The column that identifies a row for people. */
  readonly main?: true;
  /** Only in files, as screens show it within another column. */
  readonly onlyInFiles?: true;
  /** The panel page with the rows behind the value. */
  readonly leadsTo?: LeadsTo;
}

/** The bars above a report's rows: sums of `values` by month where the report is a year's, else by another column. */
export interface ReportChart<F extends string = string> {
  readonly title: string;
  readonly values: readonly F[];
  /** The largest values come first. */
  readonly by: F;
  /** The month of a row, for reports of a year. */
  readonly month?: F;
}

/** A report: its endpoint decides who may read it; screens, CSV and XLSX have the same columns. */
export interface Report<F extends string = string> {
  readonly call: Call;
  readonly title: string;
  /** The sheet of its PDF, in landscape; A4 if absent. A3 is for many columns of amounts. */
  readonly sheet?: 'A3';
  readonly columns: Readonly<Record<F, ReportColumn>>;
  readonly chart?: ReportChart<NoInfer<F>>;
  /** The default sort order of its rows. */
  readonly order: {readonly field: NoInfer<F>; readonly order: 'ASC' | 'DESC'};
}

export const defineReport = <F extends string>(report: Report<F>): Report<F> => report;

/** Whether the row's text and name columns contain every typed word. */
export function rowMatches({columns}: Report, row: object, typed: string): boolean {
  const words = Object.entries(columns)
    .filter(([, {kind}]) => kind === 'text' || kind === 'name')
    .map(([field]): unknown => Reflect.get(row, field))
    .filter(value => typeof value === 'string' || typeof value === 'number');
  return hasWords(words.join(' '), typed);
}

/** The file formats of a report. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Maximum number of rows in a PDF; larger reports are refused, as they are for spreadsheets. */
export const MAX_ROWS_ON_PAPER = 5_000;

/** The address that a row's value leads to; undefined if a field that it needs is empty. */
export function addressOf(
  {path, carries, optional = {}, fixed = {}, filters}: LeadsTo,
  row: object,
  query: object = {},
): string | undefined {
  const from = {...query, ...row};
  const valueOf = (field: string): string | number | undefined => {
    const value: unknown = Reflect.get(from, field);
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
  };
  const params: Record<string, string | number> = {};
  let address = path;
  for (const [name, field] of Object.entries(carries)) {
    const value = valueOf(field);
    if (value === undefined) return undefined;
    if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else params[name] = value;
  }
  for (const [name, field] of Object.entries(optional)) {
    const value = valueOf(field);
    if (value !== undefined) params[name] = value;
  }
  for (const [name, value] of Object.entries(fixed)) {
    const fields = [...String(value).matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
    if (fields.some(field => valueOf(field) === undefined)) return undefined;
    params[name] = fields.reduce<string | number>(
      (text, field) => String(text).replace(`{${field}}`, String(valueOf(field))),
      value,
    );
  }
  if (Object.keys(params).length === 0) return address;
  const written = filters ? {filter: JSON.stringify(params)} : params;
  return `${address}?${Object.entries(written)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
    .join('&')}`;
}
