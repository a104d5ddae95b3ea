import type {GaugeGroup} from '../../kernel/metrics/metrics';
import {sql} from '../../kernel/persistence/sql';

/** Gauges: receipts that wait for people or for the reader, and what was processed in the last hour. */
export const NOTA_METRICS: GaugeGroup = {
  name: 'receipts',
  gauges: {
    clube_receipts_sent_last_hour: {help: 'Receipts that arrived in the last hour'},
    clube_receipts_decided_last_hour: {help: 'Receipts whose state is of the last hour', labels: ['state']},
    clube_receipts_waiting: {help: 'Receipts that wait for staff'},
    clube_receipts_oldest_waiting_seconds: {help: 'How long the oldest of them has waited'},
    clube_readings_waiting: {help: 'Receipts that wait for the reader or are being read'},
    clube_readings_oldest_waiting_seconds: {help: 'How long the oldest of them has waited'},
    clube_readings_last_hour: {help: 'Readings of the last hour, by what came of them', labels: ['outcome']},
    clube_readings_seconds_last_hour: {help: 'How long they took', labels: ['percentile']},
  },
  async read({query, now}) {
    const [row] = await query(figures(now));
    if (!row) throw new Error('an aggregate answers one row');
    const {lidas: readLines, naoLidas, p50, p95} = row;
    return {
      clube_receipts_sent_last_hour: row.enviadas,
      clube_receipts_decided_last_hour: DECIDED.map(state => ({labels: {state}, value: row.decididas[state] ?? 0})),
      clube_receipts_waiting: row.esperam,
      clube_receipts_oldest_waiting_seconds: row.esperaMaior,
      clube_readings_waiting: row.emLeitura,
      clube_readings_oldest_waiting_seconds: row.leituraMaior,
      clube_readings_last_hour: [
        {labels: {outcome: 'read'}, value: readLines},
        {labels: {outcome: 'unread'}, value: naoLidas},
      ],
      clube_readings_seconds_last_hour: [
        {labels: {percentile: 50}, value: p50},
        {labels: {percentile: 95}, value: p95},
      ],
    };
  },
};

const DECIDED = ['pontuada', 'reprovada', 'encerrada', 'cancelada'] as const;

interface Figures {
  enviadas: number;
  decididas: Partial<Record<string, number>>;
  esperam: number;
  esperaMaior: number;
  emLeitura: number;
  leituraMaior: number;
  lidas: number;
  naoLidas: number;
  p50: number | null;
  p95: number | null;
}

function figures(now: Date) {
  const timestamp = sql.bound(now);
  const lastHour = sql`${timestamp}::timestamptz - interval '1 hour'`;
  const age = (since: string) =>
    sql`coalesce(extract(epoch FROM ${timestamp}::timestamptz - min(${sql.raw(since)})), 0)::float8`;
  return sql<Figures>`SELECT (SELECT count(*)::int FROM nota WHERE criado_em > ${lastHour}) AS enviadas,
    (SELECT coalesce(json_object_agg(estado, n), '{}') FROM (SELECT estado, count(*)::int AS n FROM nota
      WHERE estado IN (${sql.raw(DECIDED.map(estado => `'${estado}'`).join())}) AND atualizado_em > ${lastHour} GROUP BY 1) x) AS decididas,
    espera.esperam, espera.maior AS "esperaMaior", leitura.em AS "emLeitura", leitura.maior AS "leituraMaior",
    feita.lidas, feita.nao AS "naoLidas", feita.p50, feita.p95
  FROM (SELECT count(*)::int AS esperam, ${age('criado_em')} AS maior FROM nota WHERE estado = 'pendente') espera,
    (SELECT count(*)::int AS em, ${age('coalesce(pedida_em, atualizado_em)')} AS maior FROM nota_leitura WHERE estado = 'em_leitura') leitura,
    (SELECT count(*) FILTER (WHERE estado = 'lida')::int AS lidas, count(*) FILTER (WHERE estado = 'nao_lida')::int AS nao,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY duracao_ms / 1000.0)::float8 AS p50,
       percentile_cont(0.95) WITHIN GROUP (ORDER BY duracao_ms / 1000.0)::float8 AS p95
      FROM nota_leitura WHERE lida_em > ${lastHour}) feita`;
}
