import type {Scenes} from './scene';
import type {Stage} from './stage';

const view = (stage: Stage) => ({lista: 'premios', nome: `Visão ${stage.next()}`, filtros: {}});

async function visao(stage: Stage): Promise<number> {
  const {body} = await stage.take('POST /api/visoes', {as: 'Smart', json: view(stage)});
  return (body as {id: number}).id;
}

export const PREFERENCIAS: Scenes = {
  'PUT /api/preferencias': () => ({as: 'Smart', json: {chave: 'lista.colunas', valor: {a: 1}}}),
  'GET /api/visoes': () => ({as: 'Smart', query: {lista: 'premios'}}),
  'POST /api/visoes': stage => ({as: 'Smart', json: view(stage)}),
  'PUT /api/visoes/{id}': async stage => ({
    as: 'Smart',
    path: {id: await visao(stage)},
    json: {nome: `Outra ${stage.next()}`},
  }),
  'DELETE /api/visoes/{id}': async stage => ({as: 'Smart', path: {id: await visao(stage)}}),
};
