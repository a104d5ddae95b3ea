import {p, s1, type RouteTable} from './who.js';

/** The prepaid card: painters ask, a Smart works what they ask off with the operator. */
export const CARTOES = {
  'POST /api/cartoes/status': p,
  'GET /api/cartoes/pedidos': {...p, ...s1},
  'POST /api/cartoes/pedidos/{id}/estado': s1,
  'PATCH /api/cartoes/pedidos/bulk': s1,
} as const satisfies RouteTable;
