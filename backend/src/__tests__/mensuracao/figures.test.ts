import assert from 'node:assert/strict';
import {REPORTS, addressOf, type Report, type ReportName} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenVenda} from '../notas/support';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  type GivenProduto,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';

type Row = Record<string, string | number | null>;
type Sums = Record<string, number>;

const sumOf = (rows: readonly Row[], field: string): number =>
  Math.round(rows.reduce((total, row) => total + Number(row[field]), 0) * 1000) / 1000;
const cents = (value: number): number => Math.round(value * 100) / 100;
const monthsIn = (rows: readonly Row[]): number => new Set(rows.map(({mes}) => mes)).size;

describe('Every figure of the reports on networks and products leads to its rows', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let rede: {id: number};
  let revenda: GivenRevenda;
  let produto: GivenProduto;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    rede = await givenRede(t, {nome: 'Rede das Linhas', dataCadastro: '2026-05-20'});
    revenda = await givenRevenda(t, {redeId: rede.id});
    produto = await givenProduto(t, {valorUnitario: 50, valorPontos: 7});
    const another = await givenProduto(t, {valorUnitario: 12.34});
    const tells = (mes: string, codigo: string, quantidade: number, valor: number, byRevenda = false) =>
      t.db.query(sql`
        INSERT INTO historico_rede (rede_id, revenda_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
        VALUES (${byRevenda ? null : rede.id}, ${byRevenda ? revenda.id : null}, ${mes}, ${codigo}, ${quantidade}, ${valor}, ${t.clock.now}, ${t.clock.now})`);
    await tells('2025-11-01', produto.codigo, 3, 150.1);
    await tells('2026-02-01', another.codigo, 5, 61.7);
    await tells('2026-03-01', produto.codigo, 2.5, 125);
    await tells('2026-04-01', produto.codigo, 4, 199.99);
    await tells('2026-04-01', produto.codigo, 1, 50, true);
    await tells('2026-05-01', produto.codigo, 9, 450);
    await tells('2026-07-01', produto.codigo, 12, 600.5);
    await tells('2026-07-01', produto.codigo, 3, 140, true);
    await tells('2026-07-01', another.codigo, 8, 98.72);
    const pintor = await givenPintor(t);
    const scored = async (realizadoEm: string, qtde: number, changes: Record<string, unknown> = {}) => {
      const itens = [
        {codigo: produto.codigo, qtde, valorUnitario: 30.5, valorDesconto: 0},
        {codigo: another.codigo, qtde: 1, valorUnitario: 9, valorDesconto: 0},
      ];
      const {venda} = await givenVenda(t, {pintor, produto, revenda}, {realizadoEm, itens, ...changes});
      assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda, confirmar: true})).status, 200);
    };
    await scored('20260910', 2);
    await scored('20260901', 3.5);
    await scored('20260831', 4);
    const elsewhere = await givenRevenda(t, {});
    await scored('20260905', 6, {cnpjLoja: elsewhere.cnpj, nomeLoja: elsewhere.nomeInput});
    await scored('20260906', 10, {cnpjLoja: '11444777000161', nomeLoja: 'Loja sem cadastro'});
  });
  after(() => t.stop());

  /** Every figure of the report has an address; calls `check` with the rows of each in turn. */
  const each = async (
    name: ReportName,
    {query, path, field}: {query: Row; path: string; field: string},
    check: (row: Row, column: string, address: URL) => Promise<void>,
  ) => {
    const {columns}: Report = REPORTS[name];
    const sent = Object.entries(query)
      .map(([key, value]) => `${key}=${value}`)
      .join('&');
    const {body} = await smart.api.get<Record<string, Row[]>>(`${path}?${sent}`);
    const rows = body[field] ?? [];
    assert.ok(rows.length > 0);
    for (const [column, {kind, leadsTo}] of Object.entries(columns)) {
      if (!['money', 'number', 'points'].includes(kind)) continue;
      assert.ok(leadsTo, `${name}: ${column} leads nowhere`);
      for (const row of rows) {
        const address = addressOf(leadsTo, row, query);
        assert.ok(address, `${name}: ${column}`);
        await check(row, column, new URL(address, 'http://painel'));
      }
    }
  };
  const rowsAt = async ({pathname, search}: URL, field: string): Promise<Row[]> => {
    const {status, body} = await smart.api.get<Record<string, Row[]>>(
      `${pathname.replace('/painel', '/api')}${search}`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body[field] ?? [];
  };

  it('measurement to the months of the network', () =>
    each(
      'mensuracao',
      {query: {rede: rede.id}, path: '/api/mensuracao', field: 'mensuracao'},
      async (row, column, at) => {
        const months = await rowsAt(at, 'meses');
        const monthly = (of: Row[]) => cents(sumOf(of, 'valor') / of.length);
        const weekly = (of: Row[]) => cents(((sumOf(of, 'valor') / of.length) * 12) / 52);
        const [earlier, later] = ['Antes', 'Depois'].map(name => months.filter(({momento}) => momento === name)) as [
          Row[],
          Row[],
        ];
        const figures: Record<string, () => number> = {
          mediaMensal: () => monthly(months),
          mediaMensalPos: () => monthly(months),
          mediaSemanal: () => weekly(months),
          mediaSemanalPos: () => weekly(months),
          resultadoMensal: () => cents(monthly(later) - monthly(earlier)),
          resultadoSemanal: () => cents(weekly(later) - weekly(earlier)),
          mesesAtendidosAntes: () => months.length,
          mesesAtendidosPos: () => months.length,
          totalVendidoPos: () => sumOf(months, 'valor'),
        };
        assert.equal(figures[column]?.(), row[column], column);
        for (const {mes, linhas, valor} of months) {
          const lines = await rowsAt(
            new URL(`http://painel/painel/historico/linhas?rede=${rede.id}&mes=${mes}`),
            'linhas',
          );
          assert.deepEqual([lines.length, sumOf(lines, 'valor')], [linhas, valor], String(mes));
        }
      },
    ));

  it('the networks’ history to the months of the year, and each month to its lines', () =>
    each('historico', {query: {ano: 2026}, path: '/api/historico', field: 'historico'}, async (row, column, at) => {
      const rows = await rowsAt(at, column === 'total' ? 'meses' : 'linhas');
      assert.equal(sumOf(rows, 'valor'), Number(row[column]), column);
    }));

  for (const limit of [undefined, 1, 2, 3])
    it(`the success fee to what was told of the product${limit === undefined ? '' : `, against ${limit} months before`}`, () => {
      const query: Row = {rede: rede.id, ano: 2026, ...(limit && {mesesLimite: limit})};
      return each('taxa-sucesso', {query, path: '/api/taxa_sucesso', field: 'taxaSucesso'}, async (row, column, at) => {
        if (column === 'valorUnitarioProduto') {
          assert.equal(at.pathname, '/painel/produtos');
          const {q} = JSON.parse(at.searchParams.get('filter') ?? '{}') as Row;
          const {body} = await smart.api.get<{produtos: Row[]}>(`/api/produtos?limite=10&busca=${q}`);
          const [found] = body.produtos.filter(({codigo}) => codigo === row.codProduto);
          return assert.equal(Number(found?.valorUnitario), row[column]);
        }
        if (column === 'mesesAtendidoAntes') return assert.equal((await rowsAt(at, 'meses')).length, row[column]);
        const lines = await rowsAt(at, 'linhas');
        assert.ok(lines.every(line => line.codProduto === row.codProduto));
        const before = sumOf(
          lines.filter(({momento}) => momento === 'Antes'),
          'quantidade',
        );
        const then = sumOf(
          lines.filter(({mes}) => mes === row.mesRef),
          'quantidade',
        );
        const average = Math.round((before / Number(row.mesesAtendidoAntes)) * 1000) / 1000;
        const more = Math.round((then - before / Number(row.mesesAtendidoAntes)) * 1000) / 1000;
        const inReais = cents(more * Number(row.valorUnitarioProduto));
        const figures: Record<string, number> = {
          mediaMensal: average,
          qtdVendida: sumOf(lines, 'quantidade'),
          qtdVendidaAntes: sumOf(lines, 'quantidade'),
          aumentoVendas: more,
          aumentoVendasDinheiro: inReais,
          taxaSucesso: Math.max(0, cents(inReais * 0.03)),
        };
        assert.equal(figures[column], row[column], column);
        if (limit !== undefined) assert.ok(monthsIn(lines.filter(({momento}) => momento === 'Antes')) <= limit);
      });
    });

  for (const one of [true, false])
    it(`products sold by ${one ? 'one reseller' : 'all of them'} to the scored items`, () => {
      const query: Row = {ano: 2026, ...(one && {revenda: revenda.cnpj})};
      return each(
        'produtos-vendidos',
        {query, path: '/api/produtos_vendidos', field: 'produtosVendidos'},
        async (row, column, at) => {
          assert.equal(at.pathname, '/painel/pontuacoes/historico');
          const filter = at.searchParams.get('filter') ?? '';
          const {body, status} = await smart.api.get<{rows: Row[]; metadata: {somas: Sums}}>(
            `/api/pontuacoes/historico?limite=500&somas=qtde,valorTotal,valorTotalPontos&filtros=${encodeURIComponent(filter)}`,
          );
          assert.equal(status, 200, JSON.stringify(body));
          const {qtde = 0, valorTotal = 0, valorTotalPontos = 0} = body.metadata.somas;
          assert.equal(sumOf(body.rows, 'qtde'), qtde);
          const figures: Sums = {
            quantidade: qtde,
            valorTotal,
            valorUnitarioMedio: cents(valorTotal / qtde),
            totalPontuado: Math.round(valorTotalPontos),
          };
          assert.equal(figures[column], row[column], column);
        },
      );
    });

  it('only of a network that is known, and of a product or a month', async () => {
    const refused = async (path: string) => {
      const {status, body} = await smart.api.get(`/api/historico/${path}`);
      return [status, body.campos];
    };
    assert.deepEqual(await refused('meses'), [422, {rede: 'Informe a rede'}]);
    assert.deepEqual(await refused('meses?rede=Nenhuma'), [422, {rede: 'Rede não encontrada'}]);
    assert.deepEqual(await refused(`linhas?rede=${rede.id}`), [422, {mes: 'Informe o produto ou o mês'}]);
    assert.deepEqual(await refused(`linhas?rede=${rede.id}&mes=2026-13`), [422, {mes: 'Informe o mês, como 2026-08'}]);
    for (const filter of [{idProduto: 0}, {mesDaVenda: '2026-00'}, {vendaDa: ''}])
      assert.equal(
        (await smart.api.get(`/api/pontuacoes/historico?filtros=${encodeURIComponent(JSON.stringify(filter))}`)).status,
        400,
      );
  });
});
