import {CANCELLED, DELIVERED, IN_TRANSIT as SENT, civilDateOf} from '@clube/domain';
import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';
import {order, piece, picture, premio, upload, video} from './test-data';

async function review(context: ScenarioContext) {
  const painter = await context.painter();
  const {premio: idPremio} = await order(context, painter, DELIVERED);
  return {as: painter.session, form: {fields: {idPremio, nota: 5, descricao: 'Muito boa.'}}};
}

/** Creates a photo of a painter's order. */
async function midia(context: ScenarioContext) {
  const painter = await context.painter();
  const {id: idResgate} = await order(context, painter);
  await context.take('POST /api/upload/foto_video', {
    as: 'Smart',
    form: {fields: {idResgate}, files: [await picture(context, 'arquivo')]},
  });
  const {body} = await context.take('GET /api/resgates/fotos_videos', {as: painter.session});
  return {painter, id: (body as {midias: {id: number}[]}).midias[0]?.id ?? 0};
}

const ofOrder = async (context: ScenarioContext) => (await order(context, await context.painter())).id;

export const PREMIOS: Scenarios = {
  'PUT /api/verba_mensal/{id}': () => ({
    as: 'Smart',
    path: {id: 202611},
    json: {mesSelecionado: 11, anoSelecionado: 2026, verbaMensal: 5000},
  }),
  'GET /api/premios/{id}': () => ({as: 'visitante', path: {id: 4}}),
  'POST /api/premios': async context => ({
    as: 'Smart',
    form: {
      fields: {codigo: `C${context.next()}`, nome: 'Trena', descricao: 'Boa', custo: '10'},
      files: [await picture(context, 'foto')],
    },
  }),
  'PUT /api/premios/{id}': async context => ({
    as: 'Smart',
    path: {id: (await premio(context)).id},
    json: {nome: 'Outra'},
  }),
  'PUT /api/premios/bulk-activate': async context => ({
    as: 'Smart',
    json: {ids: [(await premio(context)).id], ativo: false},
  }),
  'POST /api/premios/bulk-activate/previa': async context => ({
    as: await context.staff(),
    json: {filtro: {codigo: (await premio(context)).codigo}, ativo: true},
  }),
  'POST /api/premios/bulk-activate/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {codigo: (await premio(context)).codigo}, ativo: true},
  }),
  'DELETE /api/premios/{id}': async context => ({as: 'Smart', path: {id: (await premio(context)).id}}),
  'GET /api/avaliacoes_premio': () => ({as: 'visitante', query: {idPremio: '4'}}),
  'POST /api/avaliacoes_premio': review,
  'PUT /api/avaliacoes_premio/{id}': async context => {
    const sent = await review(context);
    await context.take('POST /api/avaliacoes_premio', sent);
    const {id} = await context.row(
      sql<{id: number}>`SELECT id FROM avaliacao_premio WHERE premio_id = ${sent.form.fields.idPremio}`,
    );
    return {as: 'Smart', path: {id}, json: {oculta: true}};
  },
  'POST /api/permitido_avaliar': () => ({as: 'pintor', json: {idPremio: 4}}),
  'PUT /api/favoritos/{id}': async context => ({
    as: (await context.painter()).session,
    path: {id: (await premio(context)).id},
    json: {},
  }),
  'DELETE /api/favoritos/{id}': async context => {
    const {session} = await context.painter();
    const {id} = await premio(context);
    await context.take('PUT /api/favoritos/{id}', {as: session, path: {id}, json: {}});
    return {as: session, path: {id}};
  },
  'POST /api/resgatar': async context => ({
    as: (await context.painter()).session,
    json: {codigoPremio: (await premio(context)).codigo, qtde: 1},
  }),
  'GET /api/resgates/export': () => ({as: 'Smart'}),
  'POST /api/upload/foto_video': async context => ({
    as: 'Smart',
    form: {fields: {idResgate: await ofOrder(context)}, files: [await picture(context, 'arquivo')]},
  }),
  'POST /api/resgates/{id}/midias': async context => {
    const bytes = video(context);
    const envio = await upload(context, bytes.length);
    await context.take('PATCH /api/envios/{id}', piece(envio, bytes));
    return {as: envio.as, path: {id: await ofOrder(context)}, json: {envio: envio.id}};
  },
  'DELETE /api/resgates/midias/{id}': async context => ({as: 'Smart', path: {id: (await midia(context)).id}}),
  'POST /api/resgates/midias/{id}/compartilhar': async context => {
    const {painter, id} = await midia(context);
    return {as: painter.session, path: {id}};
  },
  'GET /api/resgates/midias/compartilhadas/{token}': async context => {
    const {painter, id} = await midia(context);
    const {body} = await context.take('POST /api/resgates/midias/{id}/compartilhar', {as: painter.session, path: {id}});
    return {as: 'visitante', path: {token: (body as {link: string}).link.split('/').pop() ?? ''}};
  },
  'GET /api/resgates/separacao': async context => ({as: 'Smart', query: {ids: String(await ofOrder(context))}}),
  'GET /api/resgates/etiquetas': async context => ({as: 'Smart', query: {ids: String(await ofOrder(context))}}),
  'GET /api/resgates/{id}': async context => ({as: 'Smart', path: {id: await ofOrder(context)}}),
  'GET /api/resgates/{id}/linha-do-tempo': async context => ({as: 'Smart', path: {id: await ofOrder(context)}}),
  'PATCH /api/resgates/bulk': async context => ({as: 'Smart', json: {status: SENT, ids: [await ofOrder(context)]}}),
  'POST /api/resgates/bulk/previa': async context => ({
    as: await context.staff(),
    json: {filtro: {id: await ofOrder(context)}},
  }),
  'POST /api/resgates/bulk/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: await ofOrder(context)}, status: SENT},
  }),
  'POST /api/resgates/cancelar/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: await ofOrder(context)}},
  }),
  'POST /api/resgates/datas/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: await ofOrder(context)}, campo: 'previsaoEntrega', date: '2026-12-10'},
  }),
  'PUT /api/resgates/{id}/alterar-observacao': async context => ({
    as: 'Smart',
    path: {id: await ofOrder(context)},
    json: {descricao: 'Entregar de manhã'},
  }),
  'POST /api/alterarStatusResgate': async context => ({
    as: 'Smart',
    json: {identificador: await ofOrder(context), status: SENT},
  }),
  'POST /api/cancelarResgate': async context => ({
    as: 'Smart',
    json: {identificador: await ofOrder(context), status: CANCELLED},
  }),
  'PUT /api/data-resgate': async context => ({
    as: 'Smart',
    json: {identificador: await ofOrder(context), date: civilDateOf(new Date())},
  }),
  'PUT /api/previsao-entrega': async context => ({
    as: 'Smart',
    json: {identificador: await ofOrder(context), date: '2027-12-10'},
  }),
};
