import {STAFF_READ, type RouteTable} from './roles.js';

/** Batch jobs: users see their own, an Administrador all. Each bulk action declares who may start it. */
export const TRABALHOS = {
  'GET /api/trabalhos': STAFF_READ,
  'GET /api/trabalhos/{id}': STAFF_READ,
  'GET /api/trabalhos/{id}/linhas': STAFF_READ,
  'POST /api/trabalhos/{id}/cancelar': STAFF_READ,
  'POST /api/trabalhos/{id}/desfazer': STAFF_READ,
} as const satisfies RouteTable;
