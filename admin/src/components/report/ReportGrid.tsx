import {client} from '@clube/api-client';
import {REPORTS, formatDateOf, type ReportColumn, type ReportName} from '@clube/domain';
import type {RaRecord} from 'react-admin';
import {DownloadButton} from '../DownloadButton';
import {downloadContent} from '../download';
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
  const drawn =
    kind === 'month'
      ? {...common, kind: 'text', value: (row: L) => text(row).split('-').reverse().join('/')}
      : {...common, kind: kind === 'pointValue' ? 'number' : kind};
  if (!leadsTo) return drawn as Column<L>;
  const to = (row: L): string => {
    const carried = Object.entries(leadsTo.carries).map(([param, of]) => [param, String(row[of])]);
    return `${leadsTo.path}?${new URLSearchParams(carried)}`;
  };
  return {...drawn, to} as Column<L>;
}
