import {STAFF_WRITE, type RouteTable} from './roles.js';

/** What networks sold against what they were scored for. */
export const ANTIFRAUDE = {
  'GET /api/antifraude': STAFF_WRITE,
  'GET /api/antifraude/{id}/esperando': STAFF_WRITE,
  'POST /api/antifraude/observacao': STAFF_WRITE,
  'POST /api/antifraude/liberacao': STAFF_WRITE,
} as const satisfies RouteTable;
