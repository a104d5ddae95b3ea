import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenProduto, givenRevenda, givenUsuario, type TestApp} from '../support';
import type {Dashboard} from '../../modules/relatorios/painel.esquema';
import {givenVendaPontuada} from './support';

describe('The panel’s dashboard', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const ler = async () => (await (await givenUsuario(t, 0)).api.get<Dashboard>('/api/dashboard')).body;

  it('counts nothing in an empty programme', async () => {
    const {topParceirosPontuados, parceirosCadastrados, lojasPontuadas} = await ler();
    assert.deepEqual([topParceirosPontuados, parceirosCadastrados, lojasPontuadas], [[], 0, 0]);
  });

  it('counts the sales that stand, and names the first twenty', async () => {
    const [a, b] = [await givenRevenda(t, {nomeInput: 'Loja A'}), await givenRevenda(t, {nomeInput: 'Loja B'})];
    const produto = await givenProduto(t, {valorPontos: 7, nome: 'Verniz'});
    const ana = await givenPintor(t, {nome: 'Ana', saldo: 33, revendaId: a.id});
    const bia = await givenPintor(t, {nome: 'Bia', indicadoPor: ana.id, revendaId: b.id, indicacaoLoja: 'Loja A'});
    await givenVendaPontuada(t, ana, {revenda: a, produto, totalVenda: 10.1});
    await givenVendaPontuada(t, ana, {revenda: a, produto, totalVenda: 20.2});
    await givenVendaPontuada(t, bia, {revenda: b, produto, totalVenda: 5});
    await givenVendaPontuada(t, bia, {revenda: b, produto, totalVenda: 999, cancelada: true});
    const lido = await ler();
    assert.deepEqual(
      [lido.parceirosCadastrados, lido.parceirosPontuados, lido.revendasCadastradas, lido.revendasPontuadas],
      [2, 2, 2, 2],
    );
    assert.deepEqual([lido.lojasPontuadas, lido.qtdParceirosIndicados, lido.qtdParceirosIndicadosValidados], [2, 1, 1]);
    assert.deepEqual(lido.topParceirosPontuados, [
      {nome: 'Ana', cpf: ana.cpf, acumulado: 14, saldo: 33 + 14 + 100, vendido: 30.3},
      {nome: 'Bia', cpf: bia.cpf, acumulado: 7, saldo: 7, vendido: 5},
    ]);
    assert.deepEqual(lido.topRevendasPontuadas[0], {nome: 'Loja A', cnpj: a.cnpj, acumulado: 14, vendido: 30.3});
    // The store that referred counts before the one preferred.
    assert.deepEqual(lido.topRevendasQueIndicam, [{nome: 'Loja A', cnpj: a.cnpj, quantidade: 2}]);
    const verniz = {nome: 'Verniz', codigo: produto.codigo, acumulado: 21, quantidade: 3, vendido: 35.3};
    assert.deepEqual(lido.topProdutosVendidos, [verniz]);
  });

  it('stops at twenty', async () => {
    for (let n = 0; n < 22; n++) await givenVendaPontuada(t, await givenPintor(t));
    const lido = await ler();
    assert.equal(lido.topParceirosPontuados.length, 20);
    assert.equal(lido.topRevendasPontuadas.length, 20);
    assert.equal(lido.topProdutosVendidos.length, 20);
  });
});
