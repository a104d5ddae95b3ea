import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
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

const ACTIVE = '/api/parceiros/atualizar-atividade';
const COMPANY = '/api/parceiros/atualizar-iscompany';
const INFO = '/api/sessoes/parceiro/info';
const WHY = 'Pediu por telefone.';

type History = AnswerBody & {
  historico: {criadoEm: string; acao: string; justificativa: string; usuario: {nome: string}}[];
};

describe('Switching painters off and on, and taking them for companies', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let ana: GivenPintor;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());
  beforeEach(async () => {
    ana = await givenPintor(t, {senha: PINTOR_PASSWORD});
  });

  const active = (atividade: unknown, justificativa: unknown = WHY, {cpf} = ana) =>
    staff.api.put(ACTIVE, {cpf, atividade, justificativa});
  const company = (more: object = {}) => staff.api.put(COMPANY, {cpf: ana.cpf, justificativa: WHY, ...more});
  const history = async (cpf = ana.cpf) =>
    (await staff.api.get<History>(`/api/parceiros/${cpf}/historico-ativacao`)).body.historico;
  const actions = async () => (await history()).map(({acao}) => acao);
  const stored = () =>
    t.db.one(
      sql<{
        ativo: boolean;
        isCompany: boolean;
      }>`SELECT ativo, is_company AS "isCompany" FROM pintor WHERE id = ${ana.id}`,
    );
  const trail = () =>
    t.db.query(
      sql`SELECT ator_id AS ator, antes, depois FROM auditoria WHERE entidade = 'pintor' AND entidade_id = ${String(ana.id)} ORDER BY id`,
    );

  it('ends the sessions of who is switched off at once, and lets nobody in until switched on again', async () => {
    assert.equal((await ana.api.get(INFO)).status, 200);
    const {status, body} = await active(0, ` ${WHY} `);
    assert.deepEqual([status, body.mensagem], [200, 'Status atualizado com sucesso']);
    assert.equal((await ana.api.get(INFO)).status, 401);
    const entering = () => t.anonymous.post('/api/sessoes/parceiro', {cpf: ana.cpf, senha: PINTOR_PASSWORD});
    const refused = await entering();
    assert.deepEqual([refused.status, refused.body.erro], [403, 'Parceiro não tem permissão para acessar a loja.']);
    assert.equal((await active('1', 'Voltou.')).status, 200);
    assert.equal((await entering()).status, 200);
    assert.equal((await ana.api.get(INFO)).status, 401, 'the session of before is over');
    const common = {criadoEm: t.clock.now.toISOString(), usuario: {nome: staff.nome}};
    assert.deepEqual(await history(), [
      {...common, acao: 'ativado', justificativa: 'Voltou.'},
      {...common, acao: 'desativado', justificativa: WHY},
    ]);
    assert.deepEqual(await trail(), [
      {ator: staff.id, antes: {ativo: 1}, depois: {ativo: 0}},
      {ator: staff.id, antes: {ativo: 0}, depois: {ativo: 1}},
    ]);
  });

  it('takes a person for a company and back, to what is asked for or the other one', async () => {
    assert.equal((await company()).status, 200);
    assert.deepEqual(await stored(), {ativo: true, isCompany: true});
    const again = await company({isCompany: true});
    assert.deepEqual([again.status, again.body.erro], [409, 'O pintor já é empresa.']);
    assert.equal((await company({isCompany: 0})).status, 200);
    assert.deepEqual(await actions(), ['pessoa', 'empresa']);
    assert.equal((await ana.api.get(INFO)).status, 200);
    assert.deepEqual(await trail(), [
      {ator: staff.id, antes: {isCompany: 0}, depois: {isCompany: 1}},
      {ator: staff.id, antes: {isCompany: 1}, depois: {isCompany: 0}},
    ]);
  });

  it('wants to know why, of whom, and what', async () => {
    const {cpf} = ana;
    const missing = 'Por favor, informe uma justificativa.';
    const cases: [string, Record<string, unknown>, number, string][] = [
      [ACTIVE, {cpf, atividade: 0}, 422, missing],
      [ACTIVE, {cpf, atividade: 0, justificativa: ' '}, 422, missing],
      [ACTIVE, {cpf, atividade: 0, justificativa: 'x'.repeat(501)}, 422, 'Use no máximo 500 caracteres'],
      [ACTIVE, {cpf, atividade: 2, justificativa: WHY}, 422, 'Informe 1 ou 0'],
      [ACTIVE, {cpf, atividade: 1, justificativa: WHY}, 409, 'O pintor já está ativo.'],
      [ACTIVE, {atividade: 0, justificativa: WHY}, 422, 'CPF não encontrado.'],
      [ACTIVE, {cpf: '52998224725', atividade: 0, justificativa: WHY}, 404, 'CPF não encontrado.'],
      [COMPANY, {cpf}, 422, missing],
      [COMPANY, {cpf: '', justificativa: WHY}, 404, 'CPF não encontrado.'],
    ];
    for (const [path, values, expected, error] of cases) {
      const {status, body} = await staff.api.put(path, values);
      assert.deepEqual([status, body.erro], [expected, error], JSON.stringify(values).slice(0, 80));
    }
    assert.deepEqual([await history(), await stored()], [[], {ativo: true, isCompany: false}]);
    const unknown = await staff.api.get('/api/parceiros/52998224725/historico-ativacao');
    assert.deepEqual([unknown.status, unknown.body.erro], [404, 'CPF não encontrado.']);
  });

  it('tells a change that there was by each entry, however many press at once', async () => {
    const answers = await Promise.all(Array.from({length: 6}, () => active(0)));
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409, 409, 409, 409, 409]);
    assert.deepEqual(await actions(), ['desativado']);
    const flips = await Promise.all(Array.from({length: 5}, () => company()));
    assert.ok(flips.every(({status}) => status === 200));
    assert.deepEqual(await actions(), ['empresa', 'pessoa', 'empresa', 'pessoa', 'empresa', 'desativado']);
    assert.deepEqual(await stored(), {ativo: false, isCompany: true});
  });

  it('does not switch on who has asked to be erased', async () => {
    const {status} = await ana.api.post('/api/privacidade/apagar', {senha: PINTOR_PASSWORD, ciente: 1});
    assert.equal(status, 200);
    const refused = await active(1);
    assert.deepEqual([refused.status, refused.body.codigo], [409, 'ELIMINACAO_PEDIDA']);
    assert.deepEqual(await actions(), []);
  });

  it('is the Administrador’s and the Smart’s; an Auditor reads the history and changes nothing', async () => {
    await active(0);
    const [smart, auditor] = [await givenUsuario(t, 1), await givenUsuario(t, 2)];
    const bodies = {
      [ACTIVE]: {cpf: ana.cpf, atividade: 1, justificativa: WHY},
      [COMPANY]: {cpf: ana.cpf, justificativa: WHY},
    };
    for (const [path, body] of Object.entries(bodies)) {
      assert.equal((await auditor.api.put(path, body)).status, 403);
      assert.equal((await t.anonymous.put(path, body)).status, 401);
      assert.equal((await smart.api.put(path, body)).status, 200);
    }
    const path = `/api/parceiros/${ana.cpf}/historico-ativacao`;
    const read = await auditor.api.get<History>(path);
    assert.deepEqual([read.status, read.body.historico.length], [200, 3]);
    assert.equal((await ana.api.get(path)).status, 401);
    assert.equal((await t.anonymous.get(path)).status, 401);
  });
});
