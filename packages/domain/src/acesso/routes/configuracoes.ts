import {ANYONE, STAFF_WRITE, type RouteTable} from './roles.js';

export const CONFIGURACOES = {
  'GET /api/configuracoes/site-bloqueado': ANYONE,
  'GET /api/configuracoes': STAFF_WRITE,
  'POST /api/configuracoes': STAFF_WRITE,
  'PUT /api/configuracoes/{id}': STAFF_WRITE,
  'GET /api/valor_ponto': STAFF_WRITE,
  'PUT /api/valor_ponto/{id}': STAFF_WRITE,
} as const satisfies RouteTable;
