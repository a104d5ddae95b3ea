import {CANCELLED, DELETED, NO_REASON, formatPontosInWords} from '@clube/domain';
import {ReasonDialog} from '../../components/dialog/ReasonDialog';
import {toTitleCase} from '../../components/format/text';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';

const ENDS = {cancelamento: CANCELLED, falha: DELETED} as const;
const REASONS = [
  {value: 'cancelamento', text: 'Cancelamento'},
  {value: 'falha', text: 'Falha na entrega'},
] as const;

/** Cancels an order and returns its points. */
export function CancelResgateDialog({resgate, onClose}: DialogProps) {
  const {busy, run, errors} = useAction({
    success: fromServer,
    changes: ['resgates', 'pintores', 'premios'],
  });
  const send = async (reason: keyof typeof ENDS): Promise<void> => {
    if (await run(() => resgateActions.cancel(resgate.id, ENDS[reason]))) onClose();
  };
  return (
    <ReasonDialog
      title={`Cancelar o resgate ${resgate.id}`}
      reasons={REASONS}
      chosen="cancelamento"
      missing={NO_REASON}
      submitLabel="Cancelar resgate"
      busy={busy}
      error={errors.status}
      onSend={reason => void send(reason)}
      onClose={onClose}
    >
      {toTitleCase(resgate.nome)} recebe de volta <strong>{formatPontosInWords(resgate.pontosGastos)}</strong>. O
      resgate não pode ser reaberto.
    </ReasonDialog>
  );
}
