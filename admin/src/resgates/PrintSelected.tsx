import {client} from '@clube/api-client';
import {useListContext} from 'react-admin';
import {DownloadButton} from '../components/DownloadButton';
import {downloadContent} from '../components/download';
import type {Resgate} from './types';

/** Prints the selected orders for the warehouse. */
export function PrintSelected() {
  const {selectedIds} = useListContext<Resgate>();
  const query = {ids: selectedIds.join(',')};
  return (
    <>
      <DownloadButton
        label="Lista de separação"
        silent
        get={async () => downloadContent(await client.file('/api/resgates/separacao', {query}), 'separacao.pdf')}
      />
      <DownloadButton
        label="Etiquetas"
        silent
        get={async () => downloadContent(await client.file('/api/resgates/etiquetas', {query}), 'etiquetas.pdf')}
      />
    </>
  );
}
