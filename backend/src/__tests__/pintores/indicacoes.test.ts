import assert from 'node:assert/strict';
import {ERASED_NAME} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type GivenPintor, type TestApp} from '../support';
import {brokenInvariants} from '../../modules/pontos';
import {givenScenario, givenVenda, type Scenario} from '../notas/support';

interface Indicado {
  nome: string;
  cpf: string;
  celular: string;
  validado: boolean;
}
type Indicacoes = AnswerBody & {indicacoes: Indicado[]; metadata: {total: number}};

describe('Referrals', () => {
  let t: TestApp;
  let ana: GivenPintor;
  let bia: GivenPintor;
  let scenario: Scenario;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  beforeEach(async () => {
    ana = await givenPintor(t);
    bia = await givenPintor(t, {indicadoPor: ana.id, nome: 'Beatriz Sebastiana Albuquerque', celular: '11987654321'});
    scenario = await givenScenario(t, bia);
  });
  afterEach(async () => assert.deepEqual(await brokenInvariants(t.db), []));

  const listed = async (who = ana, query = '') =>
    (await who.api.post<Indicacoes>(`/api/indique-ganhe/indicacoes${query}`, {idIndicacao: who.idIndicacao})).body;
  const resumo = async (who = ana) => (await who.api.get('/api/indique-ganhe/resumo')).body;
  const saldo = async ({id}: GivenPintor) =>
    (await t.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${id}`))?.saldo;
  const scored = async (smart: {api: GivenPintor['api']}, changes = {}) => {
    const {nota, venda} = await givenVenda(t, scenario, changes);
    const answer = await smart.api.post('/api/pontuacoes/pontuar', {venda});
    return {nota, answer};
  };

  it('are shown to who brought them, CPF and telephone in part', async () => {
    const {indicacoes, metadata} = await listed();
    assert.equal(metadata.total, 1);
    const [first] = indicacoes;
    assert.equal(first?.nome, bia.nome);
    assert.equal(first.cpf, `${bia.cpf.slice(0, 3)}.***.***-${bia.cpf.slice(9)}`);
    assert.equal(first.celular, '(11) *****-4321');
    assert.equal(first.validado, false);
    assert.ok(!JSON.stringify(indicacoes).includes(bia.cpf));
    assert.deepEqual(await resumo(), {indicacoes: 1, validas: 0, pontos: 0, pontosPorIndicacao: 100});
    const all = await ana.api.post<Indicacoes>('/api/indique-ganhe/indicacoes', {});
    assert.equal(all.body.indicacoes.length, 1);
  });

  it('of a colleague whose data were erased nothing is shown in part, and no name in the feed of points', async () => {
    const smart = await givenUsuario(t, 1);
    await scored(smart);
    await t.db.query(
      sql`UPDATE pintor SET anonimizado_em = now(), nome = ${ERASED_NAME}, cpf = 'apagado-' || id, celular = '' WHERE id = ${bia.id}`,
    );
    const [{nome, cpf, celular, validado} = {nome: '', cpf: '?', celular: '?', validado: false}] = (await listed())
      .indicacoes;
    assert.deepEqual([nome, cpf, celular, validado], [ERASED_NAME, '', '', true]);
    const {body} = await ana.api.get<AnswerBody & {movimentos: {tipo: string; indicado: string | null}[]}>(
      '/api/pontuacoes/movimentos',
    );
    assert.deepEqual(
      body.movimentos.map(({tipo, indicado}) => [tipo, indicado]),
      [['indicacao', null]],
    );
  });

  it('are nobody else’s to see, nor to search for a CPF in', async () => {
    const {status} = await bia.api.post('/api/indique-ganhe/indicacoes', {idIndicacao: ana.idIndicacao});
    assert.equal(status, 404);
    assert.deepEqual((await listed(bia)).indicacoes, []);
    const filtros = encodeURIComponent(JSON.stringify({cpf: bia.cpf}));
    assert.equal((await ana.api.post(`/api/indique-ganhe/indicacoes?filtros=${filtros}`, {})).status, 400);
    assert.equal((await ana.api.post('/api/indique-ganhe/indicacoes', {idIndicacao: 7})).status, 400);
    const {api} = await givenUsuario(t, 1);
    assert.equal((await api.post('/api/indique-ganhe/indicacoes', {})).status, 401);
    assert.equal((await t.anonymous.get('/api/indique-ganhe/resumo')).status, 401);
  });

  it('come by the page', async () => {
    await givenPintor(t, {indicadoPor: ana.id, nome: 'Caio'});
    const {indicacoes, metadata} = await listed(ana, '?pagina=0&limite=1&ordernar=-id');
    assert.deepEqual([indicacoes.map(({nome}) => nome), metadata.total], [['Caio'], 2]);
  });

  it('are worth 100 points once the first receipt is scored, and no more for the second', async () => {
    const smart = await givenUsuario(t, 1);
    assert.equal((await scored(smart)).answer.status, 200);
    assert.equal(await saldo(ana), 100);
    assert.equal((await scored(smart)).answer.status, 200);
    assert.equal(await saldo(ana), 100);
    assert.equal((await listed()).indicacoes[0]?.validado, true);
    assert.deepEqual(await resumo(), {indicacoes: 1, validas: 1, pontos: 100, pontosPorIndicacao: 100});
  });

  it('are worth them once, however many receipts are scored at a time', async () => {
    const smart = await givenUsuario(t, 1);
    const sales = await Promise.all(Array.from({length: 6}, () => givenVenda(t, scenario)));
    const answers = await Promise.all(sales.map(({venda}) => smart.api.post('/api/pontuacoes/pontuar', {venda})));
    assert.deepEqual(
      answers.map(({status}) => status),
      Array.from({length: 6}, () => 200),
    );
    assert.equal(await saldo(ana), 100);
    const live = await t.db.query(
      sql`SELECT 1 FROM bonus_indicacao WHERE indicado_id = ${bia.id} AND estorno_id IS NULL`,
    );
    assert.equal(live.length, 1);
  });

  it('lose them with the last scored receipt, not before, and earn them again with the next', async () => {
    const smart = await givenUsuario(t, 1);
    const first = await scored(smart);
    const second = await scored(smart);
    const cancel = async (id: number) =>
      assert.equal((await smart.api.post('/api/pontuacoes/cancelar', {identificador: id})).status, 200);
    await cancel(first.nota.id);
    assert.equal(await saldo(ana), 100);
    assert.equal((await listed()).indicacoes[0]?.validado, true);
    await cancel(second.nota.id);
    assert.equal(await saldo(ana), 0);
    assert.equal((await listed()).indicacoes[0]?.validado, false);
    assert.deepEqual(await resumo(), {indicacoes: 1, validas: 0, pontos: 0, pontosPorIndicacao: 100});
    await scored(smart);
    assert.equal(await saldo(ana), 100);
  });

  it('lose them once, however many receipts are cancelled at a time', async () => {
    const smart = await givenUsuario(t, 1);
    const notas = [await scored(smart), await scored(smart), await scored(smart)];
    await Promise.all(notas.map(({nota}) => smart.api.post('/api/pontuacoes/cancelar', {identificador: nota.id})));
    assert.equal(await saldo(ana), 0);
  });

  it('may be what the referrer’s own level was waiting for', async () => {
    const smart = await givenUsuario(t, 1);
    await t.db.query(
      sql`INSERT INTO cluster (nome, ordem, tipo, trigger_limite) VALUES ('Bronze', 1, 'NENHUM', 0), ('Prata', 2, 'PONTOS', 100)`,
    );
    await t.db.query(sql`UPDATE pintor SET cluster_id = (SELECT id FROM cluster WHERE ordem = 1) WHERE id = ${ana.id}`);
    await scored(smart);
    const {body} = await ana.api.get<AnswerBody & {cluster: {nome: string}}>('/api/sessoes/parceiro/info');
    assert.equal(body.cluster.nome, 'Prata');
    await t.db.query(sql`UPDATE pintor SET cluster_id = NULL; DELETE FROM pintor_cluster; DELETE FROM cluster`);
  });
});
