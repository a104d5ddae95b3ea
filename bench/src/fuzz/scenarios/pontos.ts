import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

const code = (context: ScenarioContext) => ({codigo: `CENA${context.next()}`, pontos: 100, usos: 5});

async function codigo(context: ScenarioContext): Promise<{id: number; codigo: string}> {
  const made = code(context);
  await context.take('POST /api/codigos-cadastro', {as: 'Smart', json: made});
  return context.row(
    sql<{id: number; codigo: string}>`SELECT id, codigo FROM codigo_cadastro WHERE codigo = ${made.codigo}`,
  );
}

/** A training code, which is used without a sale. */
const training = (context: ScenarioContext) =>
  context.row(
    sql<{codigo: string}>`INSERT INTO codigo_promocional (codigo, operacao, valor, treinamento)
      VALUES (${`AULA${context.next()}`}, 'ADICIONAR', 30, true) RETURNING codigo`,
  );

export const PONTOS: Scenarios = {
  'GET /api/pontuacoes/codigo': () => ({as: 'Smart', query: {pagina: '0', limite: '10'}}),
  'POST /api/pontuacoes/expirar': () => ({as: 'Smart'}),
  'POST /api/pontuacoes/reativar/{date}': () => ({as: 'Smart', path: {date: '2999-01-01'}}),
  'GET /api/pontuacoes/reativar/{date}': () => ({as: 'Smart', path: {date: '2999-01-01'}}),
  'GET /api/pontuacoes/reativar/{date}/previa': () => ({as: 'Smart', path: {date: '2026-01-01'}}),
  'POST /api/codigo-promocional': () => ({as: 'Smart', json: {qtd: 2, operacao: 'ADICIONAR', valor: 10}}),
  'PUT /api/codigo-promocional/lotes/{id}': async context => {
    const {id} = await context.row(sql<{id: number}>`INSERT INTO lote_codigo (qtd) VALUES (1) RETURNING id`);
    return {as: 'Smart', path: {id}, json: {recolhido: 1}};
  },
  'GET /api/codigo-promocional/lotes/{id}/cartoes': async context => {
    const {id} = await context.row(sql<{id: number}>`INSERT INTO lote_codigo (qtd) VALUES (1) RETURNING id`);
    await context.row(sql<{id: number}>`
      INSERT INTO codigo_promocional (lote_codigo_id, codigo, operacao, valor) VALUES (${id}, ${`CARTAO${context.next()}`}, 'ADICIONAR', 10) RETURNING id`);
    return {as: 'Smart', path: {id}};
  },
  'POST /api/vouchers': context => ({
    as: 'Smart',
    json: {voucher: `CENA${context.next()}`, operacao: 'ADICIONAR', valor: 10},
  }),
  'PUT /api/vouchers/{id}': async context => {
    const {id} = await context.row(sql<{id: number}>`
      INSERT INTO voucher (voucher, operacao, valor) VALUES (${`CENA${context.next()}`}, 'ADICIONAR', 10) RETURNING id`);
    return {as: 'Smart', path: {id}, json: {expiraEm: '2999-01-01'}};
  },
  'GET /api/pontuacoes/codigo/{id}': async context => {
    const {id, session} = await context.painter();
    return {as: session, path: {id}};
  },
  'GET /api/codigo-promocional/validar': async context => ({
    as: (await context.painter()).session,
    query: {codigo: (await training(context)).codigo},
  }),
  'POST /api/codigo-promocional/validar': async context => ({
    as: (await context.painter()).session,
    json: {codigo: (await training(context)).codigo},
  }),
  'POST /api/codigos-cadastro': context => ({as: 'Smart', json: code(context)}),
  'POST /api/codigos-cadastro/validar': async context => ({
    as: 'visitante',
    json: {codigo: (await codigo(context)).codigo},
  }),
  'PUT /api/codigos-cadastro/{id}': async context => ({
    as: 'Smart',
    path: {id: (await codigo(context)).id},
    json: {usos: 9},
  }),
  'DELETE /api/codigos-cadastro/{id}': async context => ({as: 'Smart', path: {id: (await codigo(context)).id}}),
};
