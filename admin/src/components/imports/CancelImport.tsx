import {isImportacaoRunning} from '@clube/domain';
import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {ConfirmDialog} from '../dialog/ConfirmDialog';
import {useAction} from '../useAction';
import type {Import} from './kind';

interface Props {
  current: Import;
  onChanged: (changed: Import) => void;
}

/** What is lost with it, for the confirmation. */
const consequence = ({estado}: Import): string =>
  estado === 'gravando'
    ? 'O que está sendo gravado é desfeito: nada do arquivo fica.'
    : 'O arquivo é deixado de lado. Nada foi gravado.';

/** The way out of an import that is not to be. */
export function CancelImport({current, onChanged}: Props) {
  const [asking, setAsking] = useState(false);
  const {busy, run} = useAction({
    success: isImportacaoRunning(current.estado) ? 'Cancelamento pedido' : 'Importação cancelada',
  });
  const cancel = async (): Promise<void> => {
    const {id} = current;
    await run(async () => onChanged(await client.post('/api/importacoes/{id}/cancelar', {path: {id}})));
    setAsking(false);
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Cancelar importação
      </Button>
      {asking && (
        <ConfirmDialog
          title="Cancelar importação"
          confirmLabel="Cancelar importação"
          destructive
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          {consequence(current)}
        </ConfirmDialog>
      )}
    </>
  );
}
