import type {Part} from '../../kernel/metrics/metrics';

export const PINTORES: Part = {
  name: 'painters',
  gauges: {clube_signups_last_hour: {help: 'Painters who signed up in the last hour'}},
  async read({query, agora}) {
    const [row] = await query<{n: number}>(
      `SELECT count(*)::int AS n FROM pintor WHERE criado_em > $1::timestamptz - interval '1 hour'`,
      [agora],
    );
    return {clube_signups_last_hour: row?.n ?? null};
  },
};
