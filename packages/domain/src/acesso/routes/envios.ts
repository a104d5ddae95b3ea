import {STAFF_READ, type RouteTable} from './roles.js';

/** Large files, each one's own. What somebody may send is said by what it is for: each kind names the call that takes it over. */
export const ENVIOS = {
  'POST /api/envios': STAFF_READ,
  'GET /api/envios/{id}': STAFF_READ,
  'PATCH /api/envios/{id}': STAFF_READ,
  'DELETE /api/envios/{id}': STAFF_READ,
} as const satisfies RouteTable;
