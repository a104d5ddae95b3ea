import assert from 'node:assert/strict';
import {rowsOf, sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenRelatorio,
  givenRevenda,
  givenUsuario,
  insert,
  nextCnpj,
  type AnswerBody,
  type TestApp,
} from '../support';
import {givenScoredVenda} from '../relatorios/support';

interface ListAnswer extends AnswerBody {
  rows: AnswerBody[];
  count: number;
}

describe('Shops', () => {
  let t: TestApp;
  before(async () => void (t = await givenApp()));
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE revenda, loja CASCADE`));

  const givenLoja = (columns: AnswerBody = {}) =>
    insert(t, 'loja', {cnpj: nextCnpj(), nome: 'Casa das Tintas', cidade: 'Água Boa', uf: 'MT', ...columns});

  it('are listed with what was sold, earned and is left there, and by how many painters', async () => {
    const revenda = await givenRevenda(t, {nomeFantasia: 'Tintas Sul'});
    const [one, other] = [await givenPintor(t), await givenPintor(t)];
    for (const pintor of [one, one, other]) await givenScoredVenda(t, pintor, {revenda, totalVenda: 100});
    await givenLoja({nome: 'Ali'});
    const {api} = await givenUsuario(t, 0);
    const {status, body} = await api.get<ListAnswer>('/api/lojas?pagina=0&limite=10');
    assert.deepEqual([status, body.count, body.rows.map(({nomeLoja}) => nomeLoja)], [200, 2, ['Ali', 'Tintas Sul']]);
    const [empty, loja] = body.rows as [AnswerBody, AnswerBody];
    assert.deepEqual([empty.totalVendido, empty.totalPontuado, empty.saldo, empty.pintores], [0, 0, 0, 0]);
    assert.deepEqual([loja.cnpj, loja.totalVendido, loja.pintores], [revenda.cnpj, 300, 2]);
    assert.ok(Number(loja.totalPontuado) > 0 && loja.saldo === loja.totalPontuado);
  });

  it('are found by name, city and number, without accents', async () => {
    const loja = await givenLoja();
    await givenLoja({nome: 'Outra', cidade: 'Recife', uf: 'PE'});
    const {api} = await givenUsuario(t, 2);
    for (const search of ['casa tintas', 'agua boa', String(loja.cnpj)]) {
      const {body} = await api.get<ListAnswer>(`/api/lojas?pagina=0&limite=10&busca=${encodeURIComponent(search)}`);
      assert.deepEqual(
        body.rows.map(({cnpj}) => cnpj),
        [loja.cnpj],
        search,
      );
    }
  });

  it('are found by a CNPJ as printed, with letters or beside a name', async () => {
    await givenLoja({nome: 'Outra'});
    const lettered = await givenLoja({cnpj: '12ABC34501DE35'});
    const classic = await givenLoja({cnpj: '11222333000181'});
    const {api} = await givenUsuario(t, 2);
    for (const [search, loja] of [
      ['12.ABC.345/01DE-35', lettered],
      ['12.abc.345/01', lettered],
      ['casa 345/01DE-35', lettered],
      ['Tintas 11.222.333/0001-81', classic],
      ['11.222.333/0001-81 casa', classic],
      ['11 222 333 0001 81', classic],
    ] as const) {
      const {body} = await api.get<ListAnswer>(`/api/lojas?pagina=0&limite=10&busca=${encodeURIComponent(search)}`);
      assert.deepEqual(
        body.rows.map(({cnpj}) => cnpj),
        [loja.cnpj],
        search,
      );
    }
  });

  it('are a reseller that all staff may read, or none', async () => {
    const {cnpj} = await givenRevenda(t, {nomeInput: 'Tintas Sul', ativo: false});
    const loja = await givenLoja();
    for (const permissao of [0, 1, 2] as const) {
      const {api} = await givenUsuario(t, permissao);
      const {status, body} = await api.get<{revenda: AnswerBody | null}>(`/api/lojas/${cnpj}/revenda`);
      assert.deepEqual([status, body.revenda?.nomeInput, body.revenda?.totalVendido], [200, 'Tintas Sul', 0]);
      assert.deepEqual((await api.get(`/api/lojas/${String(loja.cnpj)}/revenda`)).body, {revenda: null});
    }
    for (const {api} of [await givenPintor(t), await givenRelatorio(t)])
      assert.equal((await api.get(`/api/lojas/${cnpj}/revenda`)).status, 401);
  });

  it('get another name, which is written down; the CNPJ is taken with its signs', async () => {
    const {cnpj} = await givenLoja();
    const smart = await givenUsuario(t, 1);
    const signed = encodeURIComponent(String(cnpj).replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'));
    const {status, body} = await smart.api.put(`/api/lojas/${signed}`, {nomeLoja: '  Casa Nova '});
    assert.deepEqual([status, body.nomeLoja, body.cnpj], [200, 'Casa Nova', cnpj]);
    const trail = await t.db.writes.query(
      sql`SELECT acao, antes, depois, ator_id FROM auditoria WHERE entidade = 'loja' AND entidade_id = ${String(cnpj)}`,
    );
    assert.deepEqual(trail.rows, [
      {acao: 'alterar', antes: {nomeLoja: 'Casa das Tintas'}, depois: {nomeLoja: 'Casa Nova'}, ator_id: smart.id},
    ]);
  });

  it('keep their name when what is sent is none', async () => {
    const {cnpj} = await givenLoja();
    const {api} = await givenUsuario(t, 2);
    const blank = await api.put(`/api/lojas/${String(cnpj)}`, {nomeLoja: ' '});
    assert.deepEqual([blank.status, blank.body.campos], [422, {nomeLoja: 'Nome da loja obrigatório'}]);
    assert.equal((await api.put(`/api/lojas/${String(cnpj)}`, {})).status, 422);
    assert.equal((await api.put(`/api/lojas/${String(cnpj)}`, {nomeLoja: 'x'.repeat(201)})).status, 422);
    assert.equal((await api.put(`/api/lojas/${String(cnpj)}`, {nomeLoja: 'A', cnpj: nextCnpj()})).status, 400);
    assert.equal((await api.put(`/api/lojas/${nextCnpj()}`, {nomeLoja: 'A'})).status, 404);
    assert.equal((await api.put('/api/lojas/123', {nomeLoja: 'A'})).status, 400);
    const {rows} = await t.db.writes.query('SELECT nome FROM loja');
    assert.deepEqual(rows, [{nome: 'Casa das Tintas'}]);
  });

  it('are changed by who may: not the Administrador, no painter, no reporting user, no visitor', async () => {
    const {cnpj} = await givenLoja();
    const path = `/api/lojas/${String(cnpj)}`;
    assert.equal((await (await givenUsuario(t, 0)).api.put(path, {nomeLoja: 'A'})).status, 403);
    for (const api of [(await givenPintor(t)).api, (await givenRelatorio(t)).api, t.anonymous]) {
      assert.equal((await api.put(path, {nomeLoja: 'A'})).status, 401);
      assert.equal((await api.get('/api/lojas')).status, 401);
    }
  });

  it('changed by many at once are each written down as they were found', async () => {
    const {cnpj} = await givenLoja();
    const {api} = await givenUsuario(t, 1);
    const names = Array.from({length: 8}, (_, i) => `Nome ${i}`);
    await Promise.all(names.map(nomeLoja => api.put(`/api/lojas/${String(cnpj)}`, {nomeLoja})));
    const rows = await rowsOf(
      t.db.writes,
      sql<{
        antes: AnswerBody;
        depois: AnswerBody;
      }>`SELECT antes, depois FROM auditoria WHERE entidade = 'loja' AND entidade_id = ${String(cnpj)} ORDER BY id`,
    );
    assert.equal(rows.length, names.length);
    for (const [i, {antes: earlier}] of rows.entries())
      assert.deepEqual(earlier, i === 0 ? {nomeLoja: 'Casa das Tintas'} : rows[i - 1]?.depois);
  });
});
