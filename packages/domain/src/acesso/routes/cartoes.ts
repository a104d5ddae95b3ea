import {PINTOR, SMART_ONLY, type RouteTable} from './roles.js';

/** The prepaid card: painters send requests, a Smart processes them with the operator. */
export const CARTOES = {
  'GET /api/cartoes': SMART_ONLY,
  'POST /api/cartoes/status': PINTOR,
  'POST /api/upload/saldo_cartao': SMART_ONLY,
  'GET /api/cartoes/pedidos': {...PINTOR, ...SMART_ONLY},
  'POST /api/cartoes/pedidos/{id}/estado': SMART_ONLY,
  'POST /api/cartoes/pedidos/bulk/filtro': SMART_ONLY,
} as const satisfies RouteTable;
