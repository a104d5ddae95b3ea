import {p, publico, r, s012, type RouteTable} from './who.js';

export const ACESSO = {
  'POST /api/sessoes/usuario': publico,
  'POST /api/sessoes/usuario/relatorio': publico,
  'POST /api/sessoes/sair': {...p, ...s012, ...r},

  'PUT /api/usuarios': s012,

  // The signed address is what gives the right to a download; it was handed out by the list's own route.
  'GET /api/exportar/{lista}': publico,
} as const satisfies RouteTable;
