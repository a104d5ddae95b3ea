import {client} from '@clube/api-client';
import {
  REPORTS,
  REPORT_FORMATS,
  addressOf,
  formatDateOf,
  formatValorPonto,
  rowMatches,
  type ReportColumn,
  type ReportFormat,
  type ReportName,
} from '@clube/domain';
import {useMemo} from 'react';
import type {RaRecord} from 'react-admin';
import {useSearchParams} from 'react-router-dom';
import {DownloadButton} from '../DownloadButton';
import {downloadContent} from '../download';
import {toTitleCase} from '../format/text';
import type {Column} from '../grid/columns';
import {LocalGrid} from '../grid/LocalGrid';
import styles from './ReportGrid.module.css';
import {BUSCA, ReportSearch} from './ReportSearch';

type Query = Readonly<Record<string, string | number | undefined>>;

interface Props<L extends RaRecord> {
  name: ReportName;
  /** The query of the rows, also used for the exported files. */
  query: Query;
  rows: L[] | undefined;
  error: Error | null;
  onRetry: () => void;
  empty: string;
  /** Smaller texts next to a column's value, by field. */
  notes?: Readonly<Record<string, (row: L) => string | null | undefined>>;
  /** Further columns, not in exported files. */
  actions?: readonly Column<L>[];
}

/** A report from its declaration: the table, and the exported files; both filtered by the search. */
export function ReportGrid<L extends RaRecord>({name, query, rows, notes = {}, actions = [], ...grid}: Props<L>) {
  const {title, columns, order} = REPORTS[name];
  const [params] = useSearchParams();
  const busca = params.get(BUSCA) ?? '';
  const found = useMemo(
    () => (busca === '' ? rows : rows?.filter(row => rowMatches(REPORTS[name], row, busca))),
    [name, rows, busca],
  );
  const declared = Object.entries<ReportColumn>(columns).filter(([, {onlyInFiles}]) => !onlyInFiles);
  const download = async (formato: ReportFormat): Promise<void> => {
    const sent = Object.fromEntries(
      Object.entries<string | number | undefined>({...query, busca}).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    );
    const content = await client.file('/api/relatorios/arquivo/{relatorio}', {
      path: {relatorio: name},
      query: {...sent, formato},
    });
    downloadContent(content, `${title} ${formatDateOf(new Date()).replaceAll('/', '-')}.${formato}`);
  };
  return (
    <>
      <div className={styles.files}>
        <ReportSearch />
        {REPORT_FORMATS.map(format => (
          <DownloadButton
            key={format}
            silent
            label={format.toUpperCase()}
            failure={`Erro ao baixar arquivo ${format.toUpperCase()}`}
            get={() => download(format)}
          />
        ))}
      </div>
      <LocalGrid<L>
        {...grid}
        rows={found}
        label={title}
        sort={order}
        perPage={50}
        columns={[...declared.map(([field, column]) => columnOf<L>(field, column, query, notes[field])), ...actions]}
      />
    </>
  );
}

function columnOf<L extends RaRecord>(
  field: string,
  {kind, leadsTo, onlyInFiles: _, ...column}: ReportColumn,
  query: Query,
  note: ((row: L) => string | null | undefined) | undefined,
): Column<L> {
  const common = {...column, field, sortable: true, ...(note && {note})};
  const text = (row: L): string => String(row[field] ?? '');
  const drawn = {...common, ...drawnAs<L>(kind, text, field)};
  return (leadsTo ? {...drawn, to: (row: L) => addressOf(leadsTo, row, query)} : drawn) as Column<L>;
}

/** Converts a report column's kind to the grid's. */
function drawnAs<L extends RaRecord>(kind: ReportColumn['kind'], text: (row: L) => string, field: string) {
  if (kind === 'month') return {kind: 'text', value: (row: L) => text(row).split('-').reverse().join('/')};
  if (kind === 'name') return {kind: 'text', value: (row: L) => toTitleCase(text(row))};
  if (kind === 'pointValue')
    return {kind: 'custom', sortable: false, cell: (row: L) => formatValorPonto(Math.round(Number(row[field]) * 1000))};
  return {kind};
}
