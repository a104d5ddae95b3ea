import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** Creates a network with a product's quota, which can be released and commented. */
async function cota(context: ScenarioContext) {
  const nome = `Rede da cota ${context.next()}`;
  await context.row(sql<{id: number}>`INSERT INTO rede (nome, regiao) VALUES (${nome}, 'Sul') RETURNING id`);
  return {rede: nome, codProduto: 'T1'};
}

export const ANTIFRAUDE: Scenarios = {
  'GET /api/antifraude/{id}/esperando': async context => {
    await context.take('POST /api/antifraude/liberacao', {
      as: 'Smart',
      json: {...(await cota(context)), quantidade: 3},
    });
    const {id} = await context.row(sql<{id: number}>`SELECT id FROM cota_rede ORDER BY id DESC LIMIT 1`);
    return {as: 'Smart', path: {id}};
  },
  'POST /api/antifraude/observacao': async context => ({
    as: 'Smart',
    json: {...(await cota(context)), observacao: 'Conferido com a rede'},
  }),
  'POST /api/antifraude/liberacao': async context => ({as: 'Smart', json: {...(await cota(context)), quantidade: 3}}),
};
