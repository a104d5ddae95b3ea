import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';

export const CONFIGURACOES: Scenarios = {
  'PUT /api/valor_ponto/{id}': async context => {
    const {id} = await context.row(sql<{id: number}>`SELECT id FROM valor_ponto WHERE tipo = 'REDE'`);
    return {as: 'Smart', path: {id}, json: {valorPonto: 0.012}};
  },
  'POST /api/configuracoes': async context => {
    // The table has at most one row.
    await context.row(
      sql<{n: number}>`WITH gone AS (DELETE FROM configuracao RETURNING 1) SELECT count(*)::int AS n FROM gone`,
    );
    return {as: 'Smart', json: {bloquearSite: false}};
  },
  'PUT /api/configuracoes/{id}': async context => {
    const {id} = await context.row(sql<{id: number}>`SELECT id FROM configuracao`);
    return {as: 'Smart', path: {id}, json: {bloquearSite: false, codigosPorDia: 5}};
  },
};
