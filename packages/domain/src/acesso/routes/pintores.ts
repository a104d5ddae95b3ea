import {p, everyone, s01, s012, type RouteTable} from './who.js';

export const PINTORES = {
  'POST /api/sessoes/parceiro': everyone,
  'POST /api/sessoes/parceiro/confirmar-email': everyone,
  'GET /api/sessoes/parceiro/info': p,
  'POST /api/sessoes/parceiro/esqueceu-senha': everyone,
  'POST /api/sessoes/parceiro/validar-recuperacao': everyone,
  'POST /api/sessoes/parceiro/atualizar-senha': everyone,
  'GET /api/sessoes/parceiro/social': everyone,
  'GET /api/sessoes/parceiro/identidades': p,
  'POST /api/sessoes/parceiro/identidades': p,
  'DELETE /api/sessoes/parceiro/identidades/{provedor}': p,

  'POST /api/parceiros': everyone,
  'GET /api/parceiros': {...everyone, ...s012},
  'PUT /api/parceiros': p,
  'POST /api/upload/parceiro_foto': p,
  'POST /api/parceiros/reenviar-confirmacao': p,
  'POST /api/indique-ganhe/validate': everyone,
  'POST /api/indique-ganhe/indicacoes': p,
  'GET /api/indique-ganhe/resumo': p,
  'GET /api/cluster': {...p, ...s01},
  'POST /api/cluster': s01,
  'PUT /api/cluster/{id}': s01,
  'GET /api/cluster/situacao': p,
  'GET /api/cep/{cep}': everyone,
} as const satisfies RouteTable;
