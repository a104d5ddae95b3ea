import {OBSERVACAO_RULE} from '@clube/domain';
import {JustificationDialog} from '../../components/dialog/JustificationDialog';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';

export function ObservacaoDialog({resgate, onClose}: DialogProps) {
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: ['resgates']});
  const send = async (text: string): Promise<void> => {
    if (await run(() => resgateActions.updateObservacao(resgate.id, text))) onClose();
  };
  return (
    <JustificationDialog
      title={`Observação do resgate ${resgate.id}`}
      label="Observação"
      hint="O pintor lê esta observação junto do resgate."
      rule={OBSERVACAO_RULE}
      text={resgate.observacao ?? ''}
      busy={busy}
      error={errors.descricao}
      onType={() => forget()}
      onSend={text => void send(text)}
      onClose={onClose}
    />
  );
}
