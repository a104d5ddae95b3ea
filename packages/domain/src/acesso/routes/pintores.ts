import {p, everyone, s01, s012, type RouteTable} from './who.js';

export const PINTORES = {
  'POST /api/sessoes/parceiro': everyone,
  'POST /api/sessoes/parceiro/confirmar-email': everyone,
  'GET /api/sessoes/parceiro/info': p,

  'POST /api/parceiros': everyone,
  'GET /api/parceiros': {...everyone, ...s012},
  'PUT /api/parceiros': p,
  'POST /api/parceiros/reenviar-confirmacao': p,
  'POST /api/indique-ganhe/validate': everyone,
  'POST /api/indique-ganhe/indicacoes': p,
  'GET /api/indique-ganhe/resumo': p,
  'GET /api/cluster': {...p, ...s01},
  'GET /api/cluster/situacao': p,
  'GET /api/cep/{cep}': everyone,
} as const satisfies RouteTable;
