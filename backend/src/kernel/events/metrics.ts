import type {GaugeGroup} from '../metrics/gauge-groups';
import {sql} from '../persistence/sql';

/** Domain events of the last hour, and the number of undelivered ones per subscriber. */
export const eventMetrics = (subscribers: () => readonly string[]): GaugeGroup => ({
  name: 'events',
  gauges: {
    clube_events_last_hour: {help: 'Domain events written in the last hour', labels: ['event']},
    clube_event_deliveries_waiting: {
      help: 'Domain events that a subscriber has not handled yet',
      labels: ['subscriber'],
    },
    clube_event_oldest_waiting_seconds: {
      help: 'Age of the oldest domain event that a subscriber has not handled yet',
      labels: ['subscriber'],
    },
  },
  async read({query, now}) {
    const events = await query(sql<{nome: string; n: number}>`
      SELECT nome, count(*)::int AS n FROM evento WHERE ocorrido_em > ${now}::timestamptz - interval '1 hour' GROUP BY 1`);
    const waiting = await query(sql<{assinante: string; n: number; segundos: number}>`
      SELECT d.assinante, count(*)::int AS n, extract(epoch FROM ${now}::timestamptz - min(e.ocorrido_em))::int AS segundos
        FROM evento_entrega d JOIN evento e ON e.id = d.evento_id WHERE d.entregue_em IS NULL GROUP BY 1`);
    const of = (name: string) => waiting.find(({assinante}) => assinante === name);
    return {
      clube_events_last_hour: events.map(({nome, n}) => ({labels: {event: nome}, value: n})),
      clube_event_deliveries_waiting: subscribers().map(name => ({
        labels: {subscriber: name},
        value: of(name)?.n ?? 0,
      })),
      clube_event_oldest_waiting_seconds: subscribers().map(name => ({
        labels: {subscriber: name},
        value: of(name)?.segundos ?? 0,
      })),
    };
  },
});
