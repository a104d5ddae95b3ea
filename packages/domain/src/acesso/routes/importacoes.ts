import {s01, type RouteTable} from './who.js';

/** Files of lines: one's own, an Administrador everybody's. Each kind asks for the right of its own call besides. */
export const IMPORTACOES = {
  'GET /api/importacoes/tipos': s01,
  'GET /api/importacoes/modelo/{tipo}': s01,
  'GET /api/importacoes': s01,
  'POST /api/importacoes': s01,
  'GET /api/importacoes/{id}': s01,
  'PUT /api/importacoes/{id}': s01,
  'POST /api/importacoes/{id}/conferir': s01,
  'GET /api/importacoes/{id}/linhas': s01,
  'GET /api/importacoes/{id}/erros': s01,
  'POST /api/importacoes/{id}/gravar': s01,
  'POST /api/importacoes/{id}/cancelar': s01,
} as const satisfies RouteTable;
