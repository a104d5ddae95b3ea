import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** Starts a batch job, each time by another user, as one may have five in progress. */
async function trabalho(context: ScenarioContext) {
  const as = await context.staff();
  const json = {filtro: {codigo: 'P1'}, ativo: true};
  const {body} = await context.take('POST /api/premios/bulk-activate/filtro', {as, json});
  return {as, path: {id: (body as {trabalho: number}).trabalho}};
}

export const TRABALHOS: Scenarios = {
  'GET /api/trabalhos/{id}': trabalho,
  'GET /api/trabalhos/{id}/linhas': trabalho,
  'POST /api/trabalhos/{id}/cancelar': trabalho,
};
