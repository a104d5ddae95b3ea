import assert from 'node:assert/strict';
import {
  givenApp,
  givenRede,
  givenRevenda,
  givenUsuario,
  whileWaiting,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {valueDigest} from '@clube/domain';
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

  it('tell two people who change the resellers at once, and what was changed', async () => {
    const made = (await create()).body;
    const [a, b, c] = [await givenRevenda(t), await givenRevenda(t), await givenRevenda(t)];
    const set = (membros: number[], seen: unknown, more: AnswerBody = {}) =>
      staff.api.put(
        `/api/redes/${String(made['id'])}`,
        {membros, ...more},
        {headers: {'X-Antes': JSON.stringify({membros: valueDigest(seen), regiao: valueDigest('Sul')})}},
      );
    const answers = await Promise.all([[a.id], [b.id], [c.id]].map(membros => set(membros, made['membros'])));
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409, 409]);
    const now = answers.find(({status}) => status === 200)?.body['membros'];
    for (const {body} of answers.filter(({status}) => status === 409)) assert.deepEqual(body['atual'], {membros: now});
    await staff.api.put(`/api/redes/${String(made['id'])}`, {regiao: 'Norte'});
    const both = await set([a.id, b.id], [], {regiao: 'Leste'});
    assert.deepEqual([both.status, both.body['atual']], [409, {membros: now, regiao: 'Norte'}]);
    const {status, body} = await set([a.id, b.id], now);
    assert.deepEqual([status, body['regiao'], body['numeroRevendas']], [200, 'Norte', 2]);
  });

  it('can be referred to by a scoring that a change of their resellers waits for', async () => {
    const {id} = (await create()).body;
    const revenda = await givenRevenda(t, {redeId: id});
    const {result, seen} = await whileWaiting(t, {
      hold: sql`SELECT 1 FROM revenda WHERE id = ${revenda.id} FOR SHARE`,
      call: () => staff.api.put(`/api/redes/${String(id)}`, {regiao: 'Norte', membros: []}),
      look: sql`SELECT 1 FROM rede WHERE id = ${Number(id)} FOR KEY SHARE SKIP LOCKED`,
    });
    assert.deepEqual([result.status, seen.length], [200, 1]);
  });

  it('keep in the history of each network who came and went', async () => {
    const [one, two] = [(await create()).body['id'], (await create({nome: 'Rede Norte'})).body['id']];
    const {id, nomeInput, cnpj} = await givenRevenda(t);
    for (const rede of [one, two]) await staff.api.put(`/api/redes/${String(rede)}`, {membros: [id]});
    const rows = await t.db.query(sql<{id: string; antes: unknown; depois: unknown}>`
      SELECT entidade_id AS id, antes, depois FROM auditoria WHERE entidade = 'rede' AND acao = 'alterar' ORDER BY auditoria.id`);
    const [none, own] = [
      {numeroRevendas: 0, membros: []},
      {numeroRevendas: 1, membros: [{id, nomeInput, cnpj}]},
    ];
    assert.deepEqual(rows.slice(-3), [
      {id: String(one), antes: none, depois: own},
      {id: String(two), antes: none, depois: own},
      {id: String(one), antes: own, depois: none},
    ]);
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
