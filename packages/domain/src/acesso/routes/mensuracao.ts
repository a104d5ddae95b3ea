import {SMART_ONLY, type RouteTable} from './roles.js';

/** Sales of networks, and what the programme gains for them. */
export const MENSURACAO = {
  'POST /api/upload/historico': SMART_ONLY,
  'GET /api/historico': SMART_ONLY,
  'GET /api/historico/primeiraData': SMART_ONLY,
  'GET /api/historico/meses': SMART_ONLY,
  'GET /api/historico/linhas': SMART_ONLY,
  'GET /api/mensuracao': SMART_ONLY,
  'POST /api/mensuracao/observacao': SMART_ONLY,
  'GET /api/taxa_sucesso': SMART_ONLY,
  'GET /api/produtos_vendidos': SMART_ONLY,
} as const satisfies RouteTable;
