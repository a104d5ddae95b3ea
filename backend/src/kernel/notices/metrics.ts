import type {GaugeGroup} from '../metrics/gauge-groups';
import {sql} from '../persistence/sql';

/** What became of notices on their way out, in the last hour, and what has not left yet. */
export const NOTICE_METRICS: GaugeGroup = {
  name: 'notices',
  gauges: {
    clube_notice_deliveries_last_hour: {
      help: 'Notices that left by push or mail in the last hour, or did not, by what came of them',
      labels: ['way', 'outcome'],
    },
    clube_notice_deliveries_waiting: {help: 'Notices that wait to leave'},
    clube_notice_oldest_waiting_seconds: {help: 'Age of the oldest notice that waits to leave', labels: ['way']},
    clube_push_devices: {help: 'Devices that may be pushed to'},
  },
  async read({query, now}) {
    const ended = await query(sql<{canal: string; estado: string; n: number}>`
      SELECT canal, estado, count(*)::int AS n FROM aviso_entrega
       WHERE encerrada_em > ${now}::timestamptz - interval '1 hour' GROUP BY 1, 2`);
    const oldest = await query(sql<{canal: string; segundos: number}>`
      SELECT canal, extract(epoch FROM ${now}::timestamptz - min(criada_em))::int AS segundos
        FROM aviso_entrega WHERE estado = 'pendente' GROUP BY 1`);
    const [row] = await query(sql<{esperam: number; aparelhos: number}>`
      SELECT (SELECT count(*)::int FROM aviso_entrega WHERE estado = 'pendente') AS esperam,
             (SELECT count(*)::int FROM aparelho_push) AS aparelhos`);
    return {
      clube_notice_deliveries_last_hour: WAYS.flatMap(way =>
        OUTCOMES.map(([estado, outcome]) => ({
          labels: {way, outcome},
          value: ended.find(each => each.canal === way && each.estado === estado)?.n ?? 0,
        })),
      ),
      clube_notice_deliveries_waiting: row?.esperam ?? null,
      clube_notice_oldest_waiting_seconds: WAYS.map(way => ({
        labels: {way},
        value: oldest.find(each => each.canal === way)?.segundos ?? 0,
      })),
      clube_push_devices: row?.aparelhos ?? null,
    };
  },
};

const WAYS = ['push', 'email'] as const;
const OUTCOMES = [
  ['entregue', 'delivered'],
  ['falhou', 'failed'],
] as const;
