import {AMOUNTS} from '../data/amounts';

/** Number of parallel orders, each of another painter. */
export const CONCURRENCY = 8;
/** Painters per parallel client, who order in turn. */
export const PAINTERS_EACH = 50;

/** The request of an order. */
export interface Order {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The prize of a painter's n-th order: all prizes in turn, as each may be ordered five times a month. */
export const prizeOf = (n: number): string => `P${1 + (n % AMOUNTS.prizes)}`;

export const makeOrder = (key: string, codigoPremio: string): Order => ({
  path: '/api/resgatar',
  headers: {'Content-Type': 'application/json', 'Idempotency-Key': key},
  body: JSON.stringify({codigoPremio, qtde: 1}),
});
