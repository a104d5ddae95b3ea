import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

const view = (context: ScenarioContext) => ({lista: 'premios', nome: `Visão ${context.next()}`, filtros: {}});

async function visao(context: ScenarioContext): Promise<number> {
  const {body} = await context.take('POST /api/visoes', {as: 'Smart', json: view(context)});
  return (body as {id: number}).id;
}

export const PREFERENCIAS: Scenarios = {
  'PUT /api/preferencias': () => ({as: 'Smart', json: {chave: 'lista.colunas', valor: {a: 1}}}),
  'GET /api/visoes': () => ({as: 'Smart', query: {lista: 'premios'}}),
  'POST /api/visoes': context => ({as: 'Smart', json: view(context)}),
  'PUT /api/visoes/{id}': async context => ({
    as: 'Smart',
    path: {id: await visao(context)},
    json: {nome: `Outra ${context.next()}`},
  }),
  'DELETE /api/visoes/{id}': async context => ({as: 'Smart', path: {id: await visao(context)}}),
};
