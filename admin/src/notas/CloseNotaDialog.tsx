import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {toTitleCase} from '../components/format/text';
import {fromServer, useAction} from '../components/useAction';
import {notaActions} from './actions';
import type {Pendente} from './types';

interface Props {
  nota: Pick<Pendente, 'id' | 'nome'>;
  onClose: () => void;
  onEnd?: () => void;
}

/** Closes a receipt without points; the painter gets no reason. */
export function CloseNotaDialog({nota, onClose, onEnd}: Props) {
  const {busy, run} = useAction({
    success: fromServer,
    changes: ['pendentes', 'nao-pontuavel'],
  });
  const closeNota = async (): Promise<void> => {
    if (!(await run(() => notaActions.close(nota.id)))) return;
    onClose();
    onEnd?.();
  };
  return (
    <ConfirmDialog
      title="Encerrar pontuação"
      confirmLabel="Encerrar"
      destructive
      busy={busy}
      onConfirm={() => void closeNota()}
      onClose={onClose}
    >
      A nota {nota.id} de <strong>{toTitleCase(nota.nome)}</strong> passa a ser não pontuável. Ela pode ser retornada
      para pendente depois.
    </ConfirmDialog>
  );
}
