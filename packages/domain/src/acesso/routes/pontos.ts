import {ANYONE, PINTOR, STAFF_WRITE, SMART_ONLY, type RouteTable} from './roles.js';

/** Points, and the codes that grant them. */
export const PONTOS = {
  'GET /api/pontuacoes/codigo/{id}': PINTOR,
  'GET /api/pontuacoes/codigo': STAFF_WRITE,
  'GET /api/pontuacoes-expiradas': STAFF_WRITE,
  'POST /api/pontuacoes/expirar': STAFF_WRITE,
  'GET /api/pontuacoes/expirar/previa': STAFF_WRITE,
  'GET /api/pontuacoes/expirar/relatorio': STAFF_WRITE,
  'GET /api/pontuacoes/reativar/{date}': STAFF_WRITE,
  'POST /api/pontuacoes/reativar/{date}': STAFF_WRITE,
  'GET /api/pontuacoes/reativar/{date}/previa': STAFF_WRITE,
  'GET /api/pontuacoes/movimentos': {...PINTOR, ...STAFF_WRITE},
  'GET /api/pontuacoes/lotes': {...PINTOR, ...STAFF_WRITE},
  'GET /api/codigo-promocional': {...PINTOR, ...SMART_ONLY},
  'POST /api/codigo-promocional': STAFF_WRITE,
  'GET /api/codigo-promocional/lotes/{id}/cartoes': SMART_ONLY,
  'GET /api/vouchers': SMART_ONLY,
  'POST /api/vouchers': STAFF_WRITE,
  'PUT /api/vouchers/{id}': SMART_ONLY,
  'GET /api/codigo-promocional/validar': {...PINTOR, ...STAFF_WRITE},
  'POST /api/codigo-promocional/validar': PINTOR,
  'GET /api/codigos-cadastro': STAFF_WRITE,
  'POST /api/codigos-cadastro': STAFF_WRITE,
  'POST /api/codigos-cadastro/validar': ANYONE,
  'PUT /api/codigos-cadastro/{id}': STAFF_WRITE,
  'DELETE /api/codigos-cadastro/{id}': STAFF_WRITE,
} as const satisfies RouteTable;
