import {STAFF_READ, type RouteTable} from './roles.js';

/** How people of the staff set up their panel. Whose something is, the code that knows the rows looks at. */
export const PREFERENCIAS = {
  'GET /api/preferencias': STAFF_READ,
  'PUT /api/preferencias': STAFF_READ,
  'GET /api/visoes': STAFF_READ,
  'POST /api/visoes': STAFF_READ,
  'PUT /api/visoes/{id}': STAFF_READ,
  'DELETE /api/visoes/{id}': STAFF_READ,
} as const satisfies RouteTable;
