import {PINTOR, ANYONE, REVENDA, SMART_ONLY, STAFF_WRITE, STAFF_READ, type RouteTable} from './roles.js';

export const ACESSO = {
  'POST /api/sessoes/usuario': ANYONE,
  'POST /api/sessoes/usuario/relatorio': ANYONE,
  'POST /api/sessoes/sair': {...PINTOR, ...STAFF_READ, ...REVENDA},

  'PUT /api/usuarios': STAFF_READ,
  'PUT /api/usuarios/relatorio': REVENDA,
  'GET /api/usuarios': STAFF_WRITE,
  'POST /api/usuarios': STAFF_WRITE,
  'PUT /api/usuarios/{id}': STAFF_WRITE,
  'POST /api/usuarios/{id}/convite': SMART_ONLY,
  'GET /api/logins-relatorio': SMART_ONLY,
  'POST /api/logins-relatorio': SMART_ONLY,
  'PUT /api/logins-relatorio/{id}': SMART_ONLY,
  'POST /api/logins-relatorio/{id}/convite': SMART_ONLY,
  'POST /api/convites/validar': ANYONE,
  'POST /api/convites/senha': ANYONE,
  'POST /api/sessoes/usuario/relatorio/esqueceu-senha': ANYONE,
  'GET /api/alteracoes': STAFF_WRITE,
  'GET /api/removidos': STAFF_READ,
  'POST /api/removidos/restaurar': STAFF_READ,

  // The signed URL, which the list's endpoint issued, gives the permission.
  'GET /api/exportar/{lista}': ANYONE,
} as const satisfies RouteTable;
