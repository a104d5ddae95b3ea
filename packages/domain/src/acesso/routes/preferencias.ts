import {STAFF_READ, type RouteTable} from './roles.js';

/** Panel preferences of staff users. The handlers check that a row belongs to the caller. */
export const PREFERENCIAS = {
  'GET /api/preferencias': STAFF_READ,
  'PUT /api/preferencias': STAFF_READ,
  'GET /api/visoes': STAFF_READ,
  'POST /api/visoes': STAFF_READ,
  'PUT /api/visoes/{id}': STAFF_READ,
  'DELETE /api/visoes/{id}': STAFF_READ,
} as const satisfies RouteTable;
