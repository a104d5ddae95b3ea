import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenVenda} from '../notas/support';

interface Row {
  idRede: number | null;
  rede: string;
  mes: number;
  ano: number;
  pontosUtilizados: number;
  valorPonto: number;
  aPagar: number;
  taxaSucesso: number;
  valorTotal: number;
}

describe('What networks owe', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let rede: {id: number; nome: string};
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    t.clock.now = new Date('2026-09-15T15:00:00Z');
    smart = await givenUsuario(t, 1);
    const nome = `Rede Devedora ${nextNumber()}`;
    rede = {...(await givenRede(t, {nome, dataCadastro: '2026-09-01'})), nome};
    pintor = await givenPintor(t);
    await t.db.query(sql`UPDATE valor_ponto SET valor_ponto = 0.012 WHERE tipo = 'REDE'`);
  });

  const earn = async (pontos: number, redeId: number | null = rede.id) => {
    const produto = await givenProduto(t, {valorPontos: pontos});
    const revenda = await givenRevenda(t, {redeId});
    const itens = [{codigo: produto.codigo, qtde: 1, valorUnitario: 40, valorDesconto: 0}];
    const {venda} = await givenVenda(t, {pintor, produto, revenda}, {itens});
    assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
  };
  const redeem = async (custo: number) => {
    const {codigo} = await givenPremio(t, {custo});
    const {body} = await pintor.api.post<{resgate: {id: number}}>('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    return body.resgate.id;
  };
  const read = async (query = 'ano=2026&mes=9', of = rede.nome) => {
    const {status, body} = await smart.api.get<{relatorios: Row[]}>(
      `/api/relatorio?rede=${encodeURIComponent(of)}&${query}`,
    );
    assert.equal(status, 200);
    return body.relatorios;
  };

  it('is what was redeemed out of points earned at its shops, each point once', async () => {
    await earn(600);
    await earn(500, null);
    await redeem(9);
    assert.deepEqual(await read(), [
      {
        idRede: rede.id,
        rede: rede.nome,
        mes: 9,
        ano: 2026,
        pontosUtilizados: 600,
        valorPonto: 0.012,
        aPagar: 7.2,
        taxaSucesso: 0,
        valorTotal: 7.2,
      },
    ]);
    const all = (await smart.api.get<{relatorios: Row[]}>('/api/relatorio?ano=2026&mes=9')).body.relatorios;
    const without = all.at(-1);
    assert.deepEqual([without?.idRede, without?.rede], [null, 'Sem rede']);
    const total = await t.db.one(sql<{pontos: number}>`
      SELECT coalesce(-sum(pontos), 0)::float8 AS pontos FROM lancamento WHERE tipo IN ('resgate', 'estorno_resgate')
         AND ocorrido_em >= '2026-09-01T03:00:00Z' AND ocorrido_em < '2026-10-01T03:00:00Z'`);
    assert.equal(
      all.reduce((sum, {pontosUtilizados}) => sum + pontosUtilizados, 0),
      total?.pontos,
    );
  });

  it('gives back a cancelled order in the month of the cancellation', async () => {
    await earn(600);
    const identificador = await redeem(5);
    t.clock.now = new Date('2026-10-02T12:00:00Z');
    await smart.api.post('/api/cancelarResgate', {identificador, status: 3});
    assert.deepEqual(
      (await read('ano=2026')).slice(-2).map(({mes, pontosUtilizados, aPagar}) => [mes, pontosUtilizados, aPagar]),
      [
        [9, 500, 6],
        [10, -500, -6],
      ],
    );
  });

  it('leads to the orders behind its points, and stands beside the months before', async () => {
    const rowsBehind = async (of: string, mes = 9) =>
      (
        await smart.api.get<{pontos: {resgate: number; movimento: string; rede: string; pontos: number}[]}>(
          `/api/relatorio/pontos?ano=2026&mes=${mes}&rede=${encodeURIComponent(of)}`,
        )
      ).body.pontos;
    await earn(600);
    await earn(500, null);
    const resgate = await redeem(9);
    assert.deepEqual(
      (await rowsBehind(rede.nome)).map(row => [row.resgate, row.movimento, row.rede, row.pontos]),
      [[resgate, 'Resgate', rede.nome, 600]],
    );
    assert.deepEqual(
      (await rowsBehind('Sem rede')).filter(row => row.resgate === resgate).map(row => [row.rede, row.pontos]),
      [['Sem rede', 300]],
    );
    t.clock.now = new Date('2026-10-02T12:00:00Z');
    await smart.api.post('/api/cancelarResgate', {identificador: resgate, status: 3});
    assert.deepEqual(
      (await rowsBehind(String(rede.id), 10)).map(row => [row.movimento, row.pontos]),
      [['Cancelamento', -600]],
    );
    const months = async (query: string) =>
      (
        await smart.api.get<{
          meses: {mes: string; pontosUtilizados: number; aPagar: number; valorTotal: number}[];
          geradoEm: string | null;
          resgatados: {pontos: number};
        }>(`/api/relatorio/meses?ano=2026&mes=10${query}`)
      ).body;
    const {meses, geradoEm} = await months(`&rede=${rede.id}`);
    assert.deepEqual([meses.length, meses[0]?.mes, geradoEm], [24, '2024-11', null]);
    assert.deepEqual(
      meses.slice(-2).map(({mes, pontosUtilizados, aPagar, valorTotal}) => [mes, pontosUtilizados, aPagar, valorTotal]),
      [
        ['2026-09', 600, 7.2, 7.2],
        ['2026-10', -600, -7.2, -7.2],
      ],
    );
    const all = await months('');
    assert.equal(all.meses.at(-1)?.pontosUtilizados, all.resgatados.pontos);
  });

  it('adds the success rate of the month', async () => {
    const produto = await givenProduto(t, {valorUnitario: 50});
    const history = (mes: string, quantidade: number) =>
      t.db.query(sql`
        INSERT INTO historico_rede (rede_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
        VALUES (${rede.id}, ${mes}, ${produto.codigo}, ${quantidade}, 100, ${t.clock.now}, ${t.clock.now})`);
    await history('2026-08-01', 10);
    await history('2026-09-01', 30);
    const [row] = await read();
    assert.deepEqual([row?.taxaSucesso, row?.aPagar, row?.valorTotal], [30, 0, 30]);
  });

  it('stays as it was made, whatever a point is worth later, until it is made again', async () => {
    await earn(600);
    await redeem(5);
    const made = await smart.api.get<{periodo: string; mensagem: string}>('/api/relatorio/gerar');
    assert.deepEqual(made.body, {
      periodo: '09/2026',
      mensagem: 'Relatório período 09/2026 atualizado com sucesso',
    });
    await t.db.query(sql`UPDATE valor_ponto SET valor_ponto = 0.02 WHERE tipo = 'REDE'`);
    assert.equal((await read())[0]?.aPagar, 6);
    assert.equal((await read('ano=2026&mes=8'))[0]?.valorPonto, 0.02);
    assert.equal((await smart.api.post('/api/relatorio/gerar', {mes: 9, ano: 2026})).status, 200);
    assert.equal((await read())[0]?.aPagar, 10);
    assert.equal((await smart.api.post('/api/relatorio/gerar', {mes: 13})).status, 422);
    await t.db.query(sql`DELETE FROM relatorio_periodo`);
  });

  it('lists the orders of a month that stand', async () => {
    await earn(900);
    const cancelled = await redeem(2);
    await redeem(5);
    await smart.api.post('/api/cancelarResgate', {identificador: cancelled, status: 3});
    const {body} = await smart.api.get<{resgates: {pintor: string; pontosGastos: number; totalPagar: number}[]}>(
      '/api/relatorios/resgate/9/2026',
    );
    assert.deepEqual(
      body.resgates.filter(({pintor: nome}) => nome === pintor.nome).map(row => [row.pontosGastos, row.totalPagar]),
      [[500, 5]],
    );
  });

  it('begins with July of 2020 and ends with the current month', async () => {
    const [early, late] = ['Os relatórios começam em julho de 2020.', 'Este mês ainda não começou.'];
    for (const [path, said] of [
      ['relatorio?ano=2020&mes=6', early],
      ['relatorio?mes=10', late],
      ['relatorio/gerar?ano=2020&mes=6', early],
      ['relatorio/gerar?ano=2026&mes=10', late],
      ['relatorio/meses?ano=2026&mes=10', late],
      ['relatorio/pontos?ano=2026&mes=10', late],
      ['relatorios/resgate/6/2020', early],
      ['relatorios/resgate/10/2026', late],
      ['relatorios/6/2020/pdf', early],
      ['relatorios/arquivo/relatorio?formato=csv&ano=2026&mes=10', late],
      ['relatorios/arquivo/resgates?formato=csv&ano=2026&mes=10', late],
      ['taxa_sucesso?ano=2020&mes=6', early],
      ['taxa_sucesso?ano=2019', early],
      ['taxa_sucesso?ano=2027', 'Este ano ainda não começou.'],
      ['produtos_vendidos?ano=2019', early],
    ] as const) {
      const {status, body} = await smart.api.get(`/api/${path}`);
      assert.deepEqual([status, body.erro], [422, said], path);
    }
    const made = await smart.api.post('/api/relatorio/gerar', {mes: 10, ano: 2026});
    assert.deepEqual([made.status, made.body.campos], [422, {mes: late}]);
    assert.equal(await t.db.one(sql`SELECT 1 FROM relatorio_periodo WHERE id > 202609`), undefined);
  });

  it('tells nothing of months before July of 2020, of the whole year neither', async () => {
    const old = await givenRede(t, {nome: 'Rede Antiga', dataCadastro: '2019-03-01'});
    const {codigo} = await givenProduto(t, {valorUnitario: 50});
    for (const mes of ['2019-02-01', '2020-02-01', '2020-08-01'])
      await insert(t, 'historico_rede', {
        ...{redeId: old.id, mes, codigoProduto: codigo, quantidade: mes < '2020' ? 1 : 9, valor: 450},
        ...{criadoEm: t.clock.now, atualizadoEm: t.clock.now},
      });
    const fees = await smart.api.get<{taxaSucesso: {mesRef: string}[]}>(`/api/taxa_sucesso?rede=${old.id}&ano=2020`);
    assert.deepEqual(
      fees.body.taxaSucesso.map(({mesRef}) => mesRef),
      ['2020-08'],
    );
    const {body} = await smart.api.get<{relatorios: {mes: number; taxaSucesso: number}[]}>(
      `/api/relatorio?rede=${old.id}&ano=2020`,
    );
    assert.deepEqual(
      body.relatorios.map(({mes}) => mes),
      [7, 8, 9, 10, 11, 12],
    );
    assert.deepEqual(
      body.relatorios.filter(({taxaSucesso}) => taxaSucesso > 0).map(({mes}) => mes),
      [8],
    );
  });

  it('tells what belongs to no network by that name', async () => {
    const rows = async (rede: string) => {
      const query = new URLSearchParams({ano: '2026', mes: '9', ...(rede && {rede})}).toString();
      return (await smart.api.get<{relatorios: {rede: string}[]}>(`/api/relatorio?${query}`)).body.relatorios;
    };
    const without = (await rows('')).filter(({rede}) => rede === 'Sem rede');
    assert.deepEqual(await rows('Sem rede'), without);
  });

  it('is a Smart’s to read', async () => {
    const {api} = await givenUsuario(t, 0);
    for (const path of [
      'relatorio',
      'relatorio/gerar',
      'relatorio/meses?ano=2026&mes=9',
      'relatorio/pontos?ano=2026&mes=9',
      'relatorios/resgate/9/2026',
    ])
      assert.equal((await api.get(`/api/${path}`)).status, 403, path);
    assert.equal((await api.post('/api/relatorio/gerar', {})).status, 403);
  });
});
