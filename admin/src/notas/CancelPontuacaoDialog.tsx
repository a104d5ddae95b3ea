import {formatPontosInWords} from '@clube/domain';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {fromServer, useAction} from '../components/useAction';
import {toTitleCase} from '../components/format/text';
import {notaActions} from './actions';
import type {Pontuacao} from '../components/vendas/types';

const CHANGES = ['pontuado', 'pendentes', 'pintores'];

/** Cancels a scored sale: finally, or to be processed again. */
export function CancelPontuacaoDialog({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const cancel = useAction({success: fromServer, changes: CHANGES});
  const returnToPending = useAction({
    success: fromServer,
    failure: 'Erro ao retornar pontuação para pendente',
    changes: CHANGES,
  });
  const {id} = pontuacao;
  const perform = async (action: typeof cancel, call: () => Promise<unknown>): Promise<void> => {
    if (!returnToPending.busy && !cancel.busy && (await action.run(call))) onClose();
  };
  return (
    <ConfirmDialog
      title="Cancelar pontuação"
      confirmLabel="Cancelar pontuação"
      destructive
      busy={cancel.busy}
      other={{
        label: 'Retornar para pendente',
        busy: returnToPending.busy,
        onPress: () => void perform(returnToPending, () => notaActions.returnToPending(id)),
      }}
      onConfirm={() => void perform(cancel, () => notaActions.cancel(id))}
      onClose={onClose}
    >
      <p>
        A venda <strong>{pontuacao.identificador}</strong> de <strong>{toTitleCase(pontuacao.nome)}</strong> deu{' '}
        <strong>{formatPontosInWords(pontuacao.totalPontos)}</strong>. Nos dois casos os pontos são estornados e o
        código usado fica livre de novo.
      </p>
      <p style={{marginTop: 12, color: 'var(--tinta-2)'}}>
        Retornar para pendente devolve a nota à fila; cancelar é definitivo: a nota não volta à fila.
      </p>
    </ConfirmDialog>
  );
}
