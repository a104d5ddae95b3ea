import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenProduto,
  givenRelatorio,
  givenRevenda,
  nextCnpj,
  type PintorDado,
  type RelatorioDado,
  type RevendaDada,
  type TestApp,
} from '../support';
import type {DashboardRevenda} from '../../modules/relatorios/revenda.esquema';
import {givenVendaPontuada} from './support';

const RAIZ = '45678912';

describe('A reseller’s report', () => {
  let t: TestApp;
  let usuario: RelatorioDado;
  let matriz: RevendaDada;
  let filial: RevendaDada;
  let ana: PintorDado;

  before(async () => {
    t = await givenApp();
    usuario = await givenRelatorio(t, {cnpj: nextCnpj(RAIZ)});
    matriz = await givenRevenda(t, {cnpj: nextCnpj(RAIZ)});
    filial = await givenRevenda(t, {cnpj: nextCnpj(RAIZ)});
    ana = await givenPintor(t, {
      nome: 'Ana',
      saldo: 2000,
      ultimoAcessoEm: new Date('2026-09-10T12:00:00Z'),
      endCidade: 'Não informado',
    });
    const bia = await givenPintor(t, {
      nome: 'Bia',
      revendaId: filial.id,
      ativo: false,
      acheSeuPintor: true,
      criadoEm: new Date('2026-08-31T23:00:00-03:00'),
    });
    const tinta = await givenProduto(t, {nome: 'Tinta'});
    await givenVendaPontuada(t, ana, {revenda: matriz, produto: tinta, totalVenda: 10.05});
    await givenVendaPontuada(t, ana, {
      revenda: filial,
      produto: tinta,
      totalVenda: 20.1,
      pontuadoEm: new Date('2025-03-10T12:00:00Z'),
    });
    await givenVendaPontuada(t, ana, {revenda: matriz, totalVenda: 500, cancelada: true});
    // Another company's sales, and a painter of its own.
    const outra = await givenRevenda(t);
    await givenVendaPontuada(t, ana, {revenda: outra, totalVenda: 900});
    await givenVendaPontuada(t, await givenPintor(t, {nome: 'Caio', revendaId: outra.id}), {revenda: outra});
    assert.ok(bia.id);
  });
  after(() => t.stop());

  const ler = async (quem = usuario) => (await quem.api.get<DashboardRevenda>('/api/relatorio/dashboard')).body;

  it('is of the shops of its CNPJ root and of the painters who bought there or prefer one', async () => {
    const lido = await ler();
    assert.deepEqual(
      lido.usuariosTotais.map(({nome}) => nome),
      ['Ana', 'Bia'],
    );
    assert.deepEqual([lido.parceirosCadastrados, lido.parceirosPontuados], [2, 1]);
    assert.deepEqual([lido.valorTotalNf, lido.valorMedioNf], [30.15, 15.08]);
    assert.deepEqual([lido.pintoresAtivos, lido.pintoresInativos, lido.pintoresAcheSeuPintor], [1, 1, 1]);
    assert.deepEqual(lido.topProdutos, [{produto: 'Tinta', qtde: 2, totalVendido: 30.15}]);
  });

  it('masks the CPF and tells what was bought at these shops alone', async () => {
    const [linha] = (await ler()).usuariosTotais;
    assert.equal(linha?.cpf, `${ana.cpf.slice(0, 3)}.***.***-${ana.cpf.slice(9)}`);
    assert.deepEqual(
      [linha.qtdeVendas, linha.totalVendido, linha.totalVendas, linha.mediaNf],
      [2, 30.15, 10.05, 15.08],
    );
    assert.deepEqual([linha.diasSemAcesso, linha.cidade, linha.programa], [5, '', 'Clube do Pintor']);
    assert.ok(!JSON.stringify(await ler()).includes(ana.cpf));
  });

  it('shows twelve months, those without a sale too', async () => {
    const {totalVendas, notasEnviadas, novosParceiros} = await ler();
    assert.deepEqual([totalVendas.length, totalVendas[0]?.mes, totalVendas[11]?.mes], [12, '2025-10', '2026-09']);
    assert.deepEqual(
      totalVendas.map(({total}) => total),
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10.05],
    );
    assert.equal(notasEnviadas[11]?.total, 1);
    // 23:00 of 31/08 in São Paulo is September in UTC.
    assert.deepEqual(
      novosParceiros.slice(10).map(({total}) => total),
      [1, 1],
    );
  });

  it('shows what its painters redeemed', async () => {
    const premio = await givenPremio(t, {nome: 'Rolo'});
    const endereco = {
      entregaNome: 'Ana',
      entregaRua: 'R',
      entregaCep: '01310100',
      entregaCidade: 'São Paulo',
      entregaBairro: 'B',
      entregaEstado: 'SP',
      entregaNumero: '1',
      entregaComplemento: 'casa',
    };
    const pedido = await ana.api.post('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 2,
      enderecoEntrega: endereco,
    });
    assert.equal(pedido.status, 200, pedido.text);
    const lido = await ler();
    assert.deepEqual(lido.premiosResgatados, [{premio: 'Rolo', quantidade: 2}]);
    assert.deepEqual(
      lido.resgates.map(({nome, pontosGastos, status}) => [nome, pontosGastos, status]),
      [['Ana', 2000, 0]],
    );
    assert.equal(lido.pintoresComResgate, 1);
  });

  it('is empty for a reseller without sales, and refused to anybody else', async () => {
    const vazio = await ler(await givenRelatorio(t));
    assert.deepEqual([vazio.usuariosTotais, vazio.valorMedioNf, vazio.totalVendas.length], [[], 0, 12]);
    assert.equal((await ana.api.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await t.anonimo.get('/api/relatorio/dashboard')).status, 401);
  });
});
