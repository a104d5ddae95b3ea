import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPremio,
  givenProduto,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type Client,
  type GivenUsuario,
  type TestApp,
} from '../support';

interface Removidos extends AnswerBody {
  removidos: {id: number; nome: string; removidoEm: string; por: string | null}[];
}

describe('What was removed from a registration', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => (staff = await givenUsuario(t, 0)));

  const removed = async (entidade: string, api: Client = staff.api) =>
    api.get<Removidos>(`/api/removidos?entidade=${entidade}`);
  const restore = (entidade: string, id: number, api: Client = staff.api) =>
    api.post('/api/removidos/restaurar', {entidade, id});
  const alive = async (id: number) =>
    (await t.db.one(sql<{alive: boolean}>`SELECT removido_em IS NULL AS alive FROM produto WHERE id = ${id}`))?.alive;
  async function givenRemoved() {
    const produto = await givenProduto(t);
    assert.equal((await staff.api.delete(`/api/produtos/${produto.id}`)).status, 200);
    return produto;
  }

  it('is shown with who and when, and comes back as it was, with both in its history', async () => {
    const {id, codigo} = await givenRemoved();
    const found = (await removed('Produto')).body.removidos[0];
    assert.deepEqual([found?.id, found?.nome, found?.por], [id, codigo, staff.nome]);
    assert.equal(found?.removidoEm, t.clock.now.toISOString());
    const {status, body} = await restore('Produto', id);
    assert.deepEqual([status, body.mensagem], [200, 'Restaurado com sucesso']);
    assert.equal(await alive(id), true);
    assert.ok(!(await removed('Produto')).body.removidos.some(row => row.id === id));
    const {alteracoes} = (
      await staff.api.get<AnswerBody & {alteracoes: {acao: string; por: string}[]}>(
        `/api/alteracoes?entidade=Produto&id=${id}`,
      )
    ).body;
    assert.deepEqual(
      alteracoes.slice(0, 2).map(({acao, por}) => [acao, por]),
      [
        ['restaurar', staff.nome],
        ['remover', staff.nome],
      ],
    );
  });

  it('stays removed while another has its unique value', async () => {
    const {id, codigo} = await givenRemoved();
    const other = await givenProduto(t, {codigo});
    const {status, body} = await restore('Produto', id);
    assert.deepEqual([status, Object.keys(body.campos ?? {})], [409, ['codigo']]);
    assert.deepEqual([await alive(id), await alive(other.id)], [false, true]);
    await staff.api.delete(`/api/produtos/${other.id}`);
    const both = await Promise.all([restore('Produto', id), restore('Produto', other.id)]);
    assert.deepEqual(both.map(answer => answer.status).toSorted(), [200, 409]);
  });

  it('comes back once', async () => {
    const {id} = await givenRemoved();
    const all = await Promise.all([1, 2, 3].map(() => restore('Produto', id)));
    assert.deepEqual(all.map(({status}) => status).toSorted(), [200, 409, 409]);
    assert.equal((await restore('Produto', id)).body.codigo, 'NAO_EXCLUIDO');
    assert.equal((await restore('Produto', 2_000_000_000)).body.codigo, 'NAO_EXCLUIDO');
  });

  it('comes back last where there is an order', async () => {
    const banner = (ordem: number, removidoEm: Date | null) =>
      insert<{id: number}>(t, 'banner', {
        titulo: `Banner ${nextNumber()}`,
        dataInicial: '2026-01-01',
        dataFinal: '2026-12-31',
        ordem,
        ativo: true,
        removidoEm,
      });
    const first = await banner(1, t.clock.now);
    await banner(1, null);
    await banner(2, null);
    assert.equal((await restore('Banner', first.id)).status, 200);
    const {ordem} = (await t.db.one(sql<{ordem: number}>`SELECT ordem FROM banner WHERE id = ${first.id}`)) ?? {};
    assert.equal(ordem, 3);
  });

  it('is for those who may remove it', async () => {
    const {id} = await givenRemoved();
    const auditor = (await givenUsuario(t, 2)).api;
    assert.equal((await removed('Produto', auditor)).status, 403);
    assert.equal((await restore('Produto', id, auditor)).status, 403);
    const premio = await givenPremio(t);
    await auditor.delete(`/api/premios/${premio.id}`);
    assert.equal((await restore('Premio', premio.id)).status, 403);
    assert.equal((await restore('Premio', premio.id, auditor)).status, 200);
    assert.equal((await t.anonymous.get('/api/removidos?entidade=Produto')).status, 401);
    for (const name of ['Revenda', 'Nada', 'Modulo']) assert.equal((await removed(name)).status, 404);
    assert.equal(await alive(id), false);
  });
});
