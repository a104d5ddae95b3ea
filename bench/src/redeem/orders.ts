import {AMOUNTS} from '../data/amounts';

/** Orders at once, each of another painter. */
export const CONCURRENCY = 8;
/** Painters that each of the eight orders for, round-robin. */
export const PAINTERS_EACH = 50;

/** An order as it is sent. */
export interface Order {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The n-th prize for a painter: every prize once, then all over again, at most five times a month. */
export const prizeOf = (n: number): string => `P${1 + (n % AMOUNTS.prizes)}`;

export const makeOrder = (key: string, codigoPremio: string): Order => ({
  path: '/api/resgatar',
  headers: {'Content-Type': 'application/json', 'Idempotency-Key': key},
  body: JSON.stringify({codigoPremio, qtde: 1}),
});
