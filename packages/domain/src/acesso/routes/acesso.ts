import {p, everyone, r, s01, s012, type RouteTable} from './who.js';

export const ACESSO = {
  'POST /api/sessoes/usuario': everyone,
  'POST /api/sessoes/usuario/relatorio': everyone,
  'POST /api/sessoes/sair': {...p, ...s012, ...r},

  'PUT /api/usuarios': s012,
  'PUT /api/usuarios/relatorio': r,
  'GET /api/usuarios': s01,
  'POST /api/usuarios': s01,
  'PUT /api/usuarios/{id}': s01,

  // The signed address is what gives the right to a download; it was handed out by the list's own route.
  'GET /api/exportar/{lista}': everyone,
} as const satisfies RouteTable;
