import assert from 'node:assert/strict';
import {INVALID_GTIN, RENDIMENTO_WITHOUT_USO} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenUsuario,
  insert,
  type Client,
  type AnswerBody,
  type TestApp,
} from '../support';

interface ListAnswer extends AnswerBody {
  produtos: AnswerBody[];
}

const NEW_PRODUTO = {codigo: 'ACR18', nome: 'Acrílica 18 L', valorUnitario: 389.9, valorPontos: 120};

describe('Products', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE produto CASCADE`));

  const create = async (changes: object = {}) =>
    (await staff.post<AnswerBody & {id: number}>('/api/produtos', {...NEW_PRODUTO, ...changes})).body;
  const codigos = async (api: Client, query = '') =>
    (await api.get<ListAnswer>(`/api/produtos${query}`)).body.produtos.map(({codigo}) => codigo);

  it('are made, with the code that no other has', async () => {
    const {status, body} = await staff.post('/api/produtos', NEW_PRODUTO);
    assert.equal(status, 201);
    assert.deepEqual(
      {...body, id: 0},
      {...NEW_PRODUTO, id: 0, gtin: null, uso: null, rendimento: null, ativo: 1, criadoEm: t.clock.now.toISOString()},
    );
    const again = await staff.post('/api/produtos', NEW_PRODUTO);
    assert.deepEqual([again.status, again.body.campos], [409, {codigo: 'Código já cadastrado'}]);
  });

  it('are refused by field', async () => {
    const {status, body} = await staff.post('/api/produtos', {valorUnitario: -1});
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.campos ?? {}).sort(), ['codigo', 'nome', 'valorPontos', 'valorUnitario']);
    assert.equal((await staff.post('/api/produtos', {...NEW_PRODUTO, valorPontos: 1e12})).status, 422);
    assert.equal((await staff.post('/api/produtos', {...NEW_PRODUTO, id: 5})).status, 400);
    assert.deepEqual((await staff.post('/api/produtos', {...NEW_PRODUTO, gtin: '7891000315508'})).body.campos, {
      gtin: INVALID_GTIN,
    });
  });

  it('keep their code once networks or resellers name it', async () => {
    const {id} = await create();
    const rename = (codigo: string) => staff.put(`/api/produtos/${id}`, {codigo});
    assert.equal((await rename('ACR19')).body.codigo, 'ACR19');
    const rede = await givenRede(t);
    await insert(t, 'historico_rede', {
      ...{redeId: rede.id, mes: '2026-08-01', codigoProduto: 'ACR19', quantidade: 1, valor: 1},
      ...{criadoEm: t.clock.now, atualizadoEm: t.clock.now},
    });
    const {status, body} = await rename('ACR20');
    assert.deepEqual([status, body.erro], [409, 'O código não muda mais: o produto está no histórico das redes.']);
    assert.equal((await staff.put(`/api/produtos/${id}`, {codigo: 'ACR19', nome: 'Outro'})).status, 200);
    assert.deepEqual(await codigos(staff), ['ACR19']);
  });

  it('say what they are in estimates by use and coverage together', async () => {
    const {id} = await create({uso: 'fosco', rendimento: 12.5});
    const change = (body: object) => staff.put(`/api/produtos/${id}`, body);
    assert.deepEqual((await change({rendimento: null})).body.campos, {rendimento: RENDIMENTO_WITHOUT_USO});
    assert.deepEqual((await change({rendimento: 0})).body.campos, {
      rendimento: 'Informe um rendimento entre 0,01 e 999,99',
    });
    assert.equal((await change({uso: 'esmalte'})).status, 422);
    assert.equal((await change({uso: 'massa', rendimento: 2.5})).body['rendimento'], 2.5);
    const {body} = await change({uso: null, rendimento: null});
    assert.deepEqual([body['uso'], body['rendimento']], [null, null]);
  });

  it('are changed, with the change in the audit trail', async () => {
    const {id} = await create();
    const {status, body} = await staff.put(`/api/produtos/${id}`, {valorPontos: 130});
    assert.deepEqual([status, body.valorPontos, body.nome], [200, 130, NEW_PRODUTO.nome]);
    const trail = await t.db.query(
      sql`SELECT acao, antes, depois FROM auditoria WHERE entidade = 'produto' AND entidade_id = ${String(id)} AND acao = 'alterar'`,
    );
    assert.deepEqual(trail, [{acao: 'alterar', antes: {valorPontos: 120}, depois: {valorPontos: 130}}]);
    assert.equal((await staff.put(`/api/produtos/${id}`, {gtin: '7891000315507'})).body.gtin, '7891000315507');
    assert.equal((await staff.put(`/api/produtos/${id}`, {gtin: ''})).body.gtin, null);
    assert.equal((await staff.put('/api/produtos/999999', {valorPontos: 1})).status, 404);
  });

  it('are switched off and on, by toggle or by value', async () => {
    const {id} = await create();
    const status = async (body?: object) =>
      (await staff.post<AnswerBody & {produto: AnswerBody}>(`/api/produtos/status/${id}`, body)).body.produto.ativo;
    assert.deepEqual(
      [await status(), await status(), await status({ativo: 0}), await status({ativo: 0})],
      [0, 1, 0, 0],
    );
    assert.equal((await staff.post('/api/produtos/status/999999')).status, 404);
  });

  it('are found by every word of a search, whatever stands between them', async () => {
    await create({codigo: 'TAP18', nome: 'Tinta Acrílica Premium Fosca 18 L'});
    await create({codigo: 'TAS18', nome: 'Tinta Acrílica Standard 18 L'});
    await create({codigo: 'MC_20%', nome: 'Massa Corrida Premium'});
    const searchFor = (text: string) => codigos(staff, `?pagina=0&buscar=${encodeURIComponent(text)}`);
    for (const text of ['tinta prem', 'PREMIUM  acrilica', 'tap18 fosca', 'prem tinta 18 l'])
      assert.deepEqual(await searchFor(text), ['TAP18'], text);
    assert.deepEqual((await searchFor('tinta 18')).sort(), ['TAP18', 'TAS18']);
    assert.deepEqual(await searchFor('tinta corrida'), []);
    assert.deepEqual(await searchFor('20% prem'), ['MC_20%']);
    assert.deepEqual(await searchFor('t%a prem'), []);
  });

  it('are removed from every list, and their code may be used again', async () => {
    const {id} = await create();
    assert.equal((await staff.delete(`/api/produtos/${id}`)).status, 200);
    assert.deepEqual(await codigos(staff), []);
    assert.equal((await staff.delete(`/api/produtos/${id}`)).status, 404);
    assert.equal((await staff.post('/api/produtos', NEW_PRODUTO)).status, 201);
  });

  it('are shown to painters when active, without prices; to staff whenever not removed', async () => {
    await givenProduto(t, {codigo: 'A', nome: 'A'});
    await givenProduto(t, {codigo: 'B', nome: 'B', ativo: false});
    const {api} = await givenPintor(t);
    const {body} = await api.get<ListAnswer>('/api/produtos');
    assert.deepEqual(
      body.produtos.map(({id: _, ...produto}) => produto),
      [{codigo: 'A', nome: 'A', valorPontos: 10, ativo: 1}],
    );
    assert.deepEqual(await codigos(staff), ['A', 'B']);
    assert.deepEqual(await codigos(staff, `?filtros=${encodeURIComponent('{"ativo":1}')}`), ['A']);
    assert.deepEqual(await codigos(staff, '?codigo=B'), ['B']);
    assert.equal((await api.get('/api/produtos?valorUnitario=1')).status, 400);
  });

  it('are no Auditor’s, no reporting user’s and no visitor’s', async () => {
    const {api} = await givenUsuario(t, 2);
    assert.equal((await api.get('/api/produtos')).status, 403);
    assert.equal((await api.post('/api/produtos', NEW_PRODUTO)).status, 403);
    assert.equal((await t.anonymous.get('/api/produtos')).status, 401);
    assert.equal((await (await givenPintor(t)).api.post('/api/produtos', NEW_PRODUTO)).status, 401);
  });
});
