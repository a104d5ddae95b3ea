import {TextAreaField} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';

export function ObservacaoDialog({resgate, onClose}: DialogProps) {
  const [descricao, setDescricao] = useState(resgate.observacao ?? '');
  const {busy, run} = useAction({success: fromServer, changes: ['resgates']});
  const send = async (): Promise<void> => {
    if (await run(() => resgateActions.updateObservacao(resgate.id, descricao.trim()))) onClose();
  };
  return (
    <FormDialog title={`Observação do resgate ${resgate.id}`} busy={busy} onSend={() => void send()} onClose={onClose}>
      <TextAreaField
        label="Observação"
        hint="O pintor lê esta observação junto do resgate."
        maxLength={1000}
        value={descricao}
        onChange={event => setDescricao(event.target.value)}
      />
    </FormDialog>
  );
}
