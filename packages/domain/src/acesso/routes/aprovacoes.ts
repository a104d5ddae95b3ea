import {STAFF_WRITE, type RouteTable} from './roles.js';

/** What one person asks for and another one decides: each thing besides by who may do it alone. */
export const APROVACOES = {
  'GET /api/aprovacoes': STAFF_WRITE,
  'POST /api/aprovacoes/{id}/aprovar': STAFF_WRITE,
  'POST /api/aprovacoes/{id}/recusar': STAFF_WRITE,
} as const satisfies RouteTable;
