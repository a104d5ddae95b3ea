import {client, type AnswerOf} from '@clube/api-client';
import {NOTA_STATE_LABELS, NOTA_STATES} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {mayCall} from '../../providers/access';
import {Timeline, type TimelineEvent} from '../record-page/Timeline';
import {NOTA_TONES} from './NotaStateChip';

type NotaEvent = AnswerOf<'/api/pontuacoes/{id}/linha-do-tempo'>['eventos'][number];

function eventOf({de, para, motivo, ocorridoEm: when, por: who}: NotaEvent): TimelineEvent {
  const state = NOTA_STATES.find(known => known === para);
  const sent = de === null && state === 'pendente';
  const returned = de !== null && state === 'pendente' && de !== para;
  const title = sent ? 'Enviada' : returned ? 'Voltou para pendente' : state ? NOTA_STATE_LABELS[state] : para;
  return {title, text: motivo, who, when, tone: sent ? 'info' : state ? NOTA_TONES[state] : 'neutral'};
}

/** The history of a receipt, for those who may see it. */
export function NotaTimeline({id}: {id: number}) {
  const mayRead = mayCall('GET /api/pontuacoes/{id}/linha-do-tempo');
  const {data, error, refetch} = useQuery({
    queryKey: ['pontuado', 'life', id],
    queryFn: async ({signal}) =>
      (await client.get('/api/pontuacoes/{id}/linha-do-tempo', {path: {id}, signal})).eventos.map(eventOf),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <section style={{display: 'grid', gap: 12}}>
      <h3>Histórico da nota</h3>
      <Timeline label={`Histórico da nota ${id}`} events={data} error={error} onRetry={refetch} />
    </section>
  );
}
