import {sql} from '@clube/backend';
import {PASSWORD} from '../world-data';
import type {Scenes} from './scene';

export const PRIVACIDADE: Scenes = {
  'GET /api/termos/{documento}': () => ({as: 'visitante', path: {documento: 'regulamento'}}),
  'POST /api/privacidade/copia': async stage => ({as: (await stage.painter()).session}),
  'POST /api/privacidade/consentimentos': async stage => ({
    as: (await stage.painter()).session,
    json: {documento: 'imagem', dado: true},
  }),
  'POST /api/privacidade/apagar': async stage => ({
    as: (await stage.painter()).session,
    json: {senha: PASSWORD, ciente: true},
  }),
  'POST /api/pedidos-privacidade/{id}/atender': async stage => {
    const {id, session} = await stage.painter();
    for (const dado of [true, false])
      await stage.take('POST /api/privacidade/consentimentos', {as: session, json: {documento: 'imagem', dado}});
    const row = await stage.row(sql<{id: number}>`SELECT id FROM pedido_privacidade WHERE pintor_id = ${id}`);
    return {as: 'Smart', path: {id: row.id}};
  },
};
