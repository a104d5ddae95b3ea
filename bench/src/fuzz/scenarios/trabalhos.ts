import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** Long work that somebody began. */
async function trabalho(context: ScenarioContext): Promise<number> {
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
