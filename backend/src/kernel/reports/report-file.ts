import {csvLine, type Report, type ReportColumn, type ReportKind} from '@clube/domain';
import type {AnyField} from '../entities/field';
import {f} from '../entities/fields';
import {cellOf, type Cell} from '../exports/cells';
import type {ExportColumn} from '../exports/columns';
import {batchesAsXlsx} from '../exports/xlsx';
import type {Source} from '../http/output/stream-response';
import {inDefaultOrder} from './default-order';

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly object[];

const FIELDS: Readonly<Record<ReportKind, AnyField>> = {
  text: f.text(),
  name: f.text(),
  month: f.text(),
  date: f.date(),
  timestamp: f.timestamp(),
  money: f.money(),
  points: f.points(),
  number: f.decimal(),
  pointValue: f.decimal(3),
};

/** Converts a value for a spreadsheet cell: months in the usual notation, timestamps in São Paulo time. */
function valueIn({kind}: ReportColumn, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (kind === 'month') return value.split('-').reverse().join('/');
  return kind === 'timestamp' ? localMoment(value) : value;
}

const localMoment = (moment: string): string =>
  new Date(moment).toLocaleString('sv-SE', {timeZone: 'America/Sao_Paulo'}).replace(' ', 'T').slice(0, 16);

const columnsOf = ({columns}: Report): [name: string, column: ReportColumn, exported: ExportColumn][] =>
  Object.entries(columns).map(([name, column]) => [
    name,
    column,
    {name, heading: column.title, field: FIELDS[column.kind]},
  ]);

/** The rows in their default order as a workbook, with numeric and date cells. */
export function reportAsXlsx(report: Report, rows: Rows): Source {
  const columns = columnsOf(report);
  const values = (inDefaultOrder(report, rows) as Row[]).map(row =>
    Object.fromEntries(columns.map(([name, column]) => [name, valueIn(column, row[name])])),
  );
  return batchesAsXlsx({
    columns: columns.map(([, , exported]) => exported),
    batches: async function* () {
      yield values;
    },
  });
}

/** The rows in their default order as CSV for a Brazilian spreadsheet: byte order mark, headings, semicolons, formulas escaped. */
export function reportAsCsv(report: Report, rows: Rows): Source {
  const columns = columnsOf(report);
  const lines = (inDefaultOrder(report, rows) as Row[]).map(row =>
    csvLine(columns.map(([name, column, exported]) => textOf(column, cellOf(exported)(valueIn(column, row[name]))))),
  );
  const text = `\uFEFF${[csvLine(columns.map(([, {title}]) => title)), ...lines].join('\n')}`;
  return async function* () {
    yield Buffer.from(text);
  };
}

function textOf({kind}: ReportColumn, cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const [day = '', time = ''] = cell.toISOString().split('T');
    return `${day.split('-').reverse().join('/')}${kind === 'timestamp' ? ` ${time.slice(0, 5)}` : ''}`;
  }
  if (typeof cell === 'string') return cell;
  return (kind === 'money' ? cell.toFixed(2) : String(cell)).replace('.', ',');
}
