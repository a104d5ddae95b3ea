import {client} from '@clube/api-client';
import {REPORTS, formatDateOf, formatValorPonto, type ReportColumn, type ReportName} from '@clube/domain';
import type {RaRecord} from 'react-admin';
import {DownloadButton} from '../DownloadButton';
import {downloadContent} from '../download';
import {toTitleCase} from '../format/text';
import type {Column} from '../grid/columns';
import {LocalGrid} from '../grid/LocalGrid';
import styles from './ReportGrid.module.css';

type Query = Readonly<Record<string, string | number | undefined>>;

interface Props<L extends RaRecord> {
  name: ReportName;
  /** What the rows were asked for by: files are asked for by the same. */
  query: Query;
  rows: L[] | undefined;
  error: Error | null;
  onRetry: () => void;
  empty: string;
  /** What is said smaller beside a column's value. */
  notes?: Readonly<Record<string, (row: L) => string | null | undefined>>;
  /** Further columns, of buttons. */
  actions?: readonly Column<L>[];
}

const FORMATS = ['csv', 'xlsx'] as const;

/** A report as its declaration says it: the table on the screen, and its rows as files. */
export function ReportGrid<L extends RaRecord>({name, query, notes = {}, actions = [], ...grid}: Props<L>) {
  const {title, columns, order} = REPORTS[name];
  const declared = Object.entries<ReportColumn>(columns).filter(([, {onlyInFiles}]) => !onlyInFiles);
  const download = async (formato: (typeof FORMATS)[number]): Promise<void> => {
    const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
    const content = await client.file('/api/relatorios/arquivo/{relatorio}', {
      path: {relatorio: name},
      query: {...sent, formato},
    });
    downloadContent(content, `${title} ${formatDateOf(new Date()).replaceAll('/', '-')}.${formato}`);
  };
  return (
    <>
      <div className={styles.files}>
        {FORMATS.map(format => (
          <DownloadButton key={format} silent label={format.toUpperCase()} get={() => download(format)} />
        ))}
      </div>
      <LocalGrid<L>
        {...grid}
        label={title}
        sort={order}
        columns={[...declared.map(([field, column]) => columnOf<L>(field, column, notes[field])), ...actions]}
      />
    </>
  );
}

function columnOf<L extends RaRecord>(
  field: string,
  {kind, leadsTo, onlyInFiles: _, ...column}: ReportColumn,
  note: ((row: L) => string | null | undefined) | undefined,
): Column<L> {
  const common = {...column, field, sortable: true, ...(note && {note})};
  const text = (row: L): string => String(row[field] ?? '');
  const drawn = {...common, ...drawnAs<L>(kind, text, field)};
  if (!leadsTo) return drawn as Column<L>;
  const to = (row: L): string | undefined => {
    const carried = Object.entries(leadsTo.carries).map(([param, of]): [string, unknown] => [param, row[of]]);
    if (carried.some(([, value]) => value === null)) return undefined;
    return `${leadsTo.path}?${new URLSearchParams(carried.map(([param, value]) => [param, String(value)]))}`;
  };
  return {...drawn, to} as Column<L>;
}

/** A column's kind as the grid has it. */
function drawnAs<L extends RaRecord>(kind: ReportColumn['kind'], text: (row: L) => string, field: string) {
  if (kind === 'month') return {kind: 'text', value: (row: L) => text(row).split('-').reverse().join('/')};
  if (kind === 'name') return {kind: 'text', value: (row: L) => toTitleCase(text(row))};
  if (kind === 'pointValue')
    return {kind: 'custom', sortable: false, cell: (row: L) => formatValorPonto(Math.round(Number(row[field]) * 1000))};
  return {kind};
}
