import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenProduto, givenRevenda, givenUsuario, type TestApp} from '../support';
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
      {nome: 'Ana', cpf: ana.cpf, acumulado: 14, saldo: 33 + 14 + 100, vendido: 30.3},
      {nome: 'Bia', cpf: bia.cpf, acumulado: 7, saldo: 7, vendido: 5},
    ]);
    assert.deepEqual(reading.topRevendasPontuadas[0], {nome: 'Loja A', cnpj: a.cnpj, acumulado: 14, vendido: 30.3});
    // The store that referred counts before the one preferred.
    assert.deepEqual(reading.topRevendasQueIndicam, [{nome: 'Loja A', cnpj: a.cnpj, quantidade: 2}]);
    const varnish = {nome: 'Verniz', codigo: produto.codigo, acumulado: 21, quantidade: 3, vendido: 35.3};
    assert.deepEqual(reading.topProdutosVendidos, [varnish]);
  });

  it('stops at twenty', async () => {
    for (let n = 0; n < 22; n++) await givenScoredVenda(t, await givenPintor(t));
    const reading = await read();
    assert.equal(reading.topParceirosPontuados.length, 20);
    assert.equal(reading.topRevendasPontuadas.length, 20);
    assert.equal(reading.topProdutosVendidos.length, 20);
  });
});
