import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {systemContext, withContext} from '../../kernel/context';
import {sql} from '../../kernel/persistence/sql';
import type {GiveBackService} from '../../modules/pontos';
import {
  givenApp,
  givenPintor,
  givenPontos,
  givenUsuario,
  insert,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const DAY_MS = 86_400_000;

interface Expirados extends AnswerBody {
  rows: {nome: string; pontos: number; reativadoEm: string | null; Parceiro: {nome: string}}[];
  count: number;
}

describe('Points past their term', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    await insert(t, 'configuracao', {pontosUsuarioDia: 3000});
    [staff, smart] = [await givenUsuario(t, 0), await givenUsuario(t, 1)];
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`UPDATE ponto_expirado SET reativado_em = expirado_em WHERE reativado_em IS NULL`);
    pintor = await givenPintor(t);
  });

  /** Gives points that have already expired. */
  const due = (pontos: number, who = pintor) =>
    givenPontos(t, who.id, pontos, new Date(t.clock.now.getTime() - DAY_MS));
  const day = () => t.clock.now.toISOString().slice(0, 10);
  const since = () => `/api/pontuacoes/reativar/${day()}`;
  const givenBackTo = ({id}: GivenPintor) =>
    t.db.query(sql<{tipo_ator: string; request_id: string; depois: object | null}>`
      SELECT tipo_ator, request_id, depois FROM auditoria
       WHERE entidade = 'conta' AND acao = 'devolver' AND entidade_id = ${String(id)} ORDER BY id`);
  /** Runs the batch job of the give-back that was approved last. */
  const giveBackNow = async () => {
    const job = await t.db.one(sql<{id: number}>`SELECT max(id) AS id FROM trabalho WHERE tipo = 'pontos.devolver'`);
    await t.app.jobs.runNow(BATCH_JOB, {trabalho: job?.id ?? 0});
    return (await t.db.one(sql<{estado: string}>`SELECT estado FROM trabalho WHERE id = ${job?.id ?? 0}`))?.estado;
  };
  const list = () => staff.api.get<Expirados>('/api/pontuacoes-expiradas?pagina=0&limite=10');

  it('are posted by hand, once, and stand in the list and its file', async () => {
    await due(120);
    const {body} = await staff.api.post('/api/pontuacoes/expirar');
    assert.deepEqual(body, {pintores: 1, pontos: 120, mensagem: 'Expiraram 120 pontos de 1 pintor.'});
    const again = await staff.api.post('/api/pontuacoes/expirar');
    assert.equal(again.body['mensagem'], 'Nenhum ponto venceu desde a última vez.');
    const [row] = (await list()).body.rows;
    assert.deepEqual([row?.pontos, row?.reativadoEm, row?.Parceiro.nome], [120, null, row?.nome]);
    const file = await staff.api.raw('GET', '/api/pontuacoes/expirar/relatorio');
    assert.match(file.headers.get('content-disposition') ?? '', /filename="expired-score\.csv"/);
    assert.match(file.text, /Pintor;CPF;Pontos;Expirou em;Devolvido em/);
  });

  it('are given back from a day on, once, for 90 days; before that one sees how many', async () => {
    await due(300);
    await staff.api.post('/api/pontuacoes/expirar');
    assert.deepEqual((await staff.api.get(`${since()}/previa`)).body, {pintores: 1, pontos: 300});
    const {status, body} = await staff.api.post(since());
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body, {success: true, message: 'Devolvidos 300 pontos a 1 pintor, válidos por 90 dias.'});
    assert.equal(await saldoOf(t, pintor.id), 300);
    assert.notEqual((await list()).body.rows[0]?.reativadoEm, null);
    const again = await staff.api.get(since());
    assert.equal(again.body['message'], 'Não há pontos expirados a devolver desde essa data.');
    assert.equal(await saldoOf(t, pintor.id), 300);
  });

  it('are counted before they are posted, by hand or by giving them back, which posts them first', async () => {
    const other = await givenPintor(t);
    await due(300);
    await due(25, other);
    const upcoming = () =>
      staff.api.get<AnswerBody & {vencidos: object; aviso: null}>('/api/pontuacoes/expirar/previa');
    assert.deepEqual((await upcoming()).body.vencidos, {pintores: 2, pontos: 325});
    assert.equal((await upcoming()).body.aviso, null);
    assert.deepEqual((await staff.api.get(`${since()}/previa`)).body, {pintores: 2, pontos: 325});
    const tomorrow = new Date(t.clock.now.getTime() + DAY_MS).toISOString().slice(0, 10);
    const none = await staff.api.get(`/api/pontuacoes/reativar/${tomorrow}/previa`);
    assert.deepEqual(none.body, {pintores: 0, pontos: 0});
    const {body} = await staff.api.post(since());
    assert.equal(body['message'], 'Devolvidos 325 pontos a 2 pintores, válidos por 90 dias.');
    assert.deepEqual((await upcoming()).body.vencidos, {pintores: 0, pontos: 0});
    assert.deepEqual((await staff.api.get(`${since()}/previa`)).body, {pintores: 0, pontos: 0});
  });

  it('of an erased painter expire and are not given back', async () => {
    const erased = await givenPintor(t);
    await due(40, erased);
    await staff.api.post('/api/pontuacoes/expirar');
    await due(25, erased);
    await t.db.query(sql`UPDATE pintor SET ativo = false, anonimizado_em = ${t.clock.now} WHERE id = ${erased.id}`);
    await due(300);
    assert.deepEqual((await staff.api.get(`${since()}/previa`)).body, {pintores: 1, pontos: 300});
    const tomorrow = new Date(t.clock.now.getTime() + DAY_MS).toISOString().slice(0, 10);
    const none = await staff.api.get(`/api/pontuacoes/reativar/${tomorrow}/previa`);
    assert.deepEqual(none.body, {pintores: 0, pontos: 0});
    const {body} = await staff.api.post(since());
    assert.equal(body['message'], 'Devolvidos 300 pontos a 1 pintor, válidos por 90 dias.');
    assert.deepEqual([await saldoOf(t, erased.id), await givenBackTo(erased)], [0, []]);
  });

  it('leave nothing to give back that was a give-back, as its preview says', async () => {
    await due(60);
    await staff.api.post(since());
    await t.db.query(
      sql`UPDATE lote SET vence_em = ${new Date(t.clock.now.getTime() - DAY_MS)} WHERE pintor_id = ${pintor.id} AND restante > 0`,
    );
    assert.deepEqual((await staff.api.get(`${since()}/previa`)).body, {pintores: 0, pontos: 0});
    assert.equal(
      (await staff.api.post(since())).body['message'],
      'Não há pontos expirados a devolver desde essa data.',
    );
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('are given back by the operator’s command with an entry in the audit trail', async () => {
    await due(45);
    const service = await t.app.get<GiveBackService>('services.GiveBackService');
    const given = await withContext(systemContext(t.clock.now, 'comando'), () => service.giveBack(day()));
    assert.equal(given, 'Devolvidos 45 pontos a 1 pintor, válidos por 90 dias.');
    assert.deepEqual(await givenBackTo(pintor), [
      {tipo_ator: 'sistema', request_id: 'comando', depois: {desde: day(), pontos: 45}},
    ]);
  });

  it('are in the audit trail as far as a give-back came that was killed', async () => {
    const next = await givenPintor(t);
    await due(20);
    await due(30, next);
    await staff.api.post('/api/pontuacoes/expirar');
    await t.db.query(sql`CREATE FUNCTION matar_devolucao() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.tipo = 'devolucao' AND NEW.pontos = 30 THEN RAISE EXCEPTION 'killed' USING ERRCODE = '58000'; END IF; RETURN NEW; END $$`);
    await t.db.query(
      sql`CREATE TRIGGER matar BEFORE INSERT ON lancamento FOR EACH ROW EXECUTE FUNCTION matar_devolucao()`,
    );
    const service = await t.app.get<GiveBackService>('services.GiveBackService');
    await assert.rejects(
      t.run(() => service.giveBack(day())),
      /killed/,
    );
    await t.db.query(sql`DROP TRIGGER matar ON lancamento`);
    assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, next.id)], [20, 0]);
    assert.deepEqual([(await givenBackTo(pintor)).length, (await givenBackTo(next)).length], [1, 0]);
    await staff.api.post(since());
    assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, next.id)], [20, 30]);
    assert.deepEqual([(await givenBackTo(pintor)).length, (await givenBackTo(next)).length], [1, 1]);
  });

  it('are given back once, however many ask at the same time', async () => {
    await due(40);
    await staff.api.post('/api/pontuacoes/expirar');
    const answers = await Promise.all([staff.api.post(since()), smart.api.post(since()), smart.api.get(since())]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200],
    );
    assert.equal(await saldoOf(t, pintor.id), 40);
  });

  it('are for two people where they are more than one may grant', async () => {
    await due(9000);
    await staff.api.post('/api/pontuacoes/expirar');
    const asked = await staff.api.post(since());
    assert.deepEqual([asked.status, asked.body['codigo']], [409, 'SEGUNDA_PESSOA']);
    assert.equal(await saldoOf(t, pintor.id), 0);
    const open = await smart.api.get<AnswerBody & {rows: {id: number}[]}>(
      '/api/aprovacoes?pagina=0&limite=10&filtros={"estado":"aberta"}',
    );
    const id = open.body.rows[0]?.id;
    assert.equal((await staff.api.post(`/api/aprovacoes/${id}/aprovar`)).body['codigo'], 'PEDIDO_SEU');
    const approved = await smart.api.post(`/api/aprovacoes/${id}/aprovar`);
    assert.equal(approved.status, 200, JSON.stringify(approved.body));
    assert.match(String(approved.body['mensagem']), /^Trabalho iniciado: 1 linha para fazer/);
    // What expires from now on was shown to nobody.
    await givenPontos(t, pintor.id, 70, new Date(t.clock.now.getTime() + 30_000));
    t.clock.now = new Date(t.clock.now.getTime() + 60_000);
    await staff.api.post('/api/pontuacoes/expirar');
    assert.equal(await giveBackNow(), 'concluido');
    assert.equal(await saldoOf(t, pintor.id), 9000);
  });

  it('are given back by an approval as far as it was shown: what expired since is shown first', async () => {
    const late = await givenPintor(t);
    await due(9000);
    await staff.api.post(since());
    const {id} = (await t.db.one(sql<{id: number}>`SELECT id FROM aprovacao WHERE estado = 'aberta'`)) ?? {id: 0};
    await due(500, late);
    const approve = () => smart.api.post(`/api/aprovacoes/${id}/aprovar`);
    const grown = await approve();
    assert.deepEqual([grown.status, grown.body.codigo], [409, 'PEDIDO_MUDOU']);
    assert.match(grown.body.erro ?? '', /9\.500 pontos a 2 pintores/);
    assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, late.id)], [9000, 500], 'nothing is posted');
    const admin = await givenUsuario(t, 0);
    const both = await Promise.all([approve(), admin.api.post(`/api/aprovacoes/${id}/aprovar`)]);
    assert.deepEqual(both.map(({status}) => status).sort(), [200, 409]);
    assert.equal(await giveBackNow(), 'concluido');
    assert.deepEqual([await saldoOf(t, pintor.id), await saldoOf(t, late.id)], [9000, 500]);
    const given = await t.db.query(
      sql`SELECT 1 FROM lancamento WHERE tipo = 'devolucao' AND pintor_id IN (${pintor.id}, ${late.id})`,
    );
    assert.equal(given.length, 2);
  });

  it('to come are summed by month', async () => {
    await givenPontos(t, pintor.id, 77, new Date('2031-02-01T02:59:59.999Z'));
    const {body} = await staff.api.get<AnswerBody & {meses: object[]}>('/api/pontuacoes/expirar/previa');
    assert.deepEqual(body.meses.at(-1), {mes: '2031-01', pontos: 77, pintores: 1});
  });

  it('are no Auditor’s business, and a day that is none is refused', async () => {
    const auditor = await givenUsuario(t, 2);
    for (const path of ['/api/pontuacoes-expiradas', '/api/pontuacoes/expirar/relatorio', since()])
      assert.equal((await auditor.api.get(path)).status, 403, path);
    assert.equal((await auditor.api.post('/api/pontuacoes/expirar')).status, 403);
    assert.equal((await staff.api.post('/api/pontuacoes/reativar/2026-02-30')).status, 400);
    assert.equal((await t.anonymous.post(since())).status, 401);
  });
});
