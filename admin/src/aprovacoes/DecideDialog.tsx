import {client} from '@clube/api-client';
import {APPROVAL_REFUSAL_RULE} from '@clube/domain';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {JustificationDialog} from '../components/dialog/JustificationDialog';
import {fromServer, useAction} from '../components/useAction';
import type {Aprovacao, Decision} from './columns';

interface Props {
  what: Decision;
  request: Aprovacao;
  onClose: () => void;
}

const REFUSAL = {
  title: 'Recusar o pedido',
  label: 'Motivo da recusa',
  hint: 'Fica registrado com o pedido. Se for de um pintor, ele lê este motivo.',
  submitLabel: 'Recusar',
  rule: APPROVAL_REFUSAL_RULE,
};
const WITHDRAWAL = {
  title: 'Retirar o pedido',
  label: 'Motivo',
  hint: 'O pedido é seu: outra pessoa da equipe decide, a menos que você o retire.',
  submitLabel: 'Retirar',
  rule: {...APPROVAL_REFUSAL_RULE, tooShort: 'Informe o motivo'},
};

/** Resources whose lists are refetched after an approval. */
const CHANGES = ['aprovacoes', 'codigos-cadastro', 'configuracoes'];

/** The second person's decision: the request is executed, or refused with a reason, as its requester may withdraw it. */
export function DecideDialog({what, request, onClose}: Props) {
  const {busy, run, refusal, errors, forget} = useAction({
    success: fromServer,
    failure: 'Erro ao decidir o pedido',
    changes: CHANGES,
  });
  const {id, titulo, resumo, excessos, pedidaPor} = request;
  const summary = (
    <>
      <p>
        <strong>{titulo}</strong>: {resumo}.
      </p>
      <p>Pedido por {pedidaPor}. Precisa de duas pessoas porque passa dos limites:</p>
      <ul>
        {excessos.split('; ').map(excess => (
          <li key={excess}>{excess}</li>
        ))}
      </ul>
    </>
  );
  const send = async (call: () => Promise<unknown>): Promise<void> => {
    if (await run(call)) onClose();
  };
  if (what === 'aprovar')
    return (
      <ConfirmDialog
        title="Aprovar o pedido?"
        confirmLabel="Aprovar"
        busy={busy}
        onConfirm={() => void send(() => client.post('/api/aprovacoes/{id}/aprovar', {path: {id}}))}
        onClose={onClose}
      >
        {/* What the request says may be out of date: the refusal has the figures of now. */}
        {refusal ? <p>{refusal}</p> : summary}
      </ConfirmDialog>
    );
  return (
    <JustificationDialog
      {...(what === 'retirar' ? WITHDRAWAL : REFUSAL)}
      busy={busy}
      error={errors.motivo}
      onType={() => forget()}
      onSend={motivo => void send(() => client.post('/api/aprovacoes/{id}/recusar', {path: {id}, body: {motivo}}))}
      onClose={onClose}
    >
      {summary}
    </JustificationDialog>
  );
}
