import assert from 'node:assert/strict';
import {BATCH_JOB, RECOVERY_JOB} from '../../kernel/batch-jobs/kind';
import {OPEN_EACH, TooManyTrabalhos} from '../../kernel/batch-jobs/refusals';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type Client,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenDevice, givenPushService, type PushService} from '../support/push-service';

interface Sent extends AnswerBody {
  notificacao: number;
  trabalho: number;
  pintores: number;
}
interface Row {
  id: number;
  titulo: string;
  publico: string;
  autor: string;
  estado: string;
  pintores: number;
  entregues: number;
  falhas: number;
  abertas: number;
  agendadaPara: string | null;
}
const SEND = '/api/notificacoes/para-todos';
const DAY_MS = 24 * 3_600_000;
const later = (ms: number): string => new Date(NOW.getTime() + ms).toISOString();

describe('Pushes to many', () => {
  let t: TestApp;
  let service: PushService;
  let staff: GivenUsuario;
  before(async () => {
    service = await givenPushService();
    t = await givenApp({jobs: true, env: {PUSH_SERVICOS: service.url}});
  });
  after(async () => {
    await t.stop();
    await service.stop();
  });
  beforeEach(async () => {
    t.clock.now = NOW;
    service.taken.splice(0);
    service.answer = {status: 201};
    staff = await givenUsuario(t, 0);
    // Deactivates the painters of other tests.
    await t.db.query(sql`UPDATE pintor SET ativo = false`);
  });

  const words = () => ({titulo: `Campanha ${nextNumber()}`, texto: 'Pontos em dobro até sexta.'});
  const send = (body: object = words(), options = {}, {api}: {api: Client} = staff) =>
    api.post<Sent>(SEND, body, options);
  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const givenPainter = (columns: object = {}) => givenPintor(t, {endEstado: 'SP', ...columns});
  async function givenNamedDevice({api}: GivenPintor) {
    const device = givenDevice(service);
    assert.equal((await api.post('/api/avisos/aparelhos', device.sent)).status, 201);
    return device;
  }
  const told = async ({api}: GivenPintor) =>
    (await api.get<AnswerBody & {avisos: {id: number; titulo: string}[]}>('/api/avisos')).body.avisos;
  const rowOf = async (id: number): Promise<Row> => {
    const {body} = await staff.api.get<AnswerBody & {notificacoes: Row[]}>('/api/notificacoes');
    const row = body.notificacoes.find(each => each.id === id);
    assert.ok(row);
    return row;
  };
  const queuedPushes = () =>
    t.db.query(sql<{id: number; priority: number}>`
      SELECT (data->>'entregaId')::int AS id, priority FROM pgboss.job WHERE name = 'avisos.push' AND state = 'created' ORDER BY id`);
  async function leave(): Promise<void> {
    const jobs = await queuedPushes();
    await t.db.query(sql`UPDATE pgboss.job SET state = 'completed' WHERE name = 'avisos.push' AND state = 'created'`);
    for (const {id} of jobs) await t.app.jobs.runNow('avisos.push', {entregaId: id});
  }
  const count = () => t.app.jobs.runNow('comunicacao.contar');

  it('notify every painter who can log in, in the app and by phone, and count the outcome', async () => {
    const [withPhone, without] = [await givenPainter(), await givenPainter(), await givenPainter()];
    const device = await givenNamedDevice(withPhone);
    const {titulo, texto} = words();
    const {status, body} = await send({titulo: `  ${titulo} `, texto: `${texto}\n`});
    assert.deepEqual([status, body.mensagem, body.pintores], [200, 'Push enviado com sucesso', 3]);
    assert.equal((await rowOf(body.notificacao)).estado, 'enviando');
    await run(body.trabalho);
    assert.ok(
      (await queuedPushes()).every(({priority}) => priority < 0),
      'what one painter is told of goes first',
    );
    await leave();
    const [{naoLidos, ...shown} = {naoLidos: 0}] = device.received() as {naoLidos: number}[];
    const [aviso] = await told(withPhone);
    assert.deepEqual([shown, naoLidos], [{id: aviso?.id, titulo, texto, destino: '/avisos'}, 1]);
    assert.equal((await told(without))[0]?.titulo, titulo);
    assert.deepEqual(await t.db.query(sql`SELECT DISTINCT canal FROM aviso_entrega`), [{canal: 'push'}], 'no letters');
    await withPhone.api.post('/api/avisos/lidos', {ids: [aviso?.id]});
    await count();
    const {autor, publico, estado, pintores, entregues, falhas, abertas} = await rowOf(body.notificacao);
    assert.deepEqual([autor, publico, estado], [staff.nome, 'Todos os pintores', 'enviada']);
    assert.deepEqual({pintores, entregues, falhas, abertas}, {pintores: 3, entregues: 1, falhas: 0, abertas: 1});
    const [trace] = await t.db.query(sql`
      SELECT acao, ator_id, depois->>'titulo' AS titulo, depois->>'publico' AS publico FROM auditoria
       WHERE entidade = 'notificacao' AND entidade_id = ${String(body.notificacao)}`);
    assert.deepEqual(trace, {acao: 'criar', ator_id: staff.id, titulo, publico: 'Todos os pintores'});
  });

  it('count a painter whose phones refuse as a failure, and one who opens a push that stands in no list', async () => {
    const [failing, hidden] = [await givenPainter(), await givenPainter()];
    await givenNamedDevice(failing);
    await givenNamedDevice(hidden);
    await hidden.api.put('/api/avisos/preferencias', {tipo: 'comunicado', canal: 'app', ligado: false});
    const {body} = await send();
    await run(body.trabalho);
    service.answer = {status: 410};
    await leave();
    assert.deepEqual(await told(hidden), []);
    const [aviso] = await t.db.query(sql<{id: number}>`SELECT id::int FROM aviso WHERE pintor_id = ${hidden.id}`);
    await hidden.api.post('/api/avisos/lidos', {ids: [aviso?.id]});
    await count();
    const {pintores, entregues, falhas, abertas} = await rowOf(body.notificacao);
    assert.deepEqual({pintores, entregues, falhas, abertas}, {pintores: 2, entregues: 0, falhas: 2, abertas: 1});
  });

  it('notify nobody who switched them off, was deactivated, erased, or never accepted the rules', async () => {
    const [fine, off, noPhone] = [await givenPainter(), await givenPainter(), await givenPainter()];
    await givenNamedDevice(noPhone);
    const choose = ({api}: GivenPintor, canal: string) =>
      api.put('/api/avisos/preferencias', {tipo: 'comunicado', canal, ligado: false});
    await choose(off, 'app');
    await choose(off, 'push');
    await choose(noPhone, 'push');
    await givenPainter({ativo: false});
    await givenPainter({aceitouRegulamento: false});
    const late = await givenPainter();
    const {body} = await send();
    assert.equal(body.pintores, 3);
    // Painters who change after sending are checked again in their step.
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${late.id}`);
    await run(body.trabalho);
    assert.deepEqual(
      await t.db.query(
        sql`SELECT pintor_id AS id FROM aviso WHERE chave = ${`comunicado:${body.notificacao}`} ORDER BY 1`,
      ),
      [{id: fine.id}, {id: noPhone.id}],
    );
    await leave();
    assert.deepEqual(service.taken, []);
    assert.equal((await rowOf(body.notificacao)).pintores, 2);
  });

  it('are for a level, a state, those who do not score, companies or people; each counted before', async () => {
    const level = await insert<{id: number}>(t, 'cluster', {nome: 'Ouro', ordem: 3, valorPonto: 1.2});
    const old = new Date(NOW.getTime() - 100 * DAY_MS);
    const scoredLately = await givenPainter({criadoEm: old, clusterId: level.id});
    await t.db.query(sql`UPDATE conta SET ultima_pontuacao_em = ${NOW} WHERE pintor_id = ${scoredLately.id}`);
    const company = await givenPainter({criadoEm: old, isCompany: true, endEstado: 'RJ'});
    await givenNamedDevice(company);
    await givenPainter();
    const preview = async (query: string) =>
      (await staff.api.get<AnswerBody & {pintores: number; comCelular: number}>(`/api/notificacoes/publico?${query}`))
        .body;
    for (const [query, pintores, comCelular] of [
      ['', 3, 1],
      [`nivel=${level.id}`, 1, 0],
      ['estado=RJ', 1, 1],
      ['diasSemPontuar=90', 1, 1],
      ['diasSemPontuar=101', 0, 0],
      ['isCompany=1', 1, 1],
      ['isCompany=0&estado=SP', 2, 0],
    ] as const)
      assert.deepEqual(await preview(query), {pintores, comCelular}, query);
    const {body} = await send({...words(), estado: 'RJ', isCompany: 1, diasSemPontuar: 90});
    await run(body.trabalho);
    assert.equal((await told(company)).length, 1);
    assert.equal((await told(scoredLately)).length, 0);
    const {publico, pintores} = await rowOf(body.notificacao);
    assert.deepEqual([publico, pintores], ['RJ, 90 dias ou mais sem pontuar, empresas', 1]);
    assert.equal((await send({...words(), estado: 'AC'})).body.codigo, 'PUBLICO_VAZIO');
    // Removes the date set above, as there is no sale for it.
    await t.db.query(sql`UPDATE conta SET ultima_pontuacao_em = NULL WHERE pintor_id = ${scoredLately.id}`);
  });

  it('refuse what cannot be sent, and keep nothing of it', async () => {
    await givenPainter();
    const rows = () => t.db.query(sql`SELECT count(*)::int AS n FROM notificacao`);
    const before = await rows();
    const good = words();
    for (const [changes, campo, erro] of [
      [{titulo: ''}, 'titulo', 'Título obrigatório'],
      [{titulo: ' \n '}, 'titulo', 'Título obrigatório'],
      [{titulo: undefined}, 'titulo', 'Título obrigatório'],
      [{texto: undefined}, 'texto', 'Texto obrigatório'],
      [{titulo: 'x'.repeat(61)}, 'titulo', 'Use no máximo 60 caracteres'],
      [{texto: 'x'.repeat(181)}, 'texto', 'Use no máximo 180 caracteres'],
      [{estado: 'XX'}, 'estado', 'Escolha um estado'],
      [{nivel: 999_999}, 'nivel', 'Nível não encontrado'],
      [{diasSemPontuar: 0}, 'diasSemPontuar', 'Informe de 1 a 3650 dias sem pontuar'],
      [{agendarPara: later(-1)}, 'agendarPara', 'Escolha um horário no futuro'],
      [{agendarPara: later(91 * DAY_MS)}, 'agendarPara', 'Agende para os próximos 90 dias'],
      [{agendarPara: 'amanhã'}, 'agendarPara', 'Informe quando enviar'],
    ] as const) {
      const {status, body} = await send({...good, ...changes});
      assert.deepEqual([status, body.campos?.[campo]], [422, erro]);
    }
    assert.equal((await send({...good, html: '<b>'})).status, 400);
    assert.deepEqual(await rows(), before);
  });

  it('are not kept while a person has too many batch jobs, and are sent once one has ended', async () => {
    await givenPainter();
    const open = [];
    for (let i = 0; i < OPEN_EACH; i++) open.push((await send()).body);
    const body = words();
    for (let i = 0; i < 2; i++) assert.equal((await send(body)).body.codigo, TooManyTrabalhos.codigo);
    const kept = await t.db.query(sql`SELECT 1 FROM notificacao WHERE titulo = ${body.titulo}`);
    assert.deepEqual(kept, []);
    await run(open[0]?.trabalho ?? 0);
    assert.equal((await send(body)).status, 200);
  });

  it('are staff’s', async () => {
    const [painter, smart, auditor] = [await givenPainter(), await givenUsuario(t, 1), await givenUsuario(t, 2)];
    assert.equal((await send(words(), {}, smart)).status, 200);
    for (const [api, status] of [
      [auditor.api, 403],
      [painter.api, 401],
      [t.anonymous, 401],
    ] as const) {
      assert.equal((await api.get('/api/notificacoes')).status, status);
      assert.equal((await api.get('/api/notificacoes/publico')).status, status);
      assert.equal((await api.post(SEND, words())).status, status);
      assert.equal((await api.post('/api/notificacoes/1/cancelar')).status, status);
    }
  });

  it('are sent once: by one key, by two presses at once, by a second run, and after the copy that sent died', async () => {
    // More painters than are notified in one step.
    const painters = await Promise.all([...Array(60).keys()].map(() => givenPainter()));
    const body = words();
    const idempotencyKey = `push-${nextNumber()}`;
    const both = await Promise.all([1, 2].map(() => send(body, {idempotencyKey})));
    assert.equal(new Set(both.map(answer => answer.body.notificacao)).size, 1);
    assert.deepEqual((await send(body)).body.codigo, 'PUSH_REPETIDO');
    const raced = words();
    const answers = await Promise.all([1, 2, 3].map(() => send(raced)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409]);

    const {notificacao, trabalho} = both[0]?.body ?? {notificacao: 0, trabalho: 0};
    // Fails after its first step: the current step is rolled back, the first one stays.
    await t.db.query(sql`CREATE FUNCTION matar() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM aviso WHERE chave = NEW.chave) >= 55 THEN RAISE EXCEPTION 'killed'; END IF; RETURN NEW; END $$`);
    await t.db.query(sql`CREATE TRIGGER matar BEFORE INSERT ON aviso FOR EACH ROW EXECUTE FUNCTION matar()`);
    await assert.rejects(run(trabalho), /killed/);
    await t.db.query(sql`DROP TRIGGER matar ON aviso; `);
    const toldNow = () =>
      t.db.query(
        sql`SELECT count(*)::int AS avisos, count(DISTINCT pintor_id)::int AS pintores FROM aviso WHERE chave = ${`comunicado:${notificacao}`}`,
      );
    assert.deepEqual(await toldNow(), [{avisos: 50, pintores: 50}]);
    await Promise.all([run(trabalho), run(trabalho)]);
    await run(trabalho);
    assert.deepEqual(await toldNow(), [{avisos: 60, pintores: 60}]);
    const {estado, pintores} = await rowOf(notificacao);
    assert.deepEqual([estado, pintores], ['enviada', painters.length]);
  });

  it('wait for their time, and can be called off until then', async () => {
    const painter = await givenPainter();
    const at = later(3 * DAY_MS);
    const {body} = await send({...words(), agendarPara: at.replace('Z', '+00:00')});
    assert.equal(body.mensagem, 'Push agendado com sucesso');
    const {estado, agendadaPara} = await rowOf(body.notificacao);
    assert.deepEqual([estado, agendadaPara], ['agendada', at]);
    const queued = async () => {
      await t.app.jobs.runNow(RECOVERY_JOB);
      const job = sql`SELECT 1 FROM pgboss.job WHERE name = ${BATCH_JOB} AND (data->>'trabalho')::int = ${body.trabalho}`;
      return (await t.db.query(job)).length;
    };
    await run(body.trabalho);
    assert.deepEqual([await queued(), await told(painter)], [0, []]);
    const watched = await staff.api.get<object[]>(
      `/api/trabalhos?range=[0,9]&filter=${encodeURIComponent('{"aberto":true,"meus":true}')}`,
    );
    assert.deepEqual(watched.body, [], 'nobody watches what waits for days');
    t.clock.now = new Date(at);
    assert.equal(await queued(), 1);
    await run(body.trabalho);
    assert.equal((await told(painter)).length, 1);
    assert.equal((await rowOf(body.notificacao)).estado, 'enviada');
    const cancel = (id: number) => staff.api.post(`/api/notificacoes/${id}/cancelar`);
    assert.equal((await cancel(body.notificacao)).body.codigo, 'PUSH_TERMINADO');

    const second = (await send({...words(), agendarPara: later(9 * DAY_MS)})).body;
    const other = await givenUsuario(t, 1);
    const answers = await Promise.all([
      cancel(second.notificacao),
      other.api.post(`/api/notificacoes/${second.notificacao}/cancelar`),
    ]);
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409]);
    t.clock.now = new Date(later(10 * DAY_MS));
    await run(second.trabalho);
    assert.equal((await told(painter)).length, 1);
    const {estado: ended, pintores} = await rowOf(second.notificacao);
    assert.deepEqual([ended, pintores], ['cancelada', 0]);
    assert.equal((await cancel(999_999)).status, 404);
  });

  it('end with what was sent when they are cancelled in the middle, or break off', async () => {
    await givenPainter();
    const {body} = await send();
    await t.db.query(
      sql`UPDATE trabalho SET cancelar = true, estado = 'rodando', vivo_em = now() - interval '1 hour' WHERE id = ${body.trabalho}`,
    );
    await run(body.trabalho);
    await count();
    assert.deepEqual(await rowOf(body.notificacao).then(({estado, pintores}) => [estado, pintores]), ['cancelada', 0]);
    const broken = (await send()).body;
    await t.db.query(sql`UPDATE usuario SET ativo = false WHERE id = ${staff.id}`);
    await run(broken.trabalho);
    await count();
    staff = await givenUsuario(t, 1);
    assert.equal((await rowOf(broken.notificacao)).estado, 'falhou');
  });
});
