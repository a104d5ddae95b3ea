import {s01, type RouteTable} from './who.js';

/** What one person asks for and another one decides: each thing besides by who may do it alone. */
export const APROVACOES = {
  'GET /api/aprovacoes': s01,
  'POST /api/aprovacoes/{id}/aprovar': s01,
  'POST /api/aprovacoes/{id}/recusar': s01,
} as const satisfies RouteTable;
