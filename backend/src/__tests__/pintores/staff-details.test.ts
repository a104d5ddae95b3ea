import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  nextCpf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const MOVIMENTOS = '/api/pontuacoes/movimentos';
const LOTES = '/api/pontuacoes/lotes';

describe('One painter, as staff see it', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let ana: GivenPintor;
  let bia: GivenPintor;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    await insert(t, 'cluster', {nome: 'Bronze', ordem: 1});
    ana = await givenPintor(t, {saldo: 70});
    bia = await givenPintor(t, {saldo: 30, indicadoPor: ana.id, emailConfirmadoEm: null});
  });
  after(() => t.stop());

  const details = ({cpf}: {cpf: string}, {api} = smart) => api.get(`/api/parceiros/${cpf}/detalhes`);
  const of = (path: string, cpf: string, {api} = smart) =>
    api.get<AnswerBody & {movimentos: AnswerBody[]; lotes: AnswerBody[]}>(
      `${path}?filtros=${encodeURIComponent(JSON.stringify({cpf}))}`,
    );

  it('tells what stands in no list', async () => {
    await insert(t, 'consentimento', {pintorId: bia.id, documento: 'imagem', versao: '1', aceitoEm: t.clock.now});
    const at = t.clock.now.toISOString();
    await t.db.query(sql`UPDATE sessao SET usada_em = ${at} WHERE tipo_sessao = 'loja' AND sujeito_id = ${bia.id}`);
    const {status, body} = await details(bia, await givenUsuario(t, 2));
    assert.equal(status, 200);
    assert.deepEqual(
      [body.nivel, body.emailConfirmado, body.indicadoPor],
      [null, false, {nome: ana.nome, cpf: ana.cpf}],
    );
    assert.deepEqual(body.aparelhos, [{desde: at, usadoEm: at}]);
    assert.deepEqual(body.consentimentos, [{documento: 'imagem', versao: '1', aceitoEm: at, retiradoEm: null}]);
    assert.equal((await details(ana)).body.indicadoPor, null);
    const unknown = await details({cpf: nextCpf()});
    assert.deepEqual([unknown.status, unknown.body.erro], [404, 'CPF não encontrado.']);
    assert.equal((await details(bia, ana as unknown as GivenUsuario)).status, 401);
  });

  it('shows the points of one painter at a time, in and out and by when they expire', async () => {
    for (const [{cpf}, pontos] of [
      [ana, 70],
      [bia, 30],
    ] as const) {
      assert.deepEqual(
        (await of(MOVIMENTOS, cpf)).body.movimentos.map(row => row.pontos),
        [pontos],
      );
      assert.deepEqual(
        (await of(LOTES, cpf)).body.lotes.map(({restante}) => restante),
        [pontos],
      );
    }
    for (const path of [MOVIMENTOS, LOTES]) {
      assert.equal((await smart.api.get(path)).status, 400);
      assert.equal((await smart.api.get(`${path}?filtros=${encodeURIComponent('{"cpf":"1"}')}`)).status, 400);
      assert.equal((await smart.api.get(`${path}?download=csv`)).status, 400);
      assert.equal((await of(path, ana.cpf, await givenUsuario(t, 2))).status, 403);
    }
    const own = await of(MOVIMENTOS, ana.cpf, bia as unknown as GivenUsuario);
    assert.deepEqual(
      own.body.movimentos.map(({pontos}) => pontos),
      [30],
    );
  });
});
