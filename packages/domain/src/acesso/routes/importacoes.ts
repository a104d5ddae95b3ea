import {STAFF_WRITE, type RouteTable} from './roles.js';

/** Imports: users see their own, an Administrador all. Each kind also requires the permission for its own endpoint. */
export const IMPORTACOES = {
  'GET /api/importacoes/tipos': STAFF_WRITE,
  'GET /api/importacoes/modelo/{tipo}': STAFF_WRITE,
  'GET /api/importacoes': STAFF_WRITE,
  'POST /api/importacoes': STAFF_WRITE,
  'GET /api/importacoes/{id}': STAFF_WRITE,
  'PUT /api/importacoes/{id}': STAFF_WRITE,
  'POST /api/importacoes/{id}/conferir': STAFF_WRITE,
  'GET /api/importacoes/{id}/linhas': STAFF_WRITE,
  'PUT /api/importacoes/{id}/linhas/{linha}': STAFF_WRITE,
  'GET /api/importacoes/{id}/resumo': STAFF_WRITE,
  'GET /api/importacoes/{id}/erros': STAFF_WRITE,
  'POST /api/importacoes/{id}/gravar': STAFF_WRITE,
  'POST /api/importacoes/{id}/cancelar': STAFF_WRITE,
  'GET /api/importacoes/{id}/desfazer': STAFF_WRITE,
  'POST /api/importacoes/{id}/desfazer': STAFF_WRITE,
} as const satisfies RouteTable;
