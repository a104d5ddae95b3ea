import {messageOf, type Schema} from '@clube/api-client';
import {Button, notify} from '@clube/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {HttpError, useListContext} from 'react-admin';
import {ALL_ROWS} from '../../providers/dataProvider';
import {useFilters} from '../../providers/filters';
import {restResource} from '../../providers/resources';
import {restClient} from '../../providers/rest';
import {downloadAddress} from '../download';

interface Props {
  resource: string;
  /** Of the file. */
  name: string;
}

/** CSV by the server, which writes all rows where a browser would stop: all of them, or the page in sight. */
export function ExportButton({resource, name}: Props) {
  const {filters} = useFilters();
  const {sort, page, perPage, total} = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportRows = async (pageOnly: boolean): Promise<void> => {
    setAnchor(null);
    const start = (page - 1) * perPage;
    try {
      const query = new URLSearchParams({
        download: 'csv',
        fileName: name,
        filter: JSON.stringify(filters),
        sort: JSON.stringify([sort.field, sort.order]),
        ...(pageOnly && perPage < ALL_ROWS && {range: JSON.stringify([start, start + perPage - 1])}),
      });
      const {json} = await restClient(`/api/${restResource(resource).path}?${query}`);
      const {fileLink} = json as Schema<'Exportacao'>;
      notify.success('Seu download começará em breve, aguarde.');
      downloadAddress(fileLink);
    } catch (reason) {
      notify.error(reason instanceof HttpError ? reason.message : messageOf(reason));
    }
  };
  return (
    <>
      <Button
        variant="secundario"
        small
        icon="baixar"
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Exportar
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void exportRows(false)}>Todas as linhas (CSV)</MenuItem>
        <MenuItem onClick={() => void exportRows(true)}>Só esta página (CSV)</MenuItem>
      </Menu>
    </>
  );
}
