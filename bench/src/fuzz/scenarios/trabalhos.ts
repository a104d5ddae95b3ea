import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';
import {premio} from './test-data';

/** Starts a batch job, each time by another user, as one may have five in progress. */
async function trabalho(context: ScenarioContext) {
  const as = await context.staff();
  const json = {filtro: {codigo: (await premio(context)).codigo}, ativo: true};
  const {body} = await context.take('POST /api/premios/bulk-activate/filtro', {as, json});
  return {as, path: {id: (body as {trabalho: number}).trabalho}};
}

/** One that has ended and can be undone. */
async function undoable(context: ScenarioContext) {
  const as = await context.staff();
  const painter = await context.painter();
  const json = {filtro: {id: [painter.id]}, acao: 'empresa', justificativa: 'Abriu MEI.'};
  const {body} = await context.take('POST /api/parceiros/bulk/filtro', {as, json});
  const {trabalho: id} = body as {trabalho: number};
  await context.row(sql<{id: number}>`
    UPDATE trabalho SET estado = 'concluido', feitos = 1, terminou_em = now() WHERE id = ${id} RETURNING id`);
  await context.row(sql<{ordem: number}>`
    UPDATE trabalho_linha SET estado = 'feita', feito = '{"acao":"empresa","historico":0}' WHERE trabalho_id = ${id} RETURNING ordem`);
  return {as, path: {id}};
}

export const TRABALHOS: Scenarios = {
  'GET /api/trabalhos/{id}': trabalho,
  'GET /api/trabalhos/{id}/linhas': trabalho,
  'POST /api/trabalhos/{id}/cancelar': trabalho,
  'POST /api/trabalhos/{id}/desfazer': undoable,
};
