import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** Creates a painter's issued card and a request to the operator. */
async function card(context: ScenarioContext) {
  const painter = await context.painter();
  const numero = `606282${String(context.next()).padStart(10, '0')}`;
  await context.row(
    sql<{id: number}>`INSERT INTO cartao (pintor_id, numero, nome, bloqueado, entregue_em, criado_em)
      VALUES (${painter.id}, ${numero}, 'Pintora da Cena', false, now(), now()) RETURNING id`,
  );
  return {...painter, numero};
}

async function request(context: ScenarioContext): Promise<number> {
  const {id, numero, session} = await card(context);
  await context.take('POST /api/cartoes/status', {as: session, json: {numero, status: 1}});
  return (await context.row(sql<{id: number}>`SELECT id FROM pedido_cartao WHERE pintor_id = ${id}`)).id;
}

export const CARTOES: Scenarios = {
  'POST /api/cartoes/status': async context => {
    const {numero, session} = await card(context);
    return {as: session, json: {numero, status: 1}};
  },
  'POST /api/upload/saldo_cartao': async context => {
    const {numero} = await card(context);
    const content = Buffer.from(`Número do cartão;Saldo\n${numero};10,00`);
    return {as: await context.staff(), form: {files: [{field: 'arquivo', name: 'saldos.csv', content}]}};
  },
  'POST /api/cartoes/pedidos/{id}/estado': async context => ({
    as: 'Smart',
    path: {id: await request(context)},
    json: {estado: 'enviado'},
  }),
  'POST /api/cartoes/pedidos/bulk/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: await request(context)}},
  }),
};
