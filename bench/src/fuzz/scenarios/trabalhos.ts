import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** A batch job that somebody started. */
async function trabalho(context: ScenarioContext): Promise<number> {
  // A person may have five under way: what earlier scenes began and is not through yet is somebody else's.
  await context.row(sql<{n: number}>`
    WITH others AS (UPDATE trabalho SET usuario_id = (SELECT min(id) FROM usuario) WHERE estado IN ('fila', 'rodando') RETURNING 1)
    SELECT count(*)::int AS n FROM others`);
  const {body} = await context.take('POST /api/premios/bulk-activate/filtro', {
    as: 'Smart',
    json: {filtro: {codigo: 'P1'}, ativo: true},
  });
  return (body as {trabalho: number}).trabalho;
}

export const TRABALHOS: Scenarios = {
  'GET /api/trabalhos/{id}': async context => ({as: 'Smart', path: {id: await trabalho(context)}}),
  'GET /api/trabalhos/{id}/linhas': async context => ({as: 'Smart', path: {id: await trabalho(context)}}),
  'POST /api/trabalhos/{id}/cancelar': async context => ({as: 'Smart', path: {id: await trabalho(context)}}),
};
