import assert from 'node:assert/strict';
import {
  givenApp,
  givenRede,
  givenRevenda,
  givenUsuario,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {sql} from '../../kernel/persistence/sql';

interface Redes extends AnswerBody {
  redes: (AnswerBody & {membros: {id: number; nomeInput: string}[]})[];
}

describe('Networks', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE revenda, rede CASCADE`));

  const create = (more: AnswerBody = {}) => staff.api.post('/api/redes', {nome: 'Rede Sul', regiao: 'Sul', ...more});

  it('are made by name and region, and join on that day', async () => {
    const {status, body} = await create();
    assert.equal(status, 201, JSON.stringify(body));
    const {id, dataCadastro, ...made} = body;
    assert.match(String(dataCadastro), /^\d{4}-\d\d-\d\d$/);
    assert.deepEqual(made, {
      nome: 'Rede Sul',
      regiao: 'Sul',
      numeroRevendas: 0,
      acimaCota: 0,
      bloquearAcimaCota: 0,
      ativo: 1,
      membros: [],
    });
    assert.deepEqual(
      (await staff.api.get<Redes>('/api/redes')).body.redes.map(rede => rede['id']),
      [id],
    );
  });

  it('are made with their resellers at once, or not at all', async () => {
    const {id} = await givenRevenda(t);
    assert.equal((await create({membros: [id]})).body['numeroRevendas'], 1);
    assert.equal((await create({nome: 'Rede Norte', membros: [id, 999_999]})).status, 422);
    assert.equal((await staff.api.get<Redes>('/api/redes')).body.redes.length, 1);
  });

  it('say what is missing, and that a name is taken however it is written', async () => {
    const {body} = await staff.api.post('/api/redes', {nome: ' '});
    assert.deepEqual(body['campos'], {nome: 'Informe o nome', regiao: 'Informe a região'});
    await create();
    const again = await create({nome: 'REDE SUL'});
    assert.equal(again.status, 409);
    assert.deepEqual(again.body['campos'], {nome: 'Rede já cadastrada'});
  });

  it('take resellers in and let them go; one that was in another network moves', async () => {
    const [one, two] = [(await create()).body['id'], (await create({nome: 'Rede Norte'})).body['id']] as number[];
    const [a, b, c] = [await givenRevenda(t), await givenRevenda(t), await givenRevenda(t)];
    const set = (id: number | undefined, membros: number[]) => staff.api.put(`/api/redes/${id}`, {membros});
    assert.equal((await set(one, [a.id, b.id])).body['numeroRevendas'], 2);
    assert.equal((await set(two, [b.id, c.id])).body['numeroRevendas'], 2);
    const {redes} = (await staff.api.get<Redes>('/api/redes')).body;
    assert.deepEqual(
      redes.map(({nome, membros}) => [nome, membros.map(({id}) => id).toSorted((x, y) => x - y)]),
      [
        ['Rede Norte', [b.id, c.id]],
        ['Rede Sul', [a.id]],
      ],
    );
    assert.equal((await set(one, [])).body['numeroRevendas'], 0);
    const refused = await set(one, [a.id, 999_999]);
    assert.equal(refused.status, 422);
    assert.deepEqual(refused.body['campos'], {membros: 'Uma das revendas não existe mais'});
    assert.equal((await set(999_999, [a.id])).status, 404);
  });

  it('never share a reseller, however many move it at once', async () => {
    const redes = await Promise.all([givenRede(t), givenRede(t), givenRede(t)]);
    const {id} = await givenRevenda(t);
    const moves = redes.flatMap(rede => [0, 1].map(() => staff.api.put(`/api/redes/${rede.id}`, {membros: [id]})));
    for (const {status} of await Promise.all(moves)) assert.equal(status, 200);
    const {body} = await staff.api.get<Redes>('/api/redes');
    assert.equal(body.redes.flatMap(({membros}) => membros).length, 1);
  });

  it('are changed: name, region, day, switches', async () => {
    const {id} = (await create()).body;
    const {body} = await staff.api.put(`/api/redes/${String(id)}`, {
      nome: 'Rede Oeste',
      dataCadastro: '01/02/2026',
      bloquearAcimaCota: 1,
      ativo: 0,
    });
    assert.deepEqual(
      [body['nome'], body['regiao'], body['dataCadastro'], body['bloquearAcimaCota'], body['ativo']],
      ['Rede Oeste', 'Sul', '2026-02-01', 1, 0],
    );
    assert.equal((await staff.api.put(`/api/redes/${String(id)}`, {})).status, 422);
  });

  it('are kept by who may: neither an Auditor nor a painter', async () => {
    const auditor = await givenUsuario(t, 2);
    for (const answer of [await auditor.api.get('/api/redes'), await auditor.api.post('/api/redes', {nome: 'x'})])
      assert.equal(answer.status, 403);
    assert.equal((await t.anonymous.get('/api/redes')).status, 401);
  });
});
