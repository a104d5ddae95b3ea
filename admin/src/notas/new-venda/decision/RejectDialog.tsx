import {REJECTION_REASONS, NO_REASON, type RejectionReason} from '@clube/domain';
import {notify, type ToastAction} from '@clube/ui';
import {ReasonDialog} from '../../../components/dialog/ReasonDialog';
import {toTitleCase} from '../../../components/format/text';
import {useAction} from '../../../components/useAction';
import {useUsuario} from '../../../providers/session';
import {notaActions} from '../../actions';
import type {Pendente} from '../../types';

interface Props {
  nota: Pendente;
  /** The button that takes the rejection back. */
  undo: () => ToastAction;
  onClose: () => void;
  onReject: () => void;
}

const REASONS = REJECTION_REASONS.map(reason => ({value: reason, text: reason}));

/** Rejects a receipt with one of the five reasons, which the painter will read. */
export function RejectDialog({nota, undo, onClose, onReject}: Props) {
  const usuario = useUsuario();
  const {busy, run, errors} = useAction({changes: ['pendentes']});
  const reject = async (reason: RejectionReason): Promise<void> => {
    const done = await run(async () => {
      const {mensagem: message} = await notaActions.reject(nota.nomeArquivo, reason, usuario.nome);
      // The specification shows a rejection's result as an error, which it is for the painter.
      notify.error(message, undefined, undo());
    });
    if (!done) return;
    onClose();
    onReject();
  };
  return (
    <ReasonDialog
      title="Reprovar nota"
      reasons={REASONS}
      missing={NO_REASON}
      submitLabel="Reprovar"
      busy={busy}
      error={errors.reprovadoMotivo}
      onSend={reason => void reject(reason)}
      onClose={onClose}
    >
      {toTitleCase(nota.nome)} verá o motivo junto da nota {nota.id}.
    </ReasonDialog>
  );
}
