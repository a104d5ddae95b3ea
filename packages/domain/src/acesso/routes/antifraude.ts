import {STAFF_WRITE, type RouteTable} from './roles.js';

/** Quotas: what networks sold, compared with what was scored. */
export const ANTIFRAUDE = {
  'GET /api/antifraude': STAFF_WRITE,
  'GET /api/antifraude/{id}/esperando': STAFF_WRITE,
  'POST /api/antifraude/observacao': STAFF_WRITE,
  'POST /api/antifraude/liberacao': STAFF_WRITE,
} as const satisfies RouteTable;
