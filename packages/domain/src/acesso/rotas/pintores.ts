import {p, publico, s012, type RouteTable} from './who.js';

export const PINTORES = {
  'POST /api/sessoes/parceiro': publico,
  'POST /api/sessoes/parceiro/confirmar-email': publico,
  'GET /api/sessoes/parceiro/info': p,

  'POST /api/parceiros': publico,
  'GET /api/parceiros': {...publico, ...s012},
  'PUT /api/parceiros': p,
  'POST /api/parceiros/reenviar-confirmacao': p,
  'POST /api/indique-ganhe/validate': publico,
  'GET /api/cep/{cep}': publico,
} as const satisfies RouteTable;
