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
  /** The panel page that the value links to. `carries`: parameter → field of the row, put into the path if it names the
   * parameter, else into the query. No link if one of the fields is empty. */
  readonly leadsTo?: {readonly path: string; readonly carries: Readonly<Record<string, string>>};
}

/** A report: its endpoint decides who may read it; screens, CSV and XLSX have the same columns. */
export interface Report<F extends string = string> {
  readonly call: Call;
  readonly title: string;
  /** The sheet of its PDF, in landscape; A4 if absent. A3 is for many columns of amounts. */
  readonly sheet?: 'A3';
  readonly columns: Readonly<Record<F, ReportColumn>>;
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
