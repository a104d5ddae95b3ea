import {STAFF_READ, type RouteTable} from './roles.js';

/** Batch jobs: one's own, an Administrador everybody's. Who may start one is declared beside each bulk action. */
export const TRABALHOS = {
  'GET /api/trabalhos': STAFF_READ,
  'GET /api/trabalhos/{id}': STAFF_READ,
  'GET /api/trabalhos/{id}/linhas': STAFF_READ,
  'POST /api/trabalhos/{id}/cancelar': STAFF_READ,
} as const satisfies RouteTable;
