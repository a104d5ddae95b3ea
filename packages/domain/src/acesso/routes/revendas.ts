import {PINTOR, ANYONE, STAFF_WRITE, STAFF_READ, SMART_OR_AUDITOR, type RouteTable} from './roles.js';

/** Resellers and their products. */
export const REVENDAS = {
  'GET /api/revendas': {...ANYONE, ...STAFF_WRITE},
  'POST /api/revendas': STAFF_WRITE,
  'PUT /api/revendas/{id}': STAFF_WRITE,
  'POST /api/revendas/bulk/previa': STAFF_WRITE,
  'POST /api/revendas/bulk/filtro': STAFF_WRITE,
  'GET /api/redes': STAFF_WRITE,
  'POST /api/redes': STAFF_WRITE,
  'PUT /api/redes/{id}': STAFF_WRITE,
  'GET /api/produtos_revenda': STAFF_WRITE,
  'POST /api/produtos_revenda': STAFF_WRITE,
  'PUT /api/produtos_revenda/{id}': STAFF_WRITE,
  'GET /api/municipios/{uf}': ANYONE,
  'GET /api/pesquisa_mercado': STAFF_WRITE,
  'POST /api/pesquisa_mercado': STAFF_WRITE,

  'GET /api/lojas': STAFF_READ,
  'PUT /api/lojas/{cnpj}': SMART_OR_AUDITOR,
  'GET /api/lojas/{cnpj}/revenda': STAFF_READ,

  'GET /api/produtos': {...PINTOR, ...STAFF_WRITE},
  'POST /api/produtos': STAFF_WRITE,
  'PUT /api/produtos/{id}': STAFF_WRITE,
  'POST /api/produtos/status/{id}': STAFF_WRITE,
  'DELETE /api/produtos/{id}': STAFF_WRITE,
  'POST /api/upload/produtos': STAFF_WRITE,
  'POST /api/upload/produtos_revenda': STAFF_WRITE,
} as const satisfies RouteTable;
