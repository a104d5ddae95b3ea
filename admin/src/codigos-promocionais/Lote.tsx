import {client, type Schema} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useListContext} from 'react-admin';
import {DownloadButton} from '../components/DownloadButton';
import {downloadContent} from '../components/download';
import {useFilters} from '../providers/filters';
import {WithdrawLote} from './WithdrawLote';

/** The link to the codes of one batch. */
export function LoteButton({lote}: {lote: number}) {
  const {filters, setFilters} = useFilters();
  return (
    <Button variant="text" small aria-label={`Códigos do lote ${lote}`} onClick={() => setFilters({...filters, lote})}>
      {lote}
    </Button>
  );
}

/** The shown batch: a button back to all codes, its cards as a PDF, and withdrawing it. Its CSV is the list's export. */
export function LoteFilter() {
  const {filters, setFilters, textOf} = useFilters();
  const {data} = useListContext<Schema<'CodigoPromocional'>>();
  const id = Number(textOf('lote'));
  if (!id) return null;
  const {lote: _, ...others} = filters;
  const shown = data?.find(({lote}) => lote === id);
  return (
    <>
      <Button variant="secondary" small icon="close" onClick={() => setFilters(others)}>
        Lote {id}
      </Button>
      {shown && !shown.recolhidoEm && (
        <DownloadButton
          label="Cartões com QR Code"
          get={async () => {
            const content = await client.file('/api/codigo-promocional/lotes/{id}/cartoes', {path: {id}});
            downloadContent(content, `codigos-lote-${id}.pdf`);
          }}
        />
      )}
      {shown && <WithdrawLote id={id} withdrawn={shown.recolhidoEm !== null} />}
    </>
  );
}
