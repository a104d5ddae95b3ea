import assert from 'node:assert/strict';
import {Kernel} from '../../kernel/keys';
import type {Lists} from '../../kernel/lists/lists';
import {sql} from '../../kernel/persistence/sql';
import type {RevendasService} from '../../modules/revendas';
import {revendas} from '../../modules/revendas/revenda';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  nextCnpj,
  type AnswerBody,
  type TestApp,
} from '../support';
import {givenScoredVenda} from '../relatorios/support';

interface ListAnswer extends AnswerBody {
  revendas: AnswerBody[];
  count: number;
}

describe('Resellers', () => {
  let t: TestApp;
  let service: RevendasService;
  before(async () => {
    t = await givenApp();
    service = await t.app.get<RevendasService>('services.RevendasService');
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE revenda, loja CASCADE`));

  it('are names to the public: the active ones, each once, in the order of the alphabet', async () => {
    for (const nomeInput of ['Zélia Tintas', 'Água Viva', 'Bom Preço', 'Bom Preço']) await givenRevenda(t, {nomeInput});
    await givenRevenda(t, {nomeInput: 'Fechada', ativo: false});
    const expected = {revendas: ['Água Viva', 'Bom Preço', 'Zélia Tintas'].map(nomeInput => ({nomeInput}))};
    assert.deepEqual((await t.anonymous.get('/api/revendas')).body, expected);
    assert.deepEqual((await (await givenPintor(t)).api.get('/api/revendas')).body, expected);
    assert.deepEqual((await (await givenUsuario(t, 2)).api.get('/api/revendas')).body, expected);
  });

  it('are whole rows to staff, found by CNPJ or kept to the active ones', async () => {
    const revenda = await givenRevenda(t, {rm: true, fatorPontuacao: 3, nomeInput: 'Loja X'});
    await givenRevenda(t, {ativo: false});
    const pintor = await givenPintor(t, {indicacaoLoja: 'Loja X'});
    await givenScoredVenda(t, pintor, {revenda, totalVenda: 12.5});
    const {api} = await givenUsuario(t, 0);
    const filtros = encodeURIComponent(JSON.stringify({cnpj: revenda.cnpj}));
    const {body} = await api.get<ListAnswer>(`/api/revendas?filtros=${filtros}`);
    assert.equal(body.count, 1);
    const {id, rm, fatorPontuacao, ativo, totalVendido, totalPontuado, pintoresIndicados} = body.revendas[0] ?? {};
    assert.deepEqual(
      [id, rm, fatorPontuacao, ativo, totalVendido, totalPontuado, pintoresIndicados],
      [revenda.id, 1, 3, 1, 12.5, 60, 1],
    );
    assert.equal((await api.get<ListAnswer>('/api/revendas?ativo=1')).body.count, 1);
    assert.equal((await api.get<ListAnswer>('/api/revendas')).body.count, 2);
  });

  async function lojaOfVenda(sent: Parameters<RevendasService['saveLoja']>[0]) {
    const origin = await service.originOfVenda(sent.cnpj);
    await service.saveLoja(sent, origin);
    const {cadastro: _, ...loja} = origin;
    return loja;
  }

  it('count points beyond what 32 bits hold', async () => {
    const revenda = await givenRevenda(t);
    for (let n = 0; n < 2; n++) await givenScoredVenda(t, await givenPintor(t), {revenda});
    const lists = await t.app.get<Lists>(Kernel.LISTS.key);
    const undone = new Error('undone');
    let rows: {totalPontuado: number; saldoPontos: number}[] = [];
    const look = () =>
      t.db.tx(async () => {
        await t.db.query(sql`UPDATE venda SET total_pontos = 2000000000`);
        await t.db.query(sql`UPDATE lote SET concedido = 2000000000, restante = 2000000000`);
        rows = await lists.rows(revendas, {});
        // Rolls back, so that the ledger is unchanged.
        throw undone;
      });
    await assert.rejects(t.run(look, {kind: 'sistema'}), undone);
    assert.deepEqual(
      rows.map(({totalPontuado, saldoPontos}) => [totalPontuado, saldoPontos]),
      [[4_000_000_000, 4_000_000_000]],
    );
  });

  it('give a sale its factor, whether it is a master and its network', async () => {
    const rede = await givenRede(t);
    const revenda = await givenRevenda(t, {rm: true, fatorPontuacao: 2, redeId: rede.id});
    const loja = await t.run(() => lojaOfVenda({cnpj: revenda.cnpj, nome: 'digitado', uf: 'sp'}));
    assert.deepEqual(loja, {revendaId: revenda.id, redeId: rede.id, fatorPontuacao: 2, rm: true});
    const unknown = {cnpj: nextCnpj(), nome: 'Tintas da Esquina', cidade: 'Natal', uf: 'rn'};
    const unregistered = {revendaId: null, redeId: null, fatorPontuacao: 1, rm: false};
    assert.deepEqual(await t.run(() => lojaOfVenda(unknown)), unregistered);
    await t.run(() => lojaOfVenda({...unknown, nome: 'Outro nome'}));
    const lojas = await t.db.query(sql`SELECT nome, cidade, uf FROM loja WHERE cnpj = ${unknown.cnpj}`);
    assert.deepEqual(lojas, [{nome: 'Tintas da Esquina', cidade: 'Natal', uf: 'RN'}]);
  });

  it('that are switched off count as any shop', async () => {
    const {cnpj} = await givenRevenda(t, {rm: true, fatorPontuacao: 9, ativo: false});
    const {fatorPontuacao, rm} = await t.run(() => lojaOfVenda({cnpj, nome: 'x'}));
    assert.deepEqual([fatorPontuacao, rm], [1, false]);
  });

  it('share the products, found by code unless removed', async () => {
    const [one, two] = [await givenProduto(t, {ativo: false}), await givenProduto(t, {removidoEm: t.clock.now})];
    const found = await t.run(() => service.produtosByCodigo([one.codigo, two.codigo, 'NADA']));
    assert.deepEqual([...found.keys()], [one.codigo]);
  });
});
