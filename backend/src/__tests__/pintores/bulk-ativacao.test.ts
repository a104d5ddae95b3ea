import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {sql} from '../../kernel/persistence/sql';
import {
  PINTOR_PASSWORD,
  givenApp,
  givenPintor,
  givenUsuario,
  nextNumber,
  type AnswerBody,
  type Client,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

interface Started extends AnswerBody {
  trabalho: number;
  total: number;
}

const BULK = '/api/parceiros/bulk/filtro';
const PREVIEW = '/api/parceiros/bulk/previa';
const WHY = 'Fraude confirmada pela revenda.';

describe('Painters in bulk', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let three: GivenPintor[];
  let word: string;
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    staff = await givenUsuario(t, 0);
    word = `Bulk${nextNumber()}x`;
    three = [];
    for (let n = 0; n < 3; n++) three.push(await givenPintor(t, {nome: `${word} Silva`, senha: PINTOR_PASSWORD}));
  });

  const ids = () => three.map(({id}) => id);
  const start = (filtro: object, acao: string, justificativa: unknown = WHY, api: Client = staff.api) =>
    api.post<Started>(BULK, {filtro, acao, justificativa});
  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const done = async (filtro: object, acao: string) => {
    const {body} = await start(filtro, acao);
    await run(body.trabalho);
    return body.trabalho;
  };
  const undo = async (trabalho: number, api: Client = staff.api) => {
    const {status, body} = await api.post<Started>(`/api/trabalhos/${trabalho}/desfazer`);
    if (status === 200) await run(body.trabalho);
    return {status, body};
  };
  const rowsOf = (trabalho: number) =>
    t.db.query(sql<{estado: string; mensagem: string | null}>`
      SELECT estado, mensagem FROM trabalho_linha WHERE trabalho_id = ${trabalho} ORDER BY ordem`);
  const stored = () =>
    t.db.query(sql<{ativo: boolean; isCompany: boolean}>`
      SELECT ativo, is_company AS "isCompany" FROM pintor WHERE id = ANY(${ids()}) ORDER BY id`);
  const active = async () => (await stored()).map(({ativo}) => ativo);
  const history = (id: number | undefined) =>
    t.db.query(sql<{acao: string; justificativa: string; usuario: number}>`
      SELECT acao, justificativa, usuario_id AS usuario FROM historico_ativacao WHERE pintor_id = ${id ?? null} ORDER BY id`);

  it('are switched off by a filter: sessions end, history and audit are those of a single one', async () => {
    const trabalho = await done({q: word}, 'desativado');
    assert.deepEqual(await active(), [false, false, false]);
    for (const {id, api} of three) {
      assert.deepEqual(await history(id), [{acao: 'desativado', justificativa: WHY, usuario: staff.id}]);
      assert.equal((await api.get('/api/sessoes/parceiro/info')).status, 401);
    }
    const trail = await t.db.query(sql`
      SELECT antes, depois FROM auditoria WHERE request_id = ${`trabalho:${trabalho}`} AND entidade = 'pintor'`);
    assert.deepEqual(
      trail,
      three.map(() => ({antes: {ativo: 1}, depois: {ativo: 0}})),
    );
    const {titulo, desfazivel} = (await staff.api.get(`/api/trabalhos/${trabalho}`)).body;
    assert.deepEqual([titulo, desfazivel], ['Inativar pintores', true]);
  });

  it('by their ids become companies and persons, each with the result of its row', async () => {
    const [first] = ids();
    await done({id: [first]}, 'empresa');
    const trabalho = await done({id: ids()}, 'empresa');
    assert.deepEqual(await rowsOf(trabalho), [
      {estado: 'falhou', mensagem: 'O pintor já é empresa.'},
      {estado: 'feita', mensagem: null},
      {estado: 'feita', mensagem: null},
    ]);
    await done({id: ids(), isCompany: 1}, 'pessoa');
    assert.ok((await stored()).every(({isCompany}) => !isCompany));
  });

  it('are counted before, with what would be refused and why', async () => {
    const [first, second] = three;
    await done({id: [first?.id]}, 'desativado');
    const asked = await second?.api.post('/api/privacidade/apagar', {senha: PINTOR_PASSWORD, ciente: 1});
    assert.equal(asked?.status, 200, asked?.text);
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${second?.id ?? null}`);
    const preview = async (acao: string) => (await staff.api.post(PREVIEW, {filtro: {id: ids()}, acao})).body;
    assert.deepEqual(await preview('desativado'), {
      total: 3,
      recusas: [{motivo: 'O pintor já está inativo.', total: 2}],
    });
    assert.deepEqual(await preview('ativado'), {
      total: 3,
      recusas: [
        {motivo: 'O pintor já está ativo.', total: 1},
        {
          motivo: 'O pintor pediu que seus dados sejam apagados: o cadastro não pode ser ativado.',
          total: 1,
        },
      ],
    });
    const trabalho = await done({id: ids()}, 'ativado');
    assert.deepEqual(
      (await rowsOf(trabalho)).map(({estado}) => estado),
      ['feita', 'falhou', 'falhou'],
    );
  });

  it('that change meanwhile are left as they are', async () => {
    const {body} = await start({q: word}, 'desativado');
    const cpf = three[1]?.cpf;
    await staff.api.put('/api/parceiros/atualizar-atividade', {
      cpf,
      atividade: 0,
      justificativa: 'Pediu por telefone.',
    });
    await run(body.trabalho);
    assert.deepEqual((await rowsOf(body.trabalho))[1], {estado: 'falhou', mensagem: 'O pintor já está inativo.'});
    assert.deepEqual(
      (await history(three[1]?.id)).map(({justificativa}) => justificativa),
      ['Pediu por telefone.'],
    );
  });

  it('are as before when it is undone, once; who was changed since stays', async () => {
    const trabalho = await done({id: ids()}, 'desativado');
    const cpf = three[2]?.cpf;
    for (const atividade of [1, 0])
      await staff.api.put('/api/parceiros/atualizar-atividade', {cpf, atividade, justificativa: 'De novo.'});
    const undone = await undo(trabalho);
    assert.equal(undone.body.total, 3);
    assert.deepEqual(await active(), [true, true, false]);
    assert.deepEqual((await rowsOf(undone.body.trabalho))[2], {
      estado: 'falhou',
      mensagem: 'Mudou depois deste trabalho: fica como está.',
    });
    assert.deepEqual((await history(three[0]?.id)).at(-1), {
      acao: 'ativado',
      justificativa: `Desfaz o trabalho nº ${trabalho}`,
      usuario: staff.id,
    });
    const again = await undo(trabalho);
    assert.deepEqual([again.status, again.body.codigo], [409, 'TRABALHO_NAO_DESFAZIVEL']);
    assert.equal((await undo(undone.body.trabalho)).status, 409);
  });

  it('are undone once by two at a time', async () => {
    const trabalho = await done({id: ids()}, 'desativado');
    const both = await Promise.all([1, 2].map(() => staff.api.post(`/api/trabalhos/${trabalho}/desfazer`)));
    assert.deepEqual(both.map(({status}) => status).toSorted(), [200, 409]);
  });

  it('cannot be undone while it waits, nor where nothing was changed', async () => {
    const {body} = await start({id: ids()}, 'desativado');
    assert.equal((await undo(body.trabalho)).body.codigo, 'TRABALHO_NAO_DESFAZIVEL');
    await run(body.trabalho);
    const none = await done({id: ids()}, 'desativado');
    assert.equal((await undo(none)).status, 409);
  });

  it('wants to know why, what and which before anything begins', async () => {
    const cases: [object, string, unknown, number, string][] = [
      [{id: ids()}, 'desativado', ' ', 422, 'Por favor, informe uma justificativa.'],
      [{id: ids()}, 'desativado', undefined, 422, 'Por favor, informe uma justificativa.'],
      [{id: ids()}, 'desativado', 'x'.repeat(501), 422, 'Use no máximo 500 caracteres'],
      [{id: ids()}, 'apagado', WHY, 422, 'Escolha o que fazer'],
      [{q: 'ninguém tem este nome'}, 'desativado', WHY, 422, 'Nenhuma linha corresponde ao filtro.'],
    ];
    for (const [filtro, acao, justificativa, expected, error] of cases) {
      const {status, body} = await staff.api.post(BULK, {filtro, acao, justificativa});
      assert.deepEqual([status, body.erro], [expected, error]);
    }
    assert.equal((await start({senha: 1}, 'desativado')).status, 400);
    assert.deepEqual(await active(), [true, true, true]);
  });

  it('is the Administrador’s and the Smart’s, as is undoing it', async () => {
    const auditor = await givenUsuario(t, 2);
    for (const path of [BULK, PREVIEW]) {
      const body = {filtro: {id: ids()}, acao: 'desativado', ...(path === BULK && {justificativa: WHY})};
      assert.equal((await auditor.api.post(path, body)).status, 403);
      assert.equal((await t.anonymous.post(path, body)).status, 401);
      assert.equal((await three[0]?.api.post(path, body))?.status, 401);
      assert.equal((await (await givenUsuario(t, 1)).api.post(path, body)).status, 200);
    }
    const trabalho = await done({id: ids()}, 'empresa');
    assert.equal((await undo(trabalho, auditor.api)).status, 404);
    assert.equal((await undo(trabalho, (await givenUsuario(t, 0)).api)).status, 200);
  });
});
