import {CANCELLED, DELETED, formatPontosInWords} from '@clube/domain';
import {RadioGroup} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {toTitleCase} from '../../components/format/text';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';

const REASON_OPTIONS = [
  {value: String(CANCELLED), text: 'Cancelamento'},
  {value: String(DELETED), text: 'Falha na entrega'},
];

/** Ends an order and gives its points back. */
export function CancelResgateDialog({resgate, onClose}: DialogProps) {
  const [status, setStatus] = useState(String(CANCELLED));
  const {busy, run} = useAction({
    success: fromServer,
    changes: ['resgates', 'pintores', 'premios'],
  });
  const send = async (): Promise<void> => {
    const end = status === String(DELETED) ? DELETED : CANCELLED;
    if (await run(() => resgateActions.cancel(resgate.id, end))) onClose();
  };
  return (
    <FormDialog
      title={`Cancelar o resgate ${resgate.id}`}
      submitLabel="Cancelar resgate"
      destructive
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        {toTitleCase(resgate.nome)} recebe de volta <strong>{formatPontosInWords(resgate.pontosGastos)}</strong>. O
        resgate não pode ser reaberto.
      </p>
      <RadioGroup label="Motivo" name="motivo" options={REASON_OPTIONS} value={status} onValueChange={setStatus} />
    </FormDialog>
  );
}
