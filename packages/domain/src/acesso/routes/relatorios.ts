import {REVENDA, SMART_ONLY, STAFF_READ, STAFF_WRITE, type RouteTable} from './roles.js';

export const RELATORIOS = {
  'GET /api/dashboard': STAFF_WRITE,
  'GET /api/dashboard/espera': STAFF_WRITE,
  'GET /api/lojas/{cnpj}/vendas-por-mes': STAFF_READ,
  'GET /api/relatorio/dashboard': REVENDA,
  'GET /api/relatorio/dashboard/cursos': REVENDA,
  'GET /api/relatorio/dashboard/numeros': REVENDA,
  'GET /api/relatorio/dashboard/pintores': REVENDA,
  'GET /api/relatorio/dashboard/premios': REVENDA,
  'GET /api/relatorio/dashboard/resgates': REVENDA,
  'GET /api/relatorio': SMART_ONLY,
  'GET /api/relatorio/gerar': SMART_ONLY,
  'POST /api/relatorio/gerar': SMART_ONLY,
  'GET /api/relatorio/meses': SMART_ONLY,
  'GET /api/relatorio/pontos': SMART_ONLY,
  // The handler also checks the permission for the report's endpoint.
  'GET /api/relatorios/arquivo/{relatorio}': STAFF_READ,
  'GET /api/relatorios/{mes}/{ano}/pdf': SMART_ONLY,
  'GET /api/relatorios/resgate/{mes}/{ano}': SMART_ONLY,
} as const satisfies RouteTable;
