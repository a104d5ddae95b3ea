import type {Scenarios} from './scenario';

export const RELATORIOS: Scenarios = {
  'POST /api/relatorio/gerar': () => ({as: 'Smart', json: {mes: 1, ano: 2026}}),
  'GET /api/relatorios/resgate/{mes}/{ano}': () => ({as: 'Smart', path: {mes: 1, ano: 2026}}),
};
