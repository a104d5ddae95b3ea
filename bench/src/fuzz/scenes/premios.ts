import {CANCELLED, DELIVERED, IN_TRANSIT as SENT} from '@clube/domain';
import {sql} from '@clube/backend';
import type {Scenes} from './scene';
import type {Stage} from './stage';
import {order, piece, picture, premio, upload, video} from './things';

async function review(stage: Stage) {
  const painter = await stage.painter();
  const {premio: idPremio} = await order(stage, painter, DELIVERED);
  return {as: painter.session, form: {fields: {idPremio, nota: 5, descricao: 'Muito boa.'}}};
}

/** A photo at a painter's order. */
async function midia(stage: Stage) {
  const painter = await stage.painter();
  const {id: idResgate} = await order(stage, painter);
  await stage.take('POST /api/upload/foto_video', {
    as: 'Smart',
    form: {fields: {idResgate}, files: [await picture(stage, 'arquivo')]},
  });
  const {body} = await stage.take('GET /api/resgates/fotos_videos', {as: painter.session});
  return {painter, id: (body as {midias: {id: number}[]}).midias[0]?.id ?? 0};
}

const ofOrder = async (stage: Stage) => (await order(stage, await stage.painter())).id;

export const PREMIOS: Scenes = {
  'GET /api/premios/{id}': () => ({as: 'visitante', path: {id: 4}}),
  'POST /api/premios': async stage => ({
    as: 'Smart',
    form: {
      fields: {codigo: `C${stage.next()}`, nome: 'Trena', descricao: 'Boa', custo: '10'},
      files: [await picture(stage, 'foto')],
    },
  }),
  'PUT /api/premios/{id}': async stage => ({as: 'Smart', path: {id: (await premio(stage)).id}, json: {nome: 'Outra'}}),
  'PUT /api/premios/bulk-activate': async stage => ({
    as: 'Smart',
    json: {ids: [(await premio(stage)).id], ativo: false},
  }),
  'POST /api/premios/bulk-activate/filtro': () => ({as: 'Smart', json: {filtro: {codigo: 'P1'}, ativo: true}}),
  'DELETE /api/premios/{id}': async stage => ({as: 'Smart', path: {id: (await premio(stage)).id}}),
  'GET /api/avaliacoes_premio': () => ({as: 'visitante', query: {idPremio: '4'}}),
  'POST /api/avaliacoes_premio': review,
  'PUT /api/avaliacoes_premio/{id}': async stage => {
    const sent = await review(stage);
    await stage.take('POST /api/avaliacoes_premio', sent);
    const {id} = await stage.row(
      sql<{id: number}>`SELECT id FROM avaliacao_premio WHERE premio_id = ${sent.form.fields.idPremio}`,
    );
    return {as: 'Smart', path: {id}, json: {oculta: true}};
  },
  'POST /api/permitido_avaliar': () => ({as: 'pintor', json: {idPremio: 4}}),
  'PUT /api/favoritos/{id}': async stage => ({
    as: (await stage.painter()).session,
    path: {id: (await premio(stage)).id},
    json: {},
  }),
  'DELETE /api/favoritos/{id}': async stage => {
    const {session} = await stage.painter();
    const {id} = await premio(stage);
    await stage.take('PUT /api/favoritos/{id}', {as: session, path: {id}, json: {}});
    return {as: session, path: {id}};
  },
  'POST /api/resgatar': async stage => ({
    as: (await stage.painter()).session,
    json: {codigoPremio: (await premio(stage)).codigo, qtde: 1},
  }),
  'GET /api/resgates/export': () => ({as: 'Smart'}),
  'POST /api/upload/foto_video': async stage => ({
    as: 'Smart',
    form: {fields: {idResgate: await ofOrder(stage)}, files: [await picture(stage, 'arquivo')]},
  }),
  'POST /api/resgates/{id}/midias': async stage => {
    const bytes = video(stage);
    const envio = await upload(stage, bytes.length);
    await stage.take('PATCH /api/envios/{id}', piece(envio, bytes));
    return {as: envio.as, path: {id: await ofOrder(stage)}, json: {envio: envio.id}};
  },
  'DELETE /api/resgates/midias/{id}': async stage => ({as: 'Smart', path: {id: (await midia(stage)).id}}),
  'POST /api/resgates/midias/{id}/compartilhar': async stage => {
    const {painter, id} = await midia(stage);
    return {as: painter.session, path: {id}};
  },
  'GET /api/resgates/midias/compartilhadas/{token}': async stage => {
    const {painter, id} = await midia(stage);
    const {body} = await stage.take('POST /api/resgates/midias/{id}/compartilhar', {as: painter.session, path: {id}});
    return {as: 'visitante', path: {token: (body as {link: string}).link.split('/').pop() ?? ''}};
  },
  'GET /api/resgates/{id}': async stage => ({as: 'Smart', path: {id: await ofOrder(stage)}}),
  'GET /api/resgates/{id}/linha-do-tempo': async stage => ({as: 'Smart', path: {id: await ofOrder(stage)}}),
  'PATCH /api/resgates/bulk': async stage => ({as: 'Smart', json: {status: SENT, ids: [await ofOrder(stage)]}}),
  'POST /api/resgates/bulk/filtro': async stage => ({
    as: 'Smart',
    json: {filtro: {id: await ofOrder(stage)}, status: SENT},
  }),
  'POST /api/resgates/cancelar/filtro': async stage => ({as: 'Smart', json: {filtro: {id: await ofOrder(stage)}}}),
  'PUT /api/resgates/{id}/alterar-observacao': async stage => ({
    as: 'Smart',
    path: {id: await ofOrder(stage)},
    json: {descricao: 'Entregar de manhã'},
  }),
  'POST /api/alterarStatusResgate': async stage => ({
    as: 'Smart',
    json: {identificador: await ofOrder(stage), status: SENT},
  }),
  'POST /api/cancelarResgate': async stage => ({
    as: 'Smart',
    json: {identificador: await ofOrder(stage), status: CANCELLED},
  }),
  'PUT /api/data-resgate': async stage => ({
    as: 'Smart',
    json: {identificador: await ofOrder(stage), date: new Date().toISOString().slice(0, 10)},
  }),
  'PUT /api/previsao-entrega': async stage => ({
    as: 'Smart',
    json: {identificador: await ofOrder(stage), date: '2027-12-10'},
  }),
};
