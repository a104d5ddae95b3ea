import {r, s01, type RouteTable} from './who.js';

export const RELATORIOS = {
  'GET /api/dashboard': s01,
  'GET /api/relatorio/dashboard': r,
} as const satisfies RouteTable;
