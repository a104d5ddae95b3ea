import {useQuery} from '@tanstack/react-query';
import {client, messageOf} from '@clube/api-client';
import {trabalhoAberto} from '@clube/domain';
import {LoadingState, FailureState, buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link, useParams} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {Page} from '../components/page/Page';
import {useAction} from '../components/useAction';
import {WORKS} from '../components/work/useOpenWorks';
import {WorkDetails} from './Details';
import {Rows} from './Rows';
import {WorkState} from './state';

const EVERY_MS = 2000;

/** One work: how far it is, what came of each row, and the way to end it. */
export default function TrabalhoShow() {
  const id = Number(useParams().id);
  const [asking, setAsking] = useState(false);
  const {
    data: work,
    error,
    refetch,
  } = useQuery({
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
    <Page
      title={work?.titulo ?? 'Trabalho'}
      detail={work && <WorkState work={work} />}
      actions={
        <Link className={buttonClass({variant: 'secundario', small: true})} to="/painel/trabalhos">
          Todos os trabalhos
        </Link>
      }
    >
      {error && !work && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !work && <LoadingState rows={8} />}
      {work && (
        <>
          <WorkDetails work={work} onCancel={() => setAsking(true)} />
          <Rows work={work} />
        </>
      )}
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
    </Page>
  );
}
