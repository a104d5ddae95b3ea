import type {Scenes} from './scene';
import type {Stage} from './stage';

/** Long work that somebody began. */
async function trabalho(stage: Stage): Promise<number> {
  const {body} = await stage.take('POST /api/premios/bulk-activate/filtro', {
    as: 'Smart',
    json: {filtro: {codigo: 'P1'}, ativo: true},
  });
  return (body as {trabalho: number}).trabalho;
}

export const TRABALHOS: Scenes = {
  'GET /api/trabalhos/{id}': async stage => ({as: 'Smart', path: {id: await trabalho(stage)}}),
  'GET /api/trabalhos/{id}/linhas': async stage => ({as: 'Smart', path: {id: await trabalho(stage)}}),
  'POST /api/trabalhos/{id}/cancelar': async stage => ({as: 'Smart', path: {id: await trabalho(stage)}}),
};
