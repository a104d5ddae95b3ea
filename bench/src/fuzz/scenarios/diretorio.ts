import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';
import {picture} from './test-data';

const SEND = 'POST /api/sessoes/parceiro/midias-ache-seu-pintor';
const ASK = 'POST /api/sessoes/parceiro/avaliacoes';
const RATE = 'POST /api/avaliacoes-pintor/{token}';

/** Creates a link with which a customer rates a job; also returns its painter. */
async function asked(context: ScenarioContext) {
  const {session} = await context.painter();
  const {body} = await context.take(ASK, {as: session, json: {trabalho: `Sala ${context.next()}`}});
  const {id, link} = body as {id: number; link: string};
  return {session, id, token: link.split('/').pop() ?? ''};
}

/** Creates a painter with a page in the directory; returns the painter's id. */
export async function shown(context: ScenarioContext): Promise<number> {
  const {id, session} = await context.painter();
  await context.take('PUT /api/parceiros', {as: session, json: {acheSeuPintor: true, sobre: 'Pinto há 14 anos.'}});
  return id;
}
const categoria = async (context: ScenarioContext): Promise<number> =>
  (await context.row(sql<{id: number}>`SELECT id FROM categoria ORDER BY id LIMIT 1`)).id;
const rating = async (context: ScenarioContext, token: string) => ({
  as: 'visitante' as const,
  path: {token},
  form: {fields: {nota: '5', cliente: 'Carla'}, files: [await picture(context, 'arquivos')]},
});

export const DIRETORIO: Scenarios = {
  'GET /api/categorias': () => ({as: 'visitante'}),
  'POST /api/categorias-diretorio': context => ({
    as: 'Smart',
    json: {nome: `Categoria ${context.next()}`, icone: 'rolo'},
  }),
  'PUT /api/categorias-diretorio/{id}': async context => ({
    as: 'Smart',
    path: {id: await categoria(context)},
    json: {nome: `Categoria ${context.next()}`},
  }),
  'PATCH /api/categorias-diretorio/bulk': async context => {
    return {as: 'Smart', json: [{id: await categoria(context), ordem: 2}]};
  },
  [ASK]: async context => ({as: (await context.painter()).session, json: {trabalho: `Sala ${context.next()}`}}),
  'GET /api/avaliacoes-pintor/{token}': async context => ({
    as: 'visitante',
    path: {token: (await asked(context)).token},
  }),
  [RATE]: async context => rating(context, (await asked(context)).token),
  'PUT /api/sessoes/parceiro/avaliacoes/{id}/resposta': async context => {
    const {session, id, token} = await asked(context);
    await context.take(RATE, await rating(context, token));
    return {as: session, path: {id}, json: {resposta: 'Obrigado!'}};
  },
  'DELETE /api/sessoes/parceiro/avaliacoes/{id}': async context => {
    const {session, id} = await asked(context);
    return {as: session, path: {id}};
  },
  'PUT /api/sessoes/parceiro/pedidos-orcamento/{id}': async context => {
    const {id: pintorId, session} = await context.painter();
    const {id} = await context.row(sql<{id: number}>`
      INSERT INTO pedido_orcamento (pintor_id, estado, nome, celular, email, consentimento, criado_em, confirmado_em)
      VALUES (${pintorId}, 'aberto', 'Carla', '19988776655', 'carla@correio.example', 1, now(), now()) RETURNING id`);
    return {as: session, path: {id}, json: {estado: 'combinado'}};
  },
  'PUT /api/moderacao/{id}': async context => {
    const {id} = await context.row(
      sql<{id: number}>`SELECT id FROM moderacao WHERE pintor_id = ${await shown(context)} LIMIT 1`,
    );
    return {as: 'Smart', path: {id}, json: {estado: 'recusada', motivo: 'Não é pintura'}};
  },
  'POST /api/denuncias': async context => ({
    as: 'visitante',
    json: {tipo: 'pagina', id: await shown(context), motivo: 'outro'},
  }),
  [SEND]: async context => ({
    as: (await context.painter()).session,
    form: {files: [await picture(context, 'galeria'), await picture(context, 'imgPerfil')]},
  }),
  'PUT /api/sessoes/parceiro/midias/{id}': async context => {
    const {session} = await context.painter();
    const files = [await picture(context, 'galeria'), await picture(context, 'galeria')];
    const {body} = await context.take(SEND, {as: session, form: {files}});
    const [before, after] = (body as {gallery: {id: number}[]}).gallery;
    return {as: session, path: {id: before?.id ?? 0}, json: {antesDe: after?.id ?? null}};
  },
  'DELETE /api/sessoes/parceiro/midias/{id}': async context => {
    const {session} = await context.painter();
    const {body} = await context.take(SEND, {as: session, form: {files: [await picture(context, 'galeria')]}});
    return {as: session, path: {id: (body as {gallery: {id: number}[]}).gallery[0]?.id ?? 0}};
  },
};
