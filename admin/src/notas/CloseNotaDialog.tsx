import {notify, type ToastAction} from '@clube/ui';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {toTitleCase} from '../components/format/text';
import {useAction} from '../components/useAction';
import {notaActions} from './actions';
import {useUndo} from './useUndo';
import type {Pendente} from './types';

interface Props {
  nota: Pick<Pendente, 'id' | 'nome'>;
  /** The button that takes the decision back; default: it stays on the screen that is open. */
  undo?: () => ToastAction;
  onClose: () => void;
  onEnd?: () => void;
}

/** Closes a receipt without points; the painter gets no reason. */
export function CloseNotaDialog({nota, undo, onClose, onEnd}: Props) {
  const {busy, run} = useAction({changes: ['pendentes', 'nao-pontuavel']});
  const undoOf = useUndo();
  const closeNota = async (): Promise<void> => {
    const done = await run(async () => {
      const {mensagem} = await notaActions.close(nota.id);
      notify.success(mensagem, undefined, undo?.() ?? undoOf(nota.id));
    });
    if (!done) return;
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
