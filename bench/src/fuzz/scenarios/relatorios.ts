import {CNPJ} from '../world-data';
import type {Scenarios} from './scenario';

export const RELATORIOS: Scenarios = {
  'POST /api/relatorio/gerar': () => ({as: 'Smart', json: {mes: 1, ano: 2026}}),
  'GET /api/relatorios/arquivo/{relatorio}': () => ({as: 'Smart', path: {relatorio: 'mensuracao'}}),
  'GET /api/relatorio/meses': () => ({as: 'Smart', query: {mes: '1', ano: '2026'}}),
  'GET /api/relatorio/pontos': () => ({as: 'Smart', query: {mes: '1', ano: '2026'}}),
  'GET /api/relatorios/{mes}/{ano}/pdf': () => ({as: 'Smart', path: {mes: 1, ano: 2026}}),
  'GET /api/lojas/{cnpj}/vendas-por-mes': () => ({as: 'Smart', path: {cnpj: CNPJ}}),
  'GET /api/relatorios/resgate/{mes}/{ano}': () => ({as: 'Smart', path: {mes: 1, ano: 2026}}),
};
