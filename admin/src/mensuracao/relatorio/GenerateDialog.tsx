import {client} from '@clube/api-client';
import {formatPeriod} from '@clube/domain';
import {ConfirmDialog} from '../../components/dialog/ConfirmDialog';
import {fromServer, useAction} from '../../components/useAction';

/** Regenerates a month's report, with the current terms from then on. */
export function GenerateDialog({ano, mes, onClose}: {ano: number; mes: number; onClose: () => void}) {
  const {busy, run} = useAction({success: fromServer, failure: 'Erro ao gerar relatório', changes: ['relatorio']});
  const generate = async (): Promise<void> => {
    if (await run(() => client.post('/api/relatorio/gerar', {body: {ano, mes}}))) onClose();
  };
  return (
    <ConfirmDialog
      title={`Gerar o relatório de ${formatPeriod(ano, mes)}?`}
      confirmLabel="Gerar"
      busy={busy}
      onConfirm={() => void generate()}
      onClose={onClose}
    >
      <p>
        O mês passa a valer pelo valor do ponto e pela taxa de sucesso de agora, e fica assim mesmo que um deles mude
        depois.
      </p>
    </ConfirmDialog>
  );
}
