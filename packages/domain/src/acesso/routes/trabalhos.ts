import {STAFF_READ, type RouteTable} from './roles.js';

/** Long work: one's own, an Administrador everybody's. What may be begun is said beside each thing that is done in bulk. */
export const TRABALHOS = {
  'GET /api/trabalhos': STAFF_READ,
  'GET /api/trabalhos/{id}': STAFF_READ,
  'GET /api/trabalhos/{id}/linhas': STAFF_READ,
  'POST /api/trabalhos/{id}/cancelar': STAFF_READ,
} as const satisfies RouteTable;
