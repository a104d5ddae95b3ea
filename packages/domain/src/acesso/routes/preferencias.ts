import {s012, type RouteTable} from './who.js';

/** How people of the staff set up their panel. Whose something is, the code that knows the rows looks at. */
export const PREFERENCIAS = {
  'GET /api/preferencias': s012,
  'PUT /api/preferencias': s012,
  'GET /api/visoes': s012,
  'POST /api/visoes': s012,
  'PUT /api/visoes/{id}': s012,
  'DELETE /api/visoes/{id}': s012,
} as const satisfies RouteTable;
