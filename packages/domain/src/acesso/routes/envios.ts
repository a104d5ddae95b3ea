import {STAFF_READ, type RouteTable} from './roles.js';

/** Resumable uploads, visible to their owner only. Each kind also requires the permission for the endpoint that uses the file. */
export const ENVIOS = {
  'POST /api/envios': STAFF_READ,
  'GET /api/envios/{id}': STAFF_READ,
  'PATCH /api/envios/{id}': STAFF_READ,
  'DELETE /api/envios/{id}': STAFF_READ,
} as const satisfies RouteTable;
