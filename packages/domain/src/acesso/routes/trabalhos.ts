import {s012, type RouteTable} from './who.js';

/** Long work: one's own, an Administrador everybody's. What may be begun is said beside each thing that is done in bulk. */
export const TRABALHOS = {
  'GET /api/trabalhos': s012,
  'GET /api/trabalhos/{id}': s012,
  'GET /api/trabalhos/{id}/linhas': s012,
  'POST /api/trabalhos/{id}/cancelar': s012,
} as const satisfies RouteTable;
