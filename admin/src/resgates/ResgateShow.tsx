import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useParams} from 'react-router-dom';
import {NotFound} from '../components/page/fallbacks';
import {Facts} from '../components/record-page/Facts';
import {RecordPage} from '../components/record-page/RecordPage';
import {Timeline} from '../components/record-page/Timeline';
import {StateChip} from '../components/StateChip';
import {RowActionDialog} from './dialogs/RowActionDialog';
import {mayCall} from '../providers/access';
import {resgateEvents} from './events';
import {resgateFacts, resgateFigures} from './facts';
import {Midias} from './midias/Midias';
import {RowMenu} from './RowMenu';
import {ResgateStatusChip} from '../components/ResgateStatusChip';
import styles from './Resgates.module.css';
import type {RowAction} from './types';

/** The page of one order: prize, delivery address, actions and history. */
export default function ResgateShow() {
  const {id = ''} = useParams();
  return /^\d{1,9}$/.test(id) ? <Resgate id={Number(id)} /> : <NotFound />;
}

function Resgate({id}: {id: number}) {
  const [action, setAction] = useState<RowAction>();
  const query = useQuery({
    queryKey: ['resgates', 'one', id],
    queryFn: async ({signal}) => (await client.get('/api/resgates/{id}', {path: {id}, signal})).resgate,
  });
  const life = useQuery({
    queryKey: ['resgates', 'life', id],
    queryFn: async ({signal}) =>
      resgateEvents((await client.get('/api/resgates/{id}/linha-do-tempo', {path: {id}, signal})).eventos),
  });
  return (
    <RecordPage
      one="Resgate"
      title={() => `Resgate ${id}`}
      detail={({status, atrasado}) => (
        <>
          <ResgateStatusChip status={status} />
          {atrasado && <StateChip tone="error">Previsão vencida</StateChip>}
        </>
      )}
      actions={resgate => <RowMenu resgate={resgate} onChoose={setAction} onPage />}
      back={{to: '/painel/resgates', label: 'Todos os resgates'}}
      query={query}
    >
      {resgate => (
        <div className={styles.page}>
          <Facts label="Dados do resgate" figures={resgateFigures(resgate)} facts={resgateFacts(resgate)} />
          <section className={styles.life}>
            <h2>Histórico</h2>
            <Timeline
              label={`Histórico do resgate ${id}`}
              events={life.data}
              error={life.error}
              onRetry={life.refetch}
            />
          </section>
          {mayCall('GET /api/resgates/fotos_videos') && (
            <section className={styles.life}>
              <h2>Fotos e vídeos</h2>
              <Midias resgateId={id} queryKey={['midias-do-resgate', id]} />
            </section>
          )}
          {action && <RowActionDialog action={action} resgate={resgate} onClose={() => setAction(undefined)} />}
        </div>
      )}
    </RecordPage>
  );
}
