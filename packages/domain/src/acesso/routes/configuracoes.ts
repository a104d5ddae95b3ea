import {everyone, s01, type RouteTable} from './who.js';

export const CONFIGURACOES = {
  'GET /api/configuracoes/site-bloqueado': everyone,
  'GET /api/configuracoes': s01,
  'POST /api/configuracoes': s01,
  'PUT /api/configuracoes/{id}': s01,
  'GET /api/valor_ponto': s01,
  'PUT /api/valor_ponto/{id}': s01,
} as const satisfies RouteTable;
