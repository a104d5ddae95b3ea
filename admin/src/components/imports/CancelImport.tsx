import {isImportacaoRunning} from '@clube/domain';
import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {ConfirmDialog} from '../dialog/ConfirmDialog';
import {useAction} from '../useAction';
import type {Import, ImportKind} from './kind';

interface Props {
  kind?: ImportKind | undefined;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** What cancelling loses, for the confirmation. */
function consequence({estado}: Import, kind?: ImportKind): string {
  if (estado === 'desfazendo') return 'O que foi importado fica como está.';
  if (estado !== 'gravando') return 'O arquivo é deixado de lado. Nada foi gravado.';
  return kind?.groups
    ? 'O que já foi gravado continua gravado; o resto do arquivo é deixado de lado.'
    : 'O que está sendo gravado é desfeito: nada do arquivo fica.';
}

/** The button that cancels an import, after a confirmation. */
export function CancelImport({kind, current, onChanged}: Props) {
  const [asking, setAsking] = useState(false);
  const {busy, run} = useAction({
    success: isImportacaoRunning(current.estado) ? 'Cancelamento pedido' : 'Importação cancelada',
  });
  const label = current.estado === 'desfazendo' ? 'Parar de desfazer' : 'Cancelar importação';
  const cancel = async (): Promise<void> => {
    const {id} = current;
    const ask = async () => onChanged(await client.post('/api/importacoes/{id}/cancelar', {path: {id}}));
    if (await run(ask)) setAsking(false);
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={label}
          confirmLabel={label}
          destructive
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          {consequence(current, kind)}
        </ConfirmDialog>
      )}
    </>
  );
}
