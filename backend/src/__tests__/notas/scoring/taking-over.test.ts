import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenUsuario,
  type AnswerBody,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

interface Analysis extends AnswerBody {
  por: string | null;
  ate: string | null;
  minha: boolean;
}

describe('POST /api/nota/{idFoto}/analise', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let bia: GivenUsuario;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
  });
  after(() => t.stop());

  const take = ({api}: GivenUsuario, id: number, body: object = {}) =>
    api.post<Analysis>(`/api/nota/${id}/analise`, body);
  const giveBack = ({api}: GivenUsuario, id: number) => api.delete<Analysis>(`/api/nota/${id}/analise`);
  const advance = (ms: number) => (t.clock.now = new Date(t.clock.now.getTime() + ms));
  const newOne = async () => (await givenNota(t, (await givenPintor(t)).id)).id;

  it('gives a receipt to one person for 90 seconds, and renews', async () => {
    const id = await newOne();
    const taken = await take(ana, id);
    assert.deepEqual(taken.body, {
      por: 'Ana',
      ate: new Date(t.clock.now.getTime() + 90_000).toISOString(),
      minha: true,
    });
    const {status, body} = await take(bia, id);
    assert.deepEqual([status, body.codigo, body.erro], [409, 'EM_ANALISE', 'Em análise por Ana']);
    assert.deepEqual(body.analise, {por: 'Ana', ate: taken.body.ate, minha: false});
    advance(60_000);
    assert.equal((await take(ana, id)).body.ate, new Date(t.clock.now.getTime() + 90_000).toISOString());
    advance(60_000);
    assert.equal((await take(bia, id)).status, 409, 'it was renewed');
    advance(30_000);
    assert.equal((await take(bia, id)).body.por, 'Bia', 'it ran out');
    assert.equal((await take(ana, id)).status, 409);
  });

  it('is given back by who has it alone', async () => {
    const id = await newOne();
    await take(ana, id);
    assert.deepEqual((await giveBack(bia, id)).body.por, 'Ana');
    assert.deepEqual((await giveBack(ana, id)).body, {por: null, ate: null, minha: false});
    assert.equal((await take(bia, id)).status, 200);
    advance(90_000);
    assert.deepEqual((await giveBack(ana, id)).body, {por: null, ate: null, minha: false});
  });

  it('can be taken over, and the audit trail says from whom', async () => {
    const id = await newOne();
    await take(ana, id);
    assert.deepEqual((await take(bia, id, {assumir: true})).body.minha, true);
    assert.equal((await take(ana, id)).body.erro, 'Em análise por Bia');
    const trace = await t.db.query(
      sql`SELECT ator_id, acao, antes, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = ${String(id)}`,
    );
    assert.deepEqual(trace, [
      {ator_id: bia.id, acao: 'assumir', antes: {analisePor: ana.id}, depois: {analisePor: bia.id}},
    ]);
  });

  it('goes to exactly one of those who ask at once', async () => {
    const people = [ana, bia, await givenUsuario(t, 0), await givenUsuario(t, 1)];
    for (let round = 0; round < 5; round++) {
      const id = await newOne();
      const answers = await Promise.all(people.map(person => take(person, id)));
      assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409]);
      const owner = answers.find(({status}) => status === 200)?.body.por;
      assert.ok(answers.every(({status, body}) => status === 200 || body.erro === `Em análise por ${owner}`));
    }
  });

  it('keeps others from scoring, rejecting and closing while it is valid', async () => {
    const {venda, nota} = await givenVenda(t, await givenScenario(t, await givenPintor(t)));
    const score = ({api}: GivenUsuario) => api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false});
    await take(ana, nota.id);
    const rejection = {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'};
    for (const {status, body} of [
      await score(bia),
      await bia.api.post('/api/pontuacoes/reprovar', rejection),
      await bia.api.post('/api/pontuacoes/encerrar', {identificador: nota.id}),
    ])
      assert.deepEqual([status, body.codigo, body.erro], [409, 'EM_ANALISE', 'Em análise por Ana']);
    assert.equal((await score(ana)).status, 200);
    assert.deepEqual(await t.db.one(sql`SELECT analise_por, analise_ate FROM nota WHERE id = ${nota.id}`), {
      analise_por: null,
      analise_ate: null,
    });
    const {status, body} = await take(ana, nota.id);
    assert.deepEqual([status, body.codigo], [409, 'ESTADO_NAO_PERMITE']);
  });

  it('does not outlive its 90 seconds', async () => {
    const {venda, nota} = await givenVenda(t, await givenScenario(t, await givenPintor(t)));
    await take(ana, nota.id);
    advance(90_000);
    assert.equal((await bia.api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false})).status, 200);
  });

  it('is for who processes receipts', async () => {
    const pintor = await givenPintor(t);
    const {id} = await givenNota(t, pintor.id);
    const auditorApi = await givenUsuario(t, 2);
    assert.equal((await take(auditorApi, id)).status, 403);
    assert.equal((await giveBack(auditorApi, id)).status, 403);
    assert.equal((await pintor.api.post(`/api/nota/${id}/analise`)).status, 401);
    assert.equal((await take(ana, 999_999)).status, 404);
    assert.equal((await giveBack(ana, 999_999)).status, 404);
    assert.equal((await take(ana, id, {inesperado: 1})).status, 400);
  });
});
