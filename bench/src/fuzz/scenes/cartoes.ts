import {sql} from '@clube/backend';
import type {Scenes} from './scene';
import type {Stage} from './stage';

/** A painter's card that the operator has made, and what was asked of it. */
async function card(stage: Stage) {
  const painter = await stage.painter();
  const numero = `606282${String(stage.next()).padStart(10, '0')}`;
  await stage.row(
    sql<{id: number}>`INSERT INTO cartao (pintor_id, numero, nome, bloqueado, entregue_em, criado_em)
      VALUES (${painter.id}, ${numero}, 'Pintora da Cena', false, now(), now()) RETURNING id`,
  );
  return {...painter, numero};
}

async function request(stage: Stage): Promise<number> {
  const {id, numero, session} = await card(stage);
  await stage.take('POST /api/cartoes/status', {as: session, json: {numero, status: 1}});
  return (await stage.row(sql<{id: number}>`SELECT id FROM pedido_cartao WHERE pintor_id = ${id}`)).id;
}

export const CARTOES: Scenes = {
  'POST /api/cartoes/status': async stage => {
    const {numero, session} = await card(stage);
    return {as: session, json: {numero, status: 1}};
  },
  'POST /api/cartoes/pedidos/{id}/estado': async stage => ({
    as: 'Smart',
    path: {id: await request(stage)},
    json: {estado: 'enviado'},
  }),
  'PATCH /api/cartoes/pedidos/bulk': async stage => ({
    as: 'Smart',
    json: {ids: [await request(stage)], estado: 'enviado'},
  }),
};
