import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenProduto, givenRevenda, givenUsuario, type TestApp} from '../support';
import {sql} from '../../kernel/persistence/sql';
import type {Dashboard} from '../../modules/relatorios/painel.schema';
import {givenScoredVenda} from './support';

describe('The panel’s dashboard', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const read = async () => (await (await givenUsuario(t, 0)).api.get<Dashboard>('/api/dashboard')).body;

  it('counts nothing in an empty programme', async () => {
    const {topParceirosPontuados, parceirosCadastrados, lojasPontuadas} = await read();
    assert.deepEqual([topParceirosPontuados, parceirosCadastrados, lojasPontuadas], [[], 0, 0]);
  });

  it('counts the sales that stand, and names the first twenty', async () => {
    const [a, b] = [await givenRevenda(t, {nomeInput: 'Loja A'}), await givenRevenda(t, {nomeInput: 'Loja B'})];
    const produto = await givenProduto(t, {valorPontos: 7, nome: 'Verniz'});
    const ana = await givenPintor(t, {nome: 'Ana', saldo: 33, revendaId: a.id});
    const bia = await givenPintor(t, {nome: 'Bia', indicadoPor: ana.id, revendaId: b.id, indicacaoLoja: 'Loja A'});
    await givenScoredVenda(t, ana, {revenda: a, produto, totalVenda: 10.1});
    await givenScoredVenda(t, ana, {revenda: a, produto, totalVenda: 20.2});
    await givenScoredVenda(t, bia, {revenda: b, produto, totalVenda: 5});
    await givenScoredVenda(t, bia, {revenda: b, produto, totalVenda: 999, cancelada: true});
    const reading = await read();
    assert.deepEqual(
      [
        reading.parceirosCadastrados,
        reading.parceirosPontuados,
        reading.revendasCadastradas,
        reading.revendasPontuadas,
      ],
      [2, 2, 2, 2],
    );
    assert.deepEqual(
      [reading.lojasPontuadas, reading.qtdParceirosIndicados, reading.qtdParceirosIndicadosValidados],
      [2, 1, 1],
    );
    assert.deepEqual(reading.topParceirosPontuados, [
      {nome: 'Ana', cpf: ana.cpf, acumulado: 14, saldo: 33 + 14 + 100, vendido: 30.3, antes: null},
      {nome: 'Bia', cpf: bia.cpf, acumulado: 7, saldo: 7, vendido: 5, antes: null},
    ]);
    assert.deepEqual(reading.topRevendasPontuadas[0], {
      nome: 'Loja A',
      cnpj: a.cnpj,
      acumulado: 14,
      vendido: 30.3,
      antes: null,
    });
    // The referring store takes precedence over the preferred one.
    assert.deepEqual(reading.topRevendasQueIndicam, [{nome: 'Loja A', cnpj: a.cnpj, quantidade: 2, antes: null}]);
    const varnish = {nome: 'Verniz', codigo: produto.codigo, acumulado: 21, quantidade: 3, vendido: 35.3, antes: null};
    assert.deepEqual([reading.anterior, reading.anoAnterior], [null, null]);
    assert.deepEqual(reading.topProdutosVendidos, [varnish]);
  });

  it('stops at twenty', async () => {
    for (let n = 0; n < 22; n++) await givenScoredVenda(t, await givenPintor(t));
    const reading = await read();
    assert.equal(reading.topParceirosPontuados.length, 20);
    assert.equal(reading.topRevendasPontuadas.length, 20);
    assert.equal(reading.topProdutosVendidos.length, 20);
    const cpf = reading.topParceirosPontuados[0]?.cpf ?? '';
    await t.db.query(sql`UPDATE pintor SET anonimizado_em = ${t.clock.now} WHERE cpf = ${cpf}`);
    const after = (await read()).topParceirosPontuados;
    assert.deepEqual([after.length, after.some(row => row.cpf === cpf)], [20, false], 'erased painters are in no list');
  });

  describe('of a period', () => {
    let api: Awaited<ReturnType<typeof givenUsuario>>['api'];
    const period = {dataInicial: '2024-03-01', dataFinal: '2024-03-31'};
    before(async () => {
      ({api} = await givenUsuario(t, 1));
    });

    it('counts what was scored on its days in São Paulo, beside the period and the year before, and leads to those rows', async () => {
      const loja = await givenRevenda(t, {nomeInput: 'Loja de março'});
      const produto = await givenProduto(t, {valorPontos: 7, nome: 'Selador'});
      const pintor = await givenPintor(t, {nome: 'Clara', revendaId: loja.id});
      const score = (pontuadoEm: string) =>
        givenScoredVenda(t, pintor, {revenda: loja, produto, totalVenda: 10, pontuadoEm: new Date(pontuadoEm)});
      // The last and the first moment of March, and the nearest ones of the neighbouring months.
      await score('2024-04-01T02:59:59Z');
      await score('2024-03-01T03:00:00Z');
      await score('2024-03-01T02:59:59Z');
      await score('2024-04-01T03:00:00Z');
      await score('2023-04-01T02:59:59Z');
      const {body: d} = await api.get<Dashboard>(`/api/dashboard?${new URLSearchParams(period).toString()}`);
      assert.deepEqual(
        [d.parceirosPontuados, d.revendasPontuadas, d.lojasPontuadas, d.anterior?.parceirosPontuados],
        [1, 1, 1, 1],
      );
      assert.deepEqual([d.anterior?.dataInicial, d.anterior?.dataFinal], ['2024-02-01', '2024-02-29']);
      assert.deepEqual(
        [d.anoAnterior?.dataInicial, d.anoAnterior?.dataFinal, d.anoAnterior?.parceirosPontuados],
        ['2023-03-01', '2023-03-31', 1],
      );
      for (const [row] of [d.topParceirosPontuados, d.topRevendasPontuadas, d.topProdutosVendidos])
        assert.deepEqual([row?.acumulado, row?.antes, row?.vendido], [14, 7, 20]);
      const count = async (path: string, filtros: object) =>
        (await api.get<{count: number}>(`${path}?pagina=0&filtros=${encodeURIComponent(JSON.stringify(filtros))}`)).body
          .count;
      const pontuado = [period.dataInicial, period.dataFinal];
      for (const path of ['/api/parceiros', '/api/revendas', '/api/lojas'])
        assert.equal(await count(path, {pontuado}), 1, path);
      for (const filtros of [{revenda: loja.cnpj}, {produto: produto.codigo}, {cnpjLoja: loja.cnpj}]) {
        assert.equal(await count('/api/pontuacoes', {...filtros, ...period}), 2);
        assert.equal(await count('/api/pontuacoes', filtros), 5);
      }
      assert.equal(await count('/api/parceiros', {cadastroPela: loja.cnpj}), 1);
      assert.equal(await count('/api/parceiros', {compraEm: loja.cnpj}), 1);
      assert.equal(await count('/api/lojas', {raiz: loja.cnpj.slice(0, 8), pontuado: true}), 1);
      assert.equal(await count('/api/notas', {cnpj: loja.cnpj}), 5);
    });

    it('needs both days, that are days, in their order', async () => {
      const refused = async (query: Record<string, string>) =>
        (await api.get(`/api/dashboard?${new URLSearchParams(query).toString()}`)).status;
      assert.equal(await refused({dataInicial: '2024-03-01'}), 422);
      assert.equal(await refused({dataFinal: '2024-03-01'}), 422);
      assert.equal(await refused({dataInicial: '2024-03-02', dataFinal: '2024-03-01'}), 422);
      assert.equal((await refused({dataInicial: '2024-02-30', dataFinal: '2024-03-01'})) >= 400, true);
    });
  });
});
