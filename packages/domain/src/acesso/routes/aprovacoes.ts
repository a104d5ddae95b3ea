import {STAFF_WRITE, type RouteTable} from './roles.js';

/** Approvals that a second person decides; deciding one also requires the permission for the action itself. */
export const APROVACOES = {
  'GET /api/aprovacoes': STAFF_WRITE,
  'POST /api/aprovacoes/{id}/aprovar': STAFF_WRITE,
  'POST /api/aprovacoes/{id}/recusar': STAFF_WRITE,
} as const satisfies RouteTable;
