import {p, everyone, s012, type RouteTable} from './who.js';

export const PINTORES = {
  'POST /api/sessoes/parceiro': everyone,
  'POST /api/sessoes/parceiro/confirmar-email': everyone,
  'GET /api/sessoes/parceiro/info': p,

  'POST /api/parceiros': everyone,
  'GET /api/parceiros': {...everyone, ...s012},
  'PUT /api/parceiros': p,
  'POST /api/upload/parceiro_foto': p,
  'POST /api/parceiros/reenviar-confirmacao': p,
  'POST /api/indique-ganhe/validate': everyone,
  'GET /api/cep/{cep}': everyone,
} as const satisfies RouteTable;
