import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  type AnswerBody,
  type TestApp,
  type GivenUsuario,
} from '../support';
import {SignUpCodigoService} from '../../modules/pontos';

interface ListAnswer extends AnswerBody {
  rows: AnswerBody[];
  count: number;
}

const PATH = '/api/codigos-cadastro';

describe('Registration codes', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());
  beforeEach(() => t.db.writes.query('TRUNCATE codigo_cadastro CASCADE'));

  const create = async (more: AnswerBody = {}) => {
    const {status, body} = await staff.api.post(PATH, {codigo: 'FEIRA', pontos: 150, usos: 3, ...more});
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const list = async () => (await staff.api.get<ListAnswer>(`${PATH}?pagina=0&limite=10`)).body;
  const usar = async (codigo: string) => {
    const pintor = await givenPintor(t);
    const codigos = await t.app.get<SignUpCodigoService>('services.SignUpCodigoService');
    return t.run(() => t.db.tx(() => codigos.use(pintor.id, codigo)));
  };

  it('are kept in upper case, listed by name, and say how often they were used', async () => {
    const {id, criadoEm, ...made} = await create({codigo: ' rádio ', expiraEm: '31/12/2026'});
    assert.equal(typeof id, 'number');
    assert.equal(typeof criadoEm, 'string');
    assert.deepEqual(made, {codigo: 'RÁDIO', pontos: 150, usos: 3, usosRealizados: 0, expiraEm: '2026-12-31'});
    await create({codigo: 'ABERTURA'});
    await usar('rádio');
    const {rows, count} = await list();
    assert.deepEqual(
      [count, rows.map(({codigo, usosRealizados}) => [codigo, usosRealizados])],
      [
        2,
        [
          ['ABERTURA', 0],
          ['RÁDIO', 1],
        ],
      ],
    );
  });

  it('are refused in the words of their fields', async () => {
    await create();
    const refused = async (more: AnswerBody, campos: AnswerBody, expected = 422) => {
      const {status, body} = await staff.api.post(PATH, {codigo: 'NOVO', pontos: 10, usos: 1, ...more});
      assert.deepEqual([status, body.campos], [expected, campos]);
    };
    await refused({codigo: ''}, {codigo: 'Informe o código'});
    await refused({pontos: null}, {pontos: 'Informe a quantidade de pontos'});
    await refused({pontos: 0}, {pontos: 'O mínimo é 1'});
    await refused({usos: ''}, {usos: 'Informe a quantidade de usos permitidos'});
    // The tests' clock is on 15/09/2026.
    await refused({expiraEm: '2026-09-14'}, {expiraEm: 'Data de expiração inválida'});
    await refused({codigo: 'feira'}, {codigo: 'Código já cadastrado'}, 409);
    assert.equal((await staff.api.post(PATH, {codigo: 'X', pontos: 1, usos: 1, usosRealizados: 0})).status, 400);
    assert.equal((await list()).count, 1);
  });

  it('change field by field, and never allow fewer uses than there were', async () => {
    const {id} = await create();
    const path = `${PATH}/${String(id)}`;
    for (let i = 0; i < 2; i++) await usar('FEIRA');
    const {status, body} = await staff.api.put(path, {usos: 1});
    assert.deepEqual([status, body.campos], [422, {usos: 'Este código já foi usado mais vezes do que isso'}]);
    assert.equal((await staff.api.put(path, {usos: 2, pontos: 90})).body.pontos, 90);
    await assert.rejects(usar('FEIRA'), /já foi utilizado/);
    assert.equal((await staff.api.put(`${PATH}/999999`, {usos: 2})).status, 404);
  });

  it('of the past can still be changed in everything else', async () => {
    const {id} = await insert(t, 'codigo_cadastro', {codigo: 'VELHO', pontos: 10, usos: 9, expiraEm: '2026-09-14'});
    assert.equal((await staff.api.put(`${PATH}/${String(id)}`, {pontos: 20})).body.pontos, 20);
  });

  it('that are removed bring nothing any more, and leave their name free and their history there', async () => {
    const {id} = await create();
    await usar('FEIRA');
    const {status, body} = await staff.api.delete(`${PATH}/${String(id)}`);
    assert.deepEqual([status, body.mensagem, (await list()).count], [200, 'Código excluído com sucesso', 0]);
    await assert.rejects(usar('FEIRA'), /Código inválido/);
    assert.equal((await staff.api.delete(`${PATH}/${String(id)}`)).status, 404);
    assert.equal((await create()).usosRealizados, 0);
  });

  it('changed and used at once are never used more often than they say', async () => {
    const {id} = await create({usos: 5});
    await Promise.allSettled([
      ...Array.from({length: 5}, () => usar('FEIRA')),
      ...[4, 3, 2].map(usos => staff.api.put(`${PATH}/${String(id)}`, {usos})),
    ]);
    const [row] = (await list()).rows;
    assert.ok(Number(row?.usosRealizados) <= Number(row?.usos), JSON.stringify(row));
  });

  it('are kept by Administrador and Smart alone', async () => {
    const {id} = await create();
    const path = `${PATH}/${String(id)}`;
    assert.equal((await (await givenUsuario(t, 1)).api.put(path, {pontos: 7})).status, 200);
    for (const [api, status] of [
      [(await givenUsuario(t, 2)).api, 403],
      [(await givenPintor(t)).api, 401],
      [t.anonymous, 401],
    ] as const) {
      assert.equal((await api.get(PATH)).status, status);
      assert.equal((await api.post(PATH, {codigo: 'A', pontos: 1, usos: 1})).status, status);
      assert.equal((await api.put(path, {pontos: 1})).status, status);
      assert.equal((await api.delete(path)).status, status);
    }
  });

  it('say to anybody what they bring, while they bring it, sixty times a minute for an address', async () => {
    await create({usos: 1});
    const ask = (codigo: unknown, address = '10.9.0.1') => t.anonymous.post(`${PATH}/validar`, {codigo}, {address});
    assert.deepEqual((await ask(' feira ')).body, {codigoCadastro: {codigo: 'FEIRA', pontos: 150}});
    const unknown = await ask('NADA');
    assert.deepEqual([unknown.status, unknown.body.erro], [422, 'Código inválido']);
    await usar('FEIRA');
    assert.equal((await ask('FEIRA')).status, 409);
    await insert(t, 'codigo_cadastro', {codigo: 'VENCIDO', pontos: 10, usos: 9, expiraEm: '2026-09-14'});
    assert.equal((await ask('VENCIDO')).status, 422);
    const answers = await Promise.all(Array.from({length: 61}, () => ask('NADA', '10.9.0.2')));
    assert.equal(answers.filter(({status}) => status === 429).length, 1);
  });
});
