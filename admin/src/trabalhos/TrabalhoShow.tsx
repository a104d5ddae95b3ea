import {useQuery} from '@tanstack/react-query';
import {client} from '@clube/api-client';
import {isTrabalhoOpen} from '@clube/domain';
import {useState} from 'react';
import {useParams} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {RecordPage} from '../components/record-page/RecordPage';
import {Tabs} from '../components/record-page/Tabs';
import {Timeline} from '../components/record-page/Timeline';
import {useAction} from '../components/useAction';
import {BATCH_JOBS} from '../components/batch-jobs/useOpenBatchJobs';
import {BatchJobDetails} from './Details';
import {batchJobEvents} from './events';
import {Rows} from './Rows';
import {BatchJobState} from './state';
import {UndoDialog} from './UndoDialog';

const EVERY_MS = 2000;

/** The page of one batch job: progress, result of each row, cancel button. */
export default function TrabalhoShow() {
  const id = Number(useParams().id);
  const [asking, setAsking] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const query = useQuery({
    queryKey: [BATCH_JOBS, 'one', id],
    queryFn: ({signal}) => client.get('/api/trabalhos/{id}', {path: {id}, signal}),
    refetchInterval: ({state}) => (state.data && isTrabalhoOpen(state.data.estado) ? EVERY_MS : false),
  });
  const {busy, run} = useAction({
    success: ({mensagem: message}) => message ?? 'Cancelamento pedido',
    changes: [BATCH_JOBS],
  });
  const cancel = async (): Promise<void> => {
    if (await run(() => client.post('/api/trabalhos/{id}/cancelar', {path: {id}}))) setAsking(false);
  };
  return (
    <RecordPage
      one="Trabalho"
      title={({titulo}) => titulo}
      detail={batchJob => <BatchJobState batchJob={batchJob} />}
      back={{to: '/painel/trabalhos', label: 'Todos os trabalhos'}}
      query={query}
    >
      {batchJob => (
        <>
          <BatchJobDetails batchJob={batchJob} onCancel={() => setAsking(true)} onUndo={() => setUndoing(true)} />
          <Tabs
            label="Do trabalho"
            tabs={[
              {
                key: 'linhas',
                label: 'Linhas',
                count: batchJob.total ?? undefined,
                content: () => <Rows batchJob={batchJob} />,
              },
              {
                key: 'historico',
                label: 'Histórico',
                content: () => <Timeline label={`Histórico de ${batchJob.titulo}`} events={batchJobEvents(batchJob)} />,
              },
            ]}
          />
          {undoing && <UndoDialog batchJob={batchJob} onClose={() => setUndoing(false)} />}
          {asking && (
            <ConfirmDialog
              title="Cancelar trabalho"
              confirmLabel="Cancelar trabalho"
              destructive
              busy={busy}
              onConfirm={() => void cancel()}
              onClose={() => setAsking(false)}
            >
              O que já foi feito continua feito. O que falta não será feito.
            </ConfirmDialog>
          )}
        </>
      )}
    </RecordPage>
  );
}
