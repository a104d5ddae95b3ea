import type {Call} from '../acesso/routes/index.js';
import {hasWords} from '../forms/search.js';

/** What a column holds: it says how a screen writes and aligns it, and what a file reckons with. `name` is a person's, `month` 2026-09, `pointValue` BRL to a thousandth. */
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
  /** Pixels on a screen at least. */
  readonly width: number;
  /** The rows are added up below it. */
  readonly total?: true;
  /** What a row is known by. */
  readonly main?: true;
  /** In files only: a screen says it beside another column. */
  readonly onlyInFiles?: true;
  /** The panel's page that the value leads to, and which fields of the row its address carries under which names, as parts of it where it names them; nowhere where one of them is empty. */
  readonly leadsTo?: {readonly path: string; readonly carries: Readonly<Record<string, string>>};
}

/** A report, said once: its call is its right, its columns are those of the screen, of CSV and of XLSX. */
export interface Report<F extends string = string> {
  readonly call: Call;
  readonly title: string;
  readonly columns: Readonly<Record<F, ReportColumn>>;
  /** The first order of its rows. */
  readonly order: {readonly field: NoInfer<F>; readonly order: 'ASC' | 'DESC'};
}

export const defineReport = <F extends string>(report: Report<F>): Report<F> => report;

/** Whether a row holds every word that was typed, in any of its columns of words. */
export function rowMatches({columns}: Report, row: object, typed: string): boolean {
  const words = Object.entries(columns)
    .filter(([, {kind}]) => kind === 'text' || kind === 'name')
    .map(([field]): unknown => Reflect.get(row, field))
    .filter(value => typeof value === 'string' || typeof value === 'number');
  return hasWords(words.join(' '), typed);
}

/** The files that a report's rows can be had as. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A document of more rows is refused: they are for a spreadsheet. */
export const MAX_ROWS_ON_PAPER = 5_000;
