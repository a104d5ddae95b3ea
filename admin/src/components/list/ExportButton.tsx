import {ApiError, type Schema} from '@clube/api-client';
import {headingsOf} from '@clube/api-client/fields';
import {Button} from '@clube/ui';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {ALL_ROWS} from '../../providers/dataProvider';
import {useFilters} from '../../providers/filters';
import {listPathOf, readOptions, restResource, type RestResource} from '../../providers/resources';
import {restClient} from '../../providers/rest';
import {DOWNLOAD_BEGINS, downloadAddress} from '../download';
import {exportedFields, type Column} from '../grid/columns';
import {useGridSetup} from '../grid/settings';
import {useAction} from '../useAction';

type Query = Readonly<Record<string, string>>;

export interface Exports {
  /** File name. */
  name: string;
  /** Downloads the CSV of a list with its own export endpoint; receives the query. */
  csv?: (query: Query) => Promise<void>;
  /** The error message, if the server gave none. */
  failure?: string;
}

interface Props<L> extends Exports {
  resource: string;
  columns: readonly Column<L>[];
}

type Format = 'csv' | 'xlsx';

interface Choice {
  pageOnly: boolean;
  /** Export the visible columns only; otherwise all of the list. */
  shown: boolean;
}

const FORMATS: readonly {format: Format; title: string}[] = [
  {format: 'xlsx', title: 'Excel (XLSX)'},
  {format: 'csv', title: 'CSV'},
];

const CHOICES: readonly ({label: string} & Choice)[] = [
  {label: 'Todas as linhas', pageOnly: false, shown: true},
  {label: 'Só esta página', pageOnly: true, shown: true},
  {label: 'Todas as linhas e colunas', pageOnly: false, shown: false},
  {label: 'Só esta página, todas as colunas', pageOnly: true, shown: false},
];

/** The visible columns that a file can contain: not buttons and pictures. */
function exported<L>(list: string, columns: readonly Column<L>[]): string[] {
  const headings = headingsOf(list);
  return columns.flatMap(exportedFields).filter(field => Object.hasOwn(headings, field));
}

/**
 * Exports by the server, which has no limit of rows as a browser would: all rows or the current page, as CSV or XLSX.
 */
export function ExportButton<L>({resource, name, columns, csv, failure}: Props<L>) {
  const {filters} = useFilters();
  const {sort, page, perPage, total} = useListContext();
  const {hidden} = useGridSetup();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {busy, run} = useAction({success: DOWNLOAD_BEGINS, ...(failure && {failure})});
  const rest = restResource(resource);
  const {list = resource, filter} = rest;
  const exportRows = async (format: Format, {pageOnly, shown}: Choice): Promise<void> => {
    setAnchor(null);
    const start = (page - 1) * perPage;
    const onScreen = exported(
      list,
      columns.filter(({field}) => !hidden.has(field)),
    );
    const query = {
      download: format,
      fileName: name,
      filter: JSON.stringify({...filters, ...filter}),
      sort: JSON.stringify([sort.field, sort.order]),
      ...(shown && onScreen.length > 0 && {colunas: onScreen.join(',')}),
      ...(pageOnly && perPage < ALL_ROWS && {soPagina: '1', range: JSON.stringify([start, start + perPage - 1])}),
    };
    await run(() =>
      csv && format === 'csv'
        ? csv(query)
        : downloadList(`/api/${listPathOf(rest)}?${new URLSearchParams(query)}`, rest),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        small
        icon="download"
        // Only a known total of zero means that there is nothing to export: a list too long to count on screen still
        // exports.
        disabled={total === 0}
        busy={busy && 'Exportando…'}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Exportar
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {FORMATS.flatMap(({format, title}, i) => [
          i > 0 && <Divider key={`${format}-line`} />,
          <ListSubheader
            key={format}
            role="presentation"
            disableSticky
            sx={{lineHeight: 2.25, pt: 0.5, background: 'none'}}
          >
            {title}
          </ListSubheader>,
          ...CHOICES.map(({label, ...choice}) => (
            <MenuItem
              key={`${format} ${label}`}
              aria-label={`${label}, ${title}`}
              onClick={() => void exportRows(format, choice)}
            >
              {label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}

/** @throws "Resposta inválida do servidor" for a response without a download URL */
async function downloadList(url: string, rest: RestResource): Promise<void> {
  const {json} = await restClient(url, readOptions(rest));
  const {fileLink} = (json ?? {}) as Partial<Schema<'Exportacao'>>;
  if (!fileLink) throw new ApiError(200, {erro: 'Resposta inválida do servidor'});
  downloadAddress(fileLink);
}
