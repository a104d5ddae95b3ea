import {createECDH, randomBytes} from 'node:crypto';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';
import {sql} from '@clube/backend';
import {picture} from './test-data';

const FIELDS = {titulo: 'Banner da cena', dataInicial: '2026-01-10', dataFinal: '2026-12-31'};

async function banner(context: ScenarioContext): Promise<number> {
  const titulo = `Banner ${context.next()} da cena`;
  await context.take('POST /api/banners', {
    as: 'Smart',
    form: {fields: {...FIELDS, titulo}, files: [await picture(context, 'arquivo')]},
  });
  return (await context.row(sql<{id: number}>`SELECT id FROM banner WHERE titulo = ${titulo}`)).id;
}

const push = (context: ScenarioContext) => ({titulo: `Push ${context.next()} da cena`, texto: 'Pontos em dobro.'});

/** Creates the push subscription of a browser. */
function device() {
  const curve = createECDH('prime256v1');
  return {
    endereco: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    chavePublica: curve.generateKeys().toString('base64url'),
    segredo: randomBytes(16).toString('base64url'),
    nome: 'Celular',
  };
}

export const COMUNICACAO: Scenarios = {
  'GET /api/banners/intervalo': () => ({as: 'pintor'}),
  'POST /api/banners': async context => ({
    as: 'Smart',
    form: {fields: FIELDS, files: [await picture(context, 'arquivo')]},
  }),
  'POST /api/upload/banner': async context => ({
    as: 'Smart',
    form: {fields: FIELDS, files: [await picture(context, 'arquivo')]},
  }),
  'PUT /api/banners/{id}': async context => ({as: 'Smart', path: {id: await banner(context)}, json: {titulo: 'Outro'}}),
  'PATCH /api/banners/bulk': async context => ({as: 'Smart', json: [{id: await banner(context), ordem: 3}]}),
  'DELETE /api/banners/{id}': async context => ({as: 'Smart', path: {id: await banner(context)}}),
  'POST /api/avisos/lidos': async context => {
    const {id, session} = await context.painter();
    const aviso = await context.row(
      sql<{id: number}>`INSERT INTO aviso (pintor_id, tipo, chave, titulo, texto, destino, no_app, criado_em)
        VALUES (${id}, 'nota_pontuada', ${`cena:${id}`}, 'Aviso', 'Sua nota valeu pontos.', '/pontuacoes', true, now()) RETURNING id`,
    );
    return {as: session, json: {ids: [aviso.id]}};
  },
  'PUT /api/avisos/preferencias': async context => ({
    as: (await context.painter()).session,
    json: {tipo: 'nota_pontuada', canal: 'push', ligado: false},
  }),
  'POST /api/avisos/aparelhos': async context => ({as: (await context.painter()).session, json: device()}),
  'DELETE /api/avisos/aparelhos/{id}': async context => {
    const {id, session} = await context.painter();
    await context.take('POST /api/avisos/aparelhos', {as: session, json: device()});
    const row = await context.row(sql<{id: number}>`SELECT id FROM aparelho_push WHERE pintor_id = ${id}`);
    return {as: session, path: {id: row.id}};
  },
  'POST /api/notificacoes/para-todos': async context => ({as: await context.staff(), json: push(context)}),
  'POST /api/notificacoes/{id}/cancelar': async context => {
    const json = {...push(context), agendarPara: new Date(Date.now() + 86_400_000).toISOString()};
    await context.take('POST /api/notificacoes/para-todos', {as: await context.staff(), json});
    const {id} = await context.row(sql<{id: number}>`SELECT id FROM notificacao WHERE titulo = ${json.titulo}`);
    return {as: 'Smart', path: {id}};
  },
  'POST /api/enviar-email-contato': async context => ({
    as: (await context.painter()).session,
    json: {mensagem: 'Bom dia, tenho uma dúvida sobre os pontos da minha última nota.'},
  }),
};
