import {sql} from '@clube/backend';
import type {Scenes} from './scene';

const ONLY = {codigosPorDia: 1000, codigosPorMes: 1000, bloquearSite: false};

export const CONFIGURACOES: Scenes = {
  'POST /api/configuracoes': async stage => {
    // There is one row at most.
    await stage.row(
      sql<{n: number}>`WITH gone AS (DELETE FROM configuracao RETURNING 1) SELECT count(*)::int AS n FROM gone`,
    );
    return {as: 'Smart', json: ONLY};
  },
  'PUT /api/configuracoes/{id}': async stage => {
    const {id} = await stage.row(sql<{id: number}>`SELECT id FROM configuracao`);
    return {as: 'Smart', path: {id}, json: ONLY};
  },
};
