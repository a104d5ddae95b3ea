import {REVENDA, STAFF_WRITE, type RouteTable} from './roles.js';

export const RELATORIOS = {
  'GET /api/dashboard': STAFF_WRITE,
  'GET /api/relatorio/dashboard': REVENDA,
} as const satisfies RouteTable;
