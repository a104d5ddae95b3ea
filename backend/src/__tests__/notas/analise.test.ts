import assert from 'node:assert/strict';
import {givenApp, givenNota, givenPintor, givenUsuario, type Corpo, type TestApp, type UsuarioDado} from '../support';
import {givenCenario, givenVenda} from './support';

interface Analise extends Corpo {
  por: string | null;
  ate: string | null;
  minha: boolean;
}

describe('POST /api/nota/{idFoto}/analise', () => {
  let t: TestApp;
  let ana: UsuarioDado;
  let bia: UsuarioDado;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 0, {nome: 'Ana'});
    bia = await givenUsuario(t, 1, {nome: 'Bia'});
  });
  after(() => t.stop());

  const tomar = ({api}: UsuarioDado, id: number, body: object = {}) =>
    api.post<Analise>(`/api/nota/${id}/analise`, body);
  const devolver = ({api}: UsuarioDado, id: number) => api.delete<Analise>(`/api/nota/${id}/analise`);
  const passar = (ms: number) => (t.clock.agora = new Date(t.clock.agora.getTime() + ms));
  const nova = async () => (await givenNota(t, (await givenPintor(t)).id)).id;

  it('gives a receipt to one person for 90 seconds, and renews', async () => {
    const id = await nova();
    const tomada = await tomar(ana, id);
    assert.deepEqual(tomada.body, {
      por: 'Ana',
      ate: new Date(t.clock.agora.getTime() + 90_000).toISOString(),
      minha: true,
    });
    const {status, body} = await tomar(bia, id);
    assert.deepEqual([status, body.codigo, body.erro], [409, 'EM_ANALISE', 'Em análise por Ana']);
    assert.deepEqual(body.analise, {por: 'Ana', ate: tomada.body.ate, minha: false});
    passar(60_000);
    assert.equal((await tomar(ana, id)).body.ate, new Date(t.clock.agora.getTime() + 90_000).toISOString());
    passar(60_000);
    assert.equal((await tomar(bia, id)).status, 409, 'it was renewed');
    passar(30_000);
    assert.equal((await tomar(bia, id)).body.por, 'Bia', 'it ran out');
    assert.equal((await tomar(ana, id)).status, 409);
  });

  it('is given back by who has it alone', async () => {
    const id = await nova();
    await tomar(ana, id);
    assert.deepEqual((await devolver(bia, id)).body.por, 'Ana');
    assert.deepEqual((await devolver(ana, id)).body, {por: null, ate: null, minha: false});
    assert.equal((await tomar(bia, id)).status, 200);
    passar(90_000);
    assert.deepEqual((await devolver(ana, id)).body, {por: null, ate: null, minha: false});
  });

  it('can be taken over, and the audit trail says from whom', async () => {
    const id = await nova();
    await tomar(ana, id);
    assert.deepEqual((await tomar(bia, id, {assumir: true})).body.minha, true);
    assert.equal((await tomar(ana, id)).body.erro, 'Em análise por Bia');
    const rastro = await t.db.query(
      `SELECT ator_id, acao, antes, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = $1`,
      [String(id)],
    );
    assert.deepEqual(rastro, [
      {ator_id: bia.id, acao: 'assumir', antes: {analisePor: ana.id}, depois: {analisePor: bia.id}},
    ]);
  });

  it('goes to exactly one of those who ask at once', async () => {
    const pessoas = [ana, bia, await givenUsuario(t, 0), await givenUsuario(t, 1)];
    for (let rodada = 0; rodada < 5; rodada++) {
      const id = await nova();
      const answers = await Promise.all(pessoas.map(pessoa => tomar(pessoa, id)));
      assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409]);
      const dona = answers.find(({status}) => status === 200)?.body.por;
      assert.ok(answers.every(({status, body}) => status === 200 || body.erro === `Em análise por ${dona}`));
    }
  });

  it('keeps others from scoring, rejecting and closing while it lives', async () => {
    const {venda, nota} = await givenVenda(t, await givenCenario(t, await givenPintor(t)));
    const pontuar = ({api}: UsuarioDado) => api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false});
    await tomar(ana, nota.id);
    const reprovacao = {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'};
    for (const {status, body} of [
      await pontuar(bia),
      await bia.api.post('/api/pontuacoes/reprovar', reprovacao),
      await bia.api.post('/api/pontuacoes/encerrar', {identificador: nota.id}),
    ])
      assert.deepEqual([status, body.codigo, body.erro], [409, 'EM_ANALISE', 'Em análise por Ana']);
    assert.equal((await pontuar(ana)).status, 200);
    assert.deepEqual(await t.db.one(`SELECT analise_por, analise_ate FROM nota WHERE id = $1`, [nota.id]), {
      analise_por: null,
      analise_ate: null,
    });
    const {status, body} = await tomar(ana, nota.id);
    assert.deepEqual([status, body.codigo], [409, 'ESTADO_NAO_PERMITE']);
  });

  it('does not outlive its 90 seconds', async () => {
    const {venda, nota} = await givenVenda(t, await givenCenario(t, await givenPintor(t)));
    await tomar(ana, nota.id);
    passar(90_000);
    assert.equal((await bia.api.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: false})).status, 200);
  });

  it('is for who processes receipts', async () => {
    const pintor = await givenPintor(t);
    const {id} = await givenNota(t, pintor.id);
    const auditora = await givenUsuario(t, 2);
    assert.equal((await tomar(auditora, id)).status, 403);
    assert.equal((await devolver(auditora, id)).status, 403);
    assert.equal((await pintor.api.post(`/api/nota/${id}/analise`)).status, 401);
    assert.equal((await tomar(ana, 999_999)).status, 404);
    assert.equal((await devolver(ana, 999_999)).status, 404);
    assert.equal((await tomar(ana, id, {inesperado: 1})).status, 400);
  });
});
