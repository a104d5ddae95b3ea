import {sql} from '@clube/backend';
import type {Scenes} from './scene';
import type {Stage} from './stage';

const code = (stage: Stage) => ({codigo: `CENA${stage.next()}`, pontos: 100, usos: 5});

async function codigo(stage: Stage): Promise<{id: number; codigo: string}> {
  const made = code(stage);
  await stage.take('POST /api/codigos-cadastro', {as: 'Smart', json: made});
  return stage.row(
    sql<{id: number; codigo: string}>`SELECT id, codigo FROM codigo_cadastro WHERE codigo = ${made.codigo}`,
  );
}

/** A code of a training: used by itself, without a sale. */
const training = (stage: Stage) =>
  stage.row(
    sql<{codigo: string}>`INSERT INTO codigo_promocional (codigo, operacao, valor, treinamento)
      VALUES (${`AULA${stage.next()}`}, 'ADICIONAR', 30, true) RETURNING codigo`,
  );

export const PONTOS: Scenes = {
  'GET /api/pontuacoes/codigo/{id}': async stage => {
    const {id, session} = await stage.painter();
    return {as: session, path: {id}};
  },
  'GET /api/codigo-promocional/validar': async stage => ({
    as: (await stage.painter()).session,
    query: {codigo: (await training(stage)).codigo},
  }),
  'POST /api/codigo-promocional/validar': async stage => ({
    as: (await stage.painter()).session,
    json: {codigo: (await training(stage)).codigo},
  }),
  'POST /api/codigos-cadastro': stage => ({as: 'Smart', json: code(stage)}),
  'POST /api/codigos-cadastro/validar': async stage => ({
    as: 'visitante',
    json: {codigo: (await codigo(stage)).codigo},
  }),
  'PUT /api/codigos-cadastro/{id}': async stage => ({
    as: 'Smart',
    path: {id: (await codigo(stage)).id},
    json: {usos: 9},
  }),
  'DELETE /api/codigos-cadastro/{id}': async stage => ({as: 'Smart', path: {id: (await codigo(stage)).id}}),
};
