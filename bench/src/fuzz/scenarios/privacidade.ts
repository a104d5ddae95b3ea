import {sql} from '@clube/backend';
import {PASSWORD} from '../world-data';
import type {Scenarios} from './scenario';

export const PRIVACIDADE: Scenarios = {
  'GET /api/termos/{documento}': () => ({as: 'visitante', path: {documento: 'regulamento'}}),
  'POST /api/privacidade/copia': async context => ({as: (await context.painter()).session}),
  'POST /api/privacidade/consentimentos': async context => ({
    as: (await context.painter()).session,
    json: {documento: 'imagem', dado: true},
  }),
  'POST /api/privacidade/apagar': async context => ({
    as: (await context.painter()).session,
    json: {senha: PASSWORD, ciente: true},
  }),
  'POST /api/pedidos-privacidade/{id}/atender': async context => {
    const {id, session} = await context.painter();
    for (const dado of [true, false])
      await context.take('POST /api/privacidade/consentimentos', {as: session, json: {documento: 'imagem', dado}});
    const row = await context.row(sql<{id: number}>`SELECT id FROM pedido_privacidade WHERE pintor_id = ${id}`);
    return {as: 'Smart', path: {id: row.id}};
  },
};
