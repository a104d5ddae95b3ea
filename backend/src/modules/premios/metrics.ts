import {RESGATE_STATUSES} from '@clube/domain';
import type {GaugeGroup} from '../../kernel/metrics/metrics';
import {sql} from '../../kernel/persistence/sql';

export const ORDER_METRICS: GaugeGroup = {
  name: 'orders',
  gauges: {
    clube_orders_last_hour: {help: 'Orders of the last hour'},
    clube_orders_points_last_hour: {help: 'Points that they cost'},
    clube_orders_painters_last_hour: {help: 'Painters who ordered'},
  },
  async read({query, now}) {
    const [row] = await query(
      sql<{pedidos: number; pontos: number; pintores: number}>`
        SELECT count(*)::int AS pedidos, coalesce(sum(pontos_gastos), 0)::float8 AS pontos, count(DISTINCT pintor_id)::int AS pintores
         FROM resgate WHERE resgatado_em > ${now}::timestamptz - interval '1 hour'`,
    );
    const {pedidos: orders = null, pontos = null, pintores = null} = row ?? {};
    return {
      clube_orders_last_hour: orders,
      clube_orders_points_last_hour: pontos,
      clube_orders_painters_last_hour: pintores,
    };
  },
};

export const ORDER_STATUS_METRICS: GaugeGroup = {
  name: 'orders-by-status',
  seconds: 600,
  gauges: {
    clube_orders: {
      help: '0 not delivered, 1 delivered, 2 in transit, 3 cancelled, 4 deleted',
      labels: ['status'],
    },
  },
  async read({query}) {
    const rows = await query(
      sql<{status: number; n: number}>`SELECT status, count(*)::int AS n FROM resgate GROUP BY 1`,
    );
    const counts = new Map(rows.map(({status, n}) => [status, n]));
    return {clube_orders: RESGATE_STATUSES.map(status => ({labels: {status}, value: counts.get(status) ?? 0}))};
  },
};
