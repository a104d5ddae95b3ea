import {p, everyone, s01, s012, s12, type RouteTable} from './who.js';

/** Resellers and what they sell. */
export const REVENDAS = {
  'GET /api/revendas': {...everyone, ...s01},
  'POST /api/revendas': s01,
  'PUT /api/revendas/{id}': s01,
  'GET /api/redes': s01,
  'POST /api/redes': s01,
  'PUT /api/redes/{id}': s01,
  'GET /api/produtos_revenda': s01,
  'POST /api/produtos_revenda': s01,
  'GET /api/municipios/{uf}': everyone,
  'GET /api/pesquisa_mercado': s01,
  'POST /api/pesquisa_mercado': s01,

  'GET /api/lojas': s012,
  'PUT /api/lojas/{cnpj}': s12,

  'GET /api/produtos': {...p, ...s01},
  'POST /api/produtos': s01,
  'PUT /api/produtos/{id}': s01,
  'POST /api/produtos/status/{id}': s01,
  'DELETE /api/produtos/{id}': s01,
  'POST /api/upload/produtos': s01,
} as const satisfies RouteTable;
