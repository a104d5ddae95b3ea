import {STAFF_WRITE, type RouteTable} from './roles.js';

/** Files of lines: one's own, an Administrador everybody's. Each kind asks for the right of its own call besides. */
export const IMPORTACOES = {
  'GET /api/importacoes/tipos': STAFF_WRITE,
  'GET /api/importacoes/modelo/{tipo}': STAFF_WRITE,
  'GET /api/importacoes': STAFF_WRITE,
  'POST /api/importacoes': STAFF_WRITE,
  'GET /api/importacoes/{id}': STAFF_WRITE,
  'PUT /api/importacoes/{id}': STAFF_WRITE,
  'POST /api/importacoes/{id}/conferir': STAFF_WRITE,
  'GET /api/importacoes/{id}/linhas': STAFF_WRITE,
  'GET /api/importacoes/{id}/resumo': STAFF_WRITE,
  'GET /api/importacoes/{id}/erros': STAFF_WRITE,
  'POST /api/importacoes/{id}/gravar': STAFF_WRITE,
  'POST /api/importacoes/{id}/cancelar': STAFF_WRITE,
} as const satisfies RouteTable;
