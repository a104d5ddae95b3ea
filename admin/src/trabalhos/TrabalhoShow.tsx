import {useQuery} from '@tanstack/react-query';
import {client} from '@clube/api-client';
import {trabalhoAberto} from '@clube/domain';
import {useState} from 'react';
import {useParams} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {RecordPage} from '../components/record-page/RecordPage';
import {Tabs} from '../components/record-page/Tabs';
import {Timeline} from '../components/record-page/Timeline';
import {useAction} from '../components/useAction';
import {WORKS} from '../components/work/useOpenWorks';
import {WorkDetails} from './Details';
import {workEvents} from './events';
import {Rows} from './Rows';
import {WorkState} from './state';

const EVERY_MS = 2000;

/** One work: how far it is, what came of each row, and the way to end it. */
export default function TrabalhoShow() {
  const id = Number(useParams().id);
  const [asking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: [WORKS, 'one', id],
    queryFn: ({signal}) => client.get('/api/trabalhos/{id}', {path: {id}, signal}),
    refetchInterval: ({state}) => (state.data && trabalhoAberto(state.data.estado) ? EVERY_MS : false),
  });
  const {busy, run} = useAction({success: ({mensagem: message}) => message ?? 'Cancelamento pedido', changes: [WORKS]});
  const cancel = async (): Promise<void> => {
    await run(() => client.post('/api/trabalhos/{id}/cancelar', {path: {id}}));
    setAsking(false);
  };
  return (
    <RecordPage
      one="Trabalho"
      title={({titulo}) => titulo}
      detail={work => <WorkState work={work} />}
      back={{to: '/painel/trabalhos', label: 'Todos os trabalhos'}}
      query={query}
    >
      {work => (
        <>
          <WorkDetails work={work} onCancel={() => setAsking(true)} />
          <Tabs
            label="Do trabalho"
            tabs={[
              {key: 'linhas', label: 'Linhas', count: work.total ?? undefined, content: () => <Rows work={work} />},
              {
                key: 'historico',
                label: 'Histórico',
                content: () => <Timeline label={`Histórico de ${work.titulo}`} events={workEvents(work)} />,
              },
            ]}
          />
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
