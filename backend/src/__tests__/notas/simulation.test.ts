import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type AnswerBody,
  type Client,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from './support';

interface Simulated extends AnswerBody {
  pontos: number;
  venceEm: string;
  calculo: {passos: {tipo: string; valor: number}[]; codigoCancelado: boolean};
  itens: {nome: string; valorPontos: number}[];
}

describe('POST /api/pontuacoes/simular', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const simulate = (api: Client, body: object) => api.post<Simulated>('/api/pontuacoes/simular', body);
  const givenCodigo = (columns: Record<string, unknown>) =>
    insert<{id: number; codigo: string}>(t, 'codigo_promocional', {
      codigo: `SIM${nextNumber()}`,
      valor: 30,
      ...columns,
    });

  it('is what the receipt is worth then, and writes nothing', async () => {
    const nivel = await insert<{id: number}>(t, 'cluster', {nome: 'Prata', ordem: 2, valorPonto: 1.15});
    const pintor = await givenPintor(t, {clusterId: nivel.id});
    const scenario = await givenScenario(t, pintor, {fatorPontuacao: 3, rm: true});
    const codigo = await givenCodigo({operacao: 'ADICIONAR'});
    const {venda} = await givenVenda(t, scenario, {codigoPromocional: codigo.codigo});
    const {status, body} = await simulate(pintor.api, {
      idRevenda: scenario.revenda.id,
      itens: [{codigo: scenario.produto.codigo, qtde: 2}],
      codigo: codigo.codigo.toLowerCase(),
    });
    assert.equal(status, 200);
    assert.equal(body.venceEm, '2028-03-15');
    assert.equal(await saldoOf(t, pintor.id), 0);
    const scored = await staff.post<AnswerBody & {venda: {totalPontos: number; calculo: unknown}}>(
      '/api/pontuacoes/pontuar',
      {venda},
    );
    assert.equal(body.pontos, scored.body.venda.totalPontos);
    assert.equal(body.pontos, 720, '100 × 3 × 1.15 × 2 + 30');
    assert.deepEqual(body.calculo, scored.body.venda.calculo);
  });

  it('without a reseller counts plainly', async () => {
    const pintor = await givenPintor(t);
    const produto = await givenProduto(t, {valorPontos: 7});
    const {body} = await simulate(pintor.api, {itens: [{codigo: produto.codigo, qtde: 1.5}]});
    assert.equal(body.pontos, 11, '10.5 rounded half up');
    assert.deepEqual(
      body.itens.map(({nome, valorPontos}) => [nome, valorPontos]),
      [[produto.nome, 7]],
    );
  });

  it('says why a code has no part in it', async () => {
    const pintor = await givenPintor(t);
    const {produto, revenda} = await givenScenario(t, pintor, {rm: true});
    const itens = [{codigo: produto.codigo, qtde: 1}];
    const withCode = async (codigo: string, idRevenda?: unknown) =>
      (await simulate(pintor.api, {itens, codigo, ...(idRevenda ? {idRevenda} : {})})).body;
    assert.deepEqual((await withCode('NAOEXISTE')).codigo, {codigo: 'NAOEXISTE', erro: 'Código inválido'});
    const times = await givenCodigo({operacao: 'MULTIPLICAR', valor: 2});
    const atMaster = await withCode(times.codigo, revenda.id);
    assert.deepEqual([atMaster.pontos, atMaster.calculo.codigoCancelado], [100, true]);
    assert.equal((await withCode(times.codigo)).pontos, 100);
    const training = await givenCodigo({operacao: 'ADICIONAR', treinamento: true});
    assert.match(JSON.stringify((await withCode(training.codigo)).codigo), /Treinamentos/);
    const uses = await t.db.one(sql<{usos: number}>`SELECT sum(usos)::int AS usos FROM codigo_promocional`);
    assert.equal(uses?.usos, 1, 'the one that was scored with before');
  });

  it('refuses what cannot be reckoned', async () => {
    const {api} = await givenPintor(t);
    const produto = await givenProduto(t);
    const item = {codigo: produto.codigo, qtde: 1};
    for (const itens of [
      undefined,
      [],
      [{...item, qtde: 0}],
      [{...item, qtde: 1.2345}],
      [{...item, qtde: 10_000}],
      [{qtde: 1}],
    ])
      assert.equal((await simulate(api, {itens})).status, 422, JSON.stringify(itens));
    assert.equal((await simulate(api, {itens: Array.from({length: 51}, () => item)})).status, 422);
    assert.equal((await simulate(api, {itens: [{...item, codigo: 'NADA'}]})).body.codigo, 'PRODUTO_NAO_ENCONTRADO');
    const closed = await givenRevenda(t, {ativo: false});
    assert.equal((await simulate(api, {itens: [item], idRevenda: closed.id})).body.codigo, 'REVENDA_NAO_ENCONTRADA');
    assert.equal((await simulate(t.anonymous, {itens: [item]})).status, 401);
    assert.equal((await simulate(staff, {itens: [item]})).status, 401);
  });

  it('offers the active resellers by name and city, and nothing else of them', async () => {
    const {api} = await givenPintor(t);
    const revenda = await givenRevenda(t, {
      nomeInput: 'Depósito Água Rasa',
      endCidade: 'Três Corações',
      endEstado: 'MG',
    });
    await givenRevenda(t, {nomeInput: 'Depósito Água Rasa Fechado', ativo: false});
    const {body} = await api.get<AnswerBody & {revendas: unknown[]}>(
      '/api/pontuacoes/simular/revendas?busca=agua%20rasa&pagina=0&limite=6',
    );
    assert.deepEqual(body.revendas, [{id: revenda.id, nome: 'Depósito Água Rasa', cidade: 'Três Corações', uf: 'MG'}]);
  });
});
