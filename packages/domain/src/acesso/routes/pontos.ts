import {everyone, p, s01, s1, type RouteTable} from './who.js';

/** Points and the codes that add to them. */
export const PONTOS = {
  'GET /api/pontuacoes/codigo/{id}': p,
  'GET /api/pontuacoes/movimentos': p,
  'GET /api/pontuacoes/lotes': p,
  'GET /api/codigo-promocional': {...p, ...s1},
  'POST /api/codigo-promocional': s01,
  'GET /api/vouchers': s1,
  'POST /api/vouchers': s01,
  'GET /api/codigo-promocional/validar': {...p, ...s01},
  'POST /api/codigo-promocional/validar': p,
  'GET /api/codigos-cadastro': s01,
  'POST /api/codigos-cadastro': s01,
  'POST /api/codigos-cadastro/validar': everyone,
  'PUT /api/codigos-cadastro/{id}': s01,
  'DELETE /api/codigos-cadastro/{id}': s01,
} as const satisfies RouteTable;
