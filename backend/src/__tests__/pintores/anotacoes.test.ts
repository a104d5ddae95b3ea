import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {ERASE} from '../../modules/privacidade/erasure.service';
import {
  PINTOR_PASSWORD,
  givenApp,
  givenPintor,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const HOUR = 60 * 60 * 1000;

interface Anotacao {
  id: number;
  texto: string;
  criadoEm: string;
  usuario: {nome: string};
  podeExcluir: boolean;
}

describe('What staff note about a painter', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let carla: GivenUsuario;
  let davi: GivenUsuario;
  let auditor: GivenUsuario;
  let ana: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = await givenUsuario(t, 1);
    [carla, davi, auditor] = [await givenUsuario(t, 0), await givenUsuario(t, 0), await givenUsuario(t, 2)];
  });
  after(() => t.stop());
  beforeEach(async () => {
    ana = await givenPintor(t, {senha: PINTOR_PASSWORD});
  });

  const path = ({cpf} = ana) => `/api/parceiros/${cpf}/anotacoes`;
  const note = (texto: unknown, {api} = carla) => api.post(path(), {texto});
  const notes = async ({api} = carla) => (await api.get<AnswerBody & {anotacoes: Anotacao[]}>(path())).body.anotacoes;
  const remove = ({id}: {id: number}, {api} = carla, of = ana) => api.delete(`${path(of)}/${id}`);
  async function noted(): Promise<Anotacao> {
    await note('Ligou sobre o cartão.');
    const [newest] = await notes();
    assert.ok(newest);
    return newest;
  }

  it('is read by all staff, the newest first, with who wrote it and when', async () => {
    const {status, body} = await note(' Prefere ligação à tarde. ');
    assert.deepEqual([status, body.mensagem], [201, 'Anotação salva com sucesso']);
    await note('Segunda linha\nabaixo', smart);
    const common = {criadoEm: t.clock.now.toISOString(), podeExcluir: false};
    const read = (await notes(auditor)).map(({id: _, ...rest}) => rest);
    assert.deepEqual(read, [
      {...common, texto: 'Segunda linha\nabaixo', usuario: {nome: smart.nome}},
      {...common, texto: 'Prefere ligação à tarde.', usuario: {nome: carla.nome}},
    ]);
  });

  it('is kept once, however often it comes under the same key', async () => {
    const key = {idempotencyKey: `anotacao-${ana.cpf}`};
    const answers = await Promise.all([1, 2, 3].map(() => carla.api.post(path(), {texto: 'Mudou de loja.'}, key)));
    assert.deepEqual(
      answers.map(({status}) => status),
      [201, 201, 201],
    );
    assert.equal((await notes()).length, 1);
    assert.equal((await carla.api.post(path(), {texto: 'Outra.'}, key)).status, 409);
  });

  it('wants a text of up to 1,000 characters, and a painter that there is', async () => {
    for (const [texto, error] of [
      [undefined, 'Escreva a anotação.'],
      ['  ', 'Escreva a anotação.'],
      ['x'.repeat(1001), 'Use no máximo 1.000 caracteres'],
      ['x'.repeat(4001), 'Use no máximo 1.000 caracteres'],
    ]) {
      const {status, body} = await note(texto);
      assert.deepEqual([status, body.campos], [422, {texto: error}]);
    }
    assert.equal((await note(` ${'x'.repeat(1000)} `)).status, 201);
    for (const call of [carla.api.get, (to: string) => carla.api.post(to, {texto: 'Oi'})]) {
      const {status, body} = await call('/api/parceiros/52998224725/anotacoes');
      assert.deepEqual([status, body.erro], [404, 'CPF não encontrado.']);
    }
  });

  it('is taken back by who wrote it within a day, and by the Smart whenever', async () => {
    const first = await noted();
    assert.equal(first.podeExcluir, true);
    const refused = await remove(first, davi);
    assert.deepEqual([refused.status, refused.body.codigo], [403, 'ANOTACAO_NAO_E_SUA']);
    assert.equal((await remove(first, carla, await givenPintor(t))).status, 404);
    const {status, body} = await remove(first);
    assert.deepEqual([status, body.mensagem], [200, 'Anotação excluída com sucesso']);
    assert.equal((await remove(first)).status, 404);
    const late = await noted();
    await t.db.query(
      sql`UPDATE anotacao_pintor SET criado_em = ${new Date(t.clock.now.getTime() - 24 * HOUR - 1)} WHERE id = ${late.id}`,
    );
    assert.deepEqual(
      (await notes()).map(({podeExcluir}) => podeExcluir),
      [false],
    );
    assert.equal((await remove(late)).status, 403);
    assert.equal((await remove(late, smart)).status, 200);
    assert.deepEqual(await notes(), []);
    const trail = await t.db.query(
      sql`SELECT ator_id AS ator FROM auditoria WHERE entidade = 'anotacao_pintor' AND acao = 'remover' ORDER BY id`,
    );
    assert.deepEqual(trail, [{ator: carla.id}, {ator: smart.id}]);
  });

  it('is written by the Administrador and the Smart, and nobody else’s to read than staff’s', async () => {
    const anotacao = await noted();
    assert.equal((await note('Oi', auditor)).status, 403);
    assert.equal((await remove(anotacao, auditor)).status, 403);
    for (const {api} of [ana, {api: t.anonymous}]) {
      assert.equal((await api.get(path())).status, 401);
      assert.equal((await api.post(path(), {texto: 'Oi'})).status, 401);
      assert.equal((await api.delete(`${path()}/${anotacao.id}`)).status, 401);
    }
  });

  it('goes with the painter', async () => {
    await noted();
    const {status} = await ana.api.post('/api/privacidade/apagar', {senha: PINTOR_PASSWORD, ciente: 1});
    assert.equal(status, 200);
    const pedido = await t.db.one(sql<{id: number}>`SELECT id FROM pedido_privacidade WHERE pintor_id = ${ana.id}`);
    await t.app.jobs.runNow(ERASE, {pedidoId: pedido?.id});
    assert.deepEqual(await t.db.query(sql`SELECT id FROM anotacao_pintor WHERE pintor_id = ${ana.id}`), []);
    assert.equal((await carla.api.get(path())).status, 404);
  });
});
