import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenVenda} from '../notas/support';
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
  type GivenProduto,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {reportsRecomputed, type Figures, type Reports} from './reports.recomputed';

type Row = Record<string, number | string | null>;

const MONTHS = ['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro'];

/** The events of a programme, one test after the other; after each, all reports are compared with raw rows. */
describe('Reports, whatever happens afterwards', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  let produtos: GivenProduto[];
  let redes: {id: number; nome: string}[];
  let shop: GivenRevenda;
  before(async () => {
    t = await givenApp();
    t.clock.now = new Date('2026-09-10T15:00:00Z');
    smart = await givenUsuario(t, 1);
    await insert(t, 'configuracao', {pontosUsuarioDia: 1_000_000});
    await t.db.query(sql`UPDATE valor_ponto SET valor_ponto = 0.012 WHERE tipo = 'REDE'`);
    pintor = await givenPintor(t);
    produtos = [
      await givenProduto(t, {valorPontos: 300, valorUnitario: 49.9}),
      await givenProduto(t, {valorPontos: 7, valorUnitario: 13.33}),
    ];
    redes = await Promise.all(
      ['2026-05-20', '2026-07-01'].map(async dataCadastro => {
        const nome = `Rede Exata ${nextNumber()}`;
        return {...(await givenRede(t, {nome, dataCadastro})), nome};
      }),
    );
    shop = await givenRevenda(t, {redeId: redes[0]?.id});
  });
  after(() => t.stop());

  const rowsOf = async (path: string, key: string): Promise<Row[]> => {
    const {status, body} = await smart.api.get<Record<string, Row[]>>(path);
    assert.equal(status, 200, path);
    return body[key] ?? assert.fail(path);
  };
  const figures = (rows: readonly Row[], keyOf: (row: Row) => string, fields: readonly string[]): Figures =>
    Object.fromEntries(
      rows
        .map(row => [keyOf(row), fields.map(field => Number(row[field]))] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const taxas = async (more: string) =>
    figures(
      await rowsOf(`/api/taxa_sucesso?ano=2026${more}`, 'taxaSucesso'),
      row => `${row.idRede}/${row.codProduto}/${row.mesRef}`,
      ['mesesAtendidoAntes', 'qtdVendidaAntes', 'qtdVendida', 'taxaSucesso'],
    );
  const vendidos = async (more: string) =>
    figures(
      await rowsOf(`/api/produtos_vendidos?ano=2026${more}`, 'produtosVendidos'),
      row => `${row.codProduto}/${row.mes}`,
      ['quantidade', 'valorTotal', 'totalPontuado'],
    );
  async function read(): Promise<Reports> {
    const years = await rowsOf('/api/historico?ano=2026', 'historico');
    const relatorio = await rowsOf('/api/relatorio?ano=2026', 'relatorios');
    const charged = ['pontosUtilizados', 'aPagar', 'taxaSucesso', 'valorTotal'];
    return {
      historico: Object.fromEntries(
        years
          .flatMap(row =>
            MONTHS.flatMap((name, i) =>
              row[name] === null
                ? []
                : [[`${row.idRede}/2026-0${i + 1}`, [Number(row[name])]] satisfies [string, number[]]],
            ),
          )
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      mensuracao: figures(await rowsOf('/api/mensuracao', 'mensuracao'), row => String(row.idRede), [
        'mesesAtendidosAntes',
        'mesesAtendidosPos',
        'mediaMensal',
        'mediaMensalPos',
        'resultadoMensal',
        'totalVendidoPos',
      ]),
      taxas: await taxas(''),
      ultimas: await taxas('&mesesLimite=2'),
      vendidos: await vendidos(''),
      daRevenda: await vendidos(`&revenda=${shop.cnpj}`),
      redes: figures(
        relatorio.filter(row => Number(row.mes) >= 8 && charged.some(field => row[field] !== 0)),
        row => `${row.idRede ?? 'sem'}/2026-${String(row.mes).padStart(2, '0')}`,
        charged,
      ),
      resgates: figures(await rowsOf('/api/relatorios/resgate/9/2026', 'resgates'), row => String(row.id), [
        'pontosGastos',
        'totalPagar',
      ]),
    };
  }
  const holds = async (): Promise<Reports> => {
    const [said, recomputed] = [await read(), await reportsRecomputed(t, shop.id)];
    for (const name of Object.keys(recomputed) as (keyof Reports)[])
      assert.deepEqual(said[name], recomputed[name], name);
    return said;
  };

  const tell = async (who: string, mes: string, produto: number, quantidade: string, valor: string) => {
    const form = new FormData();
    const line = [who, mes, produtos[produto]?.codigo, quantidade, valor].join(';');
    form.append('arquivo', new Blob([`Rede ou CNPJ;Mês;Código do produto;Quantidade;Valor\n${line}`]), 'historico.csv');
    const {status, text} = await smart.api.post('/api/upload/historico', form);
    assert.equal(status, 200, text);
  };
  const score = async (qtde: number, realizadoEm = '20260908') => {
    const [first, second] = produtos as [GivenProduto, GivenProduto];
    const itens = [
      {codigo: first.codigo, qtde, valorUnitario: 49.9, valorDesconto: 0.7},
      {codigo: second.codigo, qtde: 1.5, valorUnitario: 13.33, valorDesconto: 0},
    ];
    const {nota, venda} = await givenVenda(t, {pintor, produto: first, revenda: shop}, {itens, realizadoEm});
    const {status, body, text} = await smart.api.post<{venda: {id: number}}>('/api/pontuacoes/pontuar', {
      venda,
      confirmar: true,
    });
    assert.equal(status, 200, text);
    return {nota: nota.id, venda: body.venda.id};
  };
  const redeem = async (custo: number) => {
    const {codigo} = await givenPremio(t, {custo});
    const {status, body, text} = await pintor.api.post<{resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: codigo,
      qtde: 1,
    });
    assert.equal(status, 200, text);
    return body.resgate.id;
  };
  const nameOf = (rede: number): string => redes[rede]?.nome ?? assert.fail();

  it('say what was told, before and after a late file and one that is sent again', async () => {
    await tell(nameOf(0), '03/2026', 0, '10', '499');
    await tell(nameOf(0), '04/2026', 1, '6,5', '86,64');
    await tell(shop.cnpj, '06/2026', 0, '14', '698,60');
    await tell(nameOf(1), '08/2026', 0, '3', '149,70');
    await holds();
    await tell(nameOf(0), '02/2026', 0, '2,25', '112,28');
    await tell(nameOf(0), '03/2026', 0, '12', '598,80');
    await tell(nameOf(1), '06/2026', 0, '1', '49,90');
    const {taxas: said} = await holds();
    assert.ok(Object.keys(said).length >= 2);
  });

  it('say what was sold, once a sale is cancelled, returned and corrected', async () => {
    await score(3);
    const [cancelled, returned, corrected] = [await score(2), await score(5, '20260820'), await score(4)];
    await holds();
    for (const [call, {nota}] of [
      ['cancelar', cancelled],
      ['retornar-pendente', returned],
    ] as const)
      assert.equal((await smart.api.post(`/api/pontuacoes/${call}`, {identificador: nota})).status, 200);
    await holds();
    await t.db.query(sql`UPDATE produto SET valor_pontos = 9 WHERE codigo = ${produtos[1]?.codigo ?? ''}`);
    assert.equal((await smart.api.post(`/api/pontuacoes/corrigir/${corrected.venda}`, {})).status, 200);
    await holds();
  });

  it('charge each point once, to where it was earned, when the reseller has changed its network and orders are cancelled', async () => {
    const first = await redeem(9);
    await holds();
    await t.db.query(sql`UPDATE revenda SET rede_id = ${redes[1]?.id ?? 0} WHERE id = ${shop.id}`);
    await score(2);
    await redeem(15);
    await holds();
    t.clock.now = new Date('2026-10-01T03:30:00Z');
    const {redes: september} = await holds();
    await smart.api.post('/api/cancelarResgate', {identificador: first, status: 3});
    const {redes: after, resgates} = await holds();
    assert.ok(!(String(first) in resgates));
    const charged = (figuresOf: Figures, mes: string) =>
      Object.entries(figuresOf).flatMap(([key, [pontos = 0]]) => (key.endsWith(mes) ? [pontos] : []));
    assert.deepEqual(charged(after, '2026-09').length > 0, true);
    assert.notDeepEqual(charged(after, '2026-10'), charged(september, '2026-10'));
  });
});
