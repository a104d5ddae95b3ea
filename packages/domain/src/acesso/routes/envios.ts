import {s012, type RouteTable} from './who.js';

/** Large files, each one's own. What somebody may send is said by what it is for: each kind names the call that takes it over. */
export const ENVIOS = {
  'POST /api/envios': s012,
  'GET /api/envios/{id}': s012,
  'PATCH /api/envios/{id}': s012,
  'DELETE /api/envios/{id}': s012,
} as const satisfies RouteTable;
