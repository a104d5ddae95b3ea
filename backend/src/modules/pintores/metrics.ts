import type {GaugeGroup} from '../../kernel/metrics/metrics';
import {sql} from '../../kernel/persistence/sql';

export const PINTOR_METRICS: GaugeGroup = {
  name: 'painters',
  gauges: {clube_signups_last_hour: {help: 'Painters who signed up in the last hour'}},
  async read({query, now}) {
    const [row] = await query(
      sql<{n: number}>`
        SELECT count(*)::int AS n FROM pintor WHERE criado_em > ${now}::timestamptz - interval '1 hour'`,
    );
    return {clube_signups_last_hour: row?.n ?? null};
  },
};
