import {PINTOR, ANYONE, STAFF_WRITE, STAFF_READ, type RouteTable} from './roles.js';

export const PINTORES = {
  'POST /api/sessoes/parceiro': ANYONE,
  'POST /api/sessoes/parceiro/confirmar-email': ANYONE,
  'GET /api/sessoes/parceiro/info': PINTOR,
  'POST /api/sessoes/parceiro/esqueceu-senha': ANYONE,
  'POST /api/sessoes/parceiro/validar-recuperacao': ANYONE,
  'POST /api/sessoes/parceiro/atualizar-senha': ANYONE,
  'GET /api/sessoes/parceiro/social': ANYONE,
  'GET /api/sessoes/parceiro/identidades': PINTOR,
  'POST /api/sessoes/parceiro/identidades': PINTOR,
  'DELETE /api/sessoes/parceiro/identidades/{provedor}': PINTOR,

  'POST /api/parceiros': ANYONE,
  'GET /api/parceiros': {...ANYONE, ...STAFF_READ},
  'PUT /api/parceiros': PINTOR,
  'POST /api/upload/parceiro_foto': PINTOR,
  'POST /api/parceiros/reenviar-confirmacao': PINTOR,
  'POST /api/indique-ganhe/validate': ANYONE,
  'POST /api/indique-ganhe/indicacoes': PINTOR,
  'GET /api/indique-ganhe/resumo': PINTOR,
  'GET /api/cluster': {...PINTOR, ...STAFF_WRITE},
  'POST /api/cluster': STAFF_WRITE,
  'PUT /api/cluster/{id}': STAFF_WRITE,
  'POST /api/cluster/previa': STAFF_WRITE,
  'GET /api/cluster/situacao': PINTOR,
  'GET /api/cep/{cep}': ANYONE,
} as const satisfies RouteTable;
