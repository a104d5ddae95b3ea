import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  nextNumber,
  whileWaiting,
  type AnswerBody,
  type GivenProduto,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {conferir, gravar, linhas, type Imported} from '../kernel/imports/support';
import {givenVenda} from '../notas/support';

const UPLOAD = '/api/upload/historico';

interface Uploaded extends AnswerBody {
  total: number;
  erros: number;
}
type Figures = Record<string, unknown>;

describe('What networks say they sold', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let rede: {id: number; nome: string};
  let revenda: GivenRevenda;
  let produto: GivenProduto;
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
    const nome = `Rede Média ${nextNumber()}`;
    rede = {...(await givenRede(t, {nome, dataCadastro: '2026-05-20'})), nome};
    revenda = await givenRevenda(t, {redeId: rede.id});
    produto = await givenProduto(t, {valorUnitario: 50});
  });

  const HEADING = ['Rede ou CNPJ', 'Mês', 'Código do produto', 'Quantidade', 'Valor'];
  const upload = (lines: readonly (readonly (string | number)[])[], {api} = smart) => {
    const form = new FormData();
    const text = [HEADING, ...lines].map(line => line.join(';')).join('\n');
    form.append('arquivo', new Blob([text]), 'historico.csv');
    return api.post<Uploaded>(UPLOAD, form);
  };
  const ofRede = (path: string, query = '') => `${path}?rede=${encodeURIComponent(rede.nome)}${query}`;
  const month = (mes: string, quantidade: number, valor: string, who = rede.nome) => [
    who,
    mes,
    produto.codigo,
    quantidade,
    valor,
  ];

  it('is told month by month, by network or reseller, and replaced when it is sent again', async () => {
    const lines = [
      month('03/2026', 10, '1.000,50'),
      month('abr/26', 4, '400'),
      month('03/2026', 1, '99,50', revenda.cnpj),
    ];
    const {status, body} = await upload(lines);
    assert.deepEqual([status, body.total, body.erros], [200, 3, 0]);
    const yearOf = async () => {
      const answer = await smart.api.get<{historico: Figures[]}>(ofRede('/api/historico', '&ano=2026'));
      const [row, ...others] = answer.body.historico;
      assert.deepEqual(others, []);
      return [row?.rede, row?.janeiro, row?.marco, row?.abril, row?.total];
    };
    assert.deepEqual(await yearOf(), [rede.nome, null, 1100, 400, 1500]);
    assert.equal((await upload([month('03/2026', 8, '800')])).body.total, 1);
    assert.deepEqual(await yearOf(), [rede.nome, null, 899.5, 400, 1299.5]);
    const first = await smart.api.get<{primeiraData: string}>('/api/historico/primeiraData');
    assert.ok(first.body.primeiraData <= '2026-03-01');
    const cota = await t.db.one(sql<{vendida: number}>`
      SELECT vendida::float8 AS vendida FROM cota_rede WHERE rede_id = ${rede.id} AND codigo_produto = ${produto.codigo}`);
    assert.equal(cota?.vendida, 13);
  });

  it('is taken back by zeros, and what it replaces stays in the trail', async () => {
    await upload([month('03/2026', 10, '1.000'), month('04/2026', 4, '400'), month('01/2026', 5, '500', revenda.cnpj)]);
    const trail = () =>
      t.db.query(sql<{entidade: string; de: string; antes: unknown; depois: unknown}>`
        SELECT entidade, entidade_id AS de, antes, depois FROM auditoria WHERE acao = 'substituir' AND ator_id = ${smart.id} ORDER BY id`);
    assert.deepEqual(await trail(), []);
    await upload([month('03/2026', 10, '1.000'), month('04/2026', 2, '200,50')]);
    await upload([month('03/2026', 0, '0'), month('01/2026', 0, '0', revenda.cnpj)]);
    const {codigo} = produto;
    assert.deepEqual(await trail(), [
      {
        ...{entidade: 'historico_rede', de: `${rede.id}:2026-04`},
        ...{antes: {[codigo]: '4.000 / 400.00'}, depois: {[codigo]: '2.000 / 200.50'}},
      },
      {
        ...{entidade: 'historico_rede', de: `${rede.id}:2026-03`},
        ...{antes: {[codigo]: '10.000 / 1000.00'}, depois: {[codigo]: '0.000 / 0.00'}},
      },
      {
        ...{entidade: 'historico_revenda', de: `${revenda.id}:2026-01`},
        ...{antes: {[codigo]: '5.000 / 500.00'}, depois: {[codigo]: '0.000 / 0.00'}},
      },
    ]);
    const [row] = (await smart.api.get<{mensuracao: Figures[]}>(ofRede('/api/mensuracao'))).body.mensuracao;
    assert.deepEqual([row?.mesesAtendidosAntes, row?.mediaMensal], [1, 200.5]);
  });

  it('is refused together, each line in its own words, and nothing is written', async () => {
    const {status, body} = await upload([
      month('03/2026', 1, '10'),
      month('03/2026', 1, '10', 'Nenhuma Rede'),
      month('10/2026', 1, '10'),
      [rede.nome, '03/2026', 'NENHUM', 1, '10'],
      ['', 'x', '', '-1', 'y'],
      month('2026-03', 2, '20'),
    ]);
    assert.equal(status, 422);
    const twice = 'Este produto está em mais de uma linha da rede neste mês';
    assert.deepEqual(body.campos, {
      'Linha 2': twice,
      'Linha 3': 'Rede ou revenda não encontrada',
      'Linha 4': 'O mês não pode estar no futuro',
      'Linha 5': 'Produto não encontrado',
      'Linha 6':
        'Informe a rede ou o CNPJ da revenda; Informe o mês, como 08/2026; Informe o código do produto; Informe a quantidade, com até três casas decimais; Informe o valor em reais, com até duas casas decimais',
      'Linha 7': twice,
    });
    const answer = await smart.api.get<{historico: Figures[]}>(ofRede('/api/historico', '&ano=2026'));
    assert.deepEqual(answer.body.historico, []);
  });

  it('is refused when its network or reseller is no longer called so once it is written', async () => {
    for (const [who, rename] of [
      [rede.nome, sql`UPDATE rede SET nome = ${`${rede.nome} Nova`} WHERE id = ${rede.id}`],
      [
        revenda.cnpj,
        sql`UPDATE revenda SET cnpj = ${(await givenRevenda(t)).cnpj.replace(/..$/, '00')} WHERE id = ${revenda.id}`,
      ],
    ] as const) {
      const form = new FormData();
      form.append('tipo', 'historico');
      const text = [HEADING.join(';'), month('03/2026', 10, '1.000', who).join(';')].join('\n');
      form.append('arquivo', new Blob([text]), 'historico.csv');
      const {id} = (await smart.api.post<Imported>('/api/importacoes', form)).body;
      assert.equal((await conferir(t, smart.api, id)).contagens?.validas, 1);
      await t.db.query(rename);
      const {estado, contagens} = await gravar(t, smart.api, id, 'tudo');
      assert.deepEqual([estado, contagens?.novas, contagens?.erros], ['concluida', 0, 1]);
      assert.deepEqual((await linhas(smart.api, id))[0]?.erros, [
        {campo: '', mensagem: 'Rede ou revenda não encontrada'},
      ]);
    }
  });

  it('counts for the network that its reseller moves to meanwhile', async () => {
    const other = await givenRede(t);
    const {result} = await whileWaiting(t, {
      hold: sql`UPDATE revenda SET rede_id = ${other.id} WHERE id = ${revenda.id}`,
      call: () => upload([month('03/2026', 5, '50', revenda.cnpj)]),
    });
    assert.equal(result.status, 200);
    const cotas = await t.db.query(sql<{redeId: number; vendida: number}>`
      SELECT rede_id AS "redeId", vendida::float8 AS vendida FROM cota_rede WHERE codigo_produto = ${produto.codigo}`);
    assert.deepEqual(cotas, [{redeId: other.id, vendida: 5}]);
  });

  it('measures the months before a network joined against those since, the month itself among them', async () => {
    await upload([
      month('03/2026', 1, '100'),
      month('04/2026', 1, '300'),
      month('05/2026', 1, '500'),
      month('06/2026', 1, '700'),
    ]);
    const answer = await smart.api.get<{mensuracao: Figures[]}>(ofRede('/api/mensuracao'));
    const [{observacoes, observacao, idRede, ...figures} = {}] = answer.body.mensuracao;
    assert.deepEqual([observacoes, observacao, idRede], [[], null, rede.id]);
    assert.deepEqual(figures, {
      rede: rede.nome,
      dataCadastro: '2026-05-20',
      mesesAtendidosAntes: 2,
      mesesAtendidosPos: 2,
      mediaMensal: 200,
      mediaMensalPos: 600,
      resultadoMensal: 400,
      mediaSemanal: 46.15,
      mediaSemanalPos: 138.46,
      resultadoSemanal: 92.31,
      totalVendidoPos: 1200,
    });
  });

  it('lists every network, who gained most first, and keeps what staff note of one', async () => {
    await upload([month('06/2026', 1, '700')]);
    const note = (obs: unknown, of: unknown = rede.nome) =>
      smart.api.post('/api/mensuracao/observacao', {rede: of, obs});
    assert.deepEqual((await note('Cresceu com a campanha')).body, {mensagem: 'Observação salva com sucesso'});
    assert.equal((await note(' ')).body.campos?.obs, 'Informe a observação');
    assert.equal((await note('x', 'Nenhuma')).body.campos?.rede, 'Rede não encontrada');
    const {mensuracao} = (await smart.api.get<{mensuracao: Figures[]}>('/api/mensuracao')).body;
    const results = mensuracao.map(({resultadoMensal}) => Number(resultadoMensal));
    assert.deepEqual(
      results,
      [...results].sort((a, b) => b - a),
    );
    const own = mensuracao.find(({idRede}) => idRede === rede.id);
    assert.deepEqual(own?.observacoes, [
      {
        nome: smart.nome,
        criadoEm: t.clock.now.toISOString(),
        parametros: {observacao: 'Cresceu com a campanha'},
      },
    ]);
  });

  it('charges a part of what a product sells more than before, month by month', async () => {
    await upload([
      month('02/2026', 9, '450'),
      month('03/2026', 3, '150'),
      month('04/2026', 6, '300'),
      month('05/2026', 10, '500'),
      month('06/2026', 2, '100'),
    ]);
    const read = async (query: string) => {
      const answer = await smart.api.get<{taxaSucesso: Figures[]}>(ofRede('/api/taxa_sucesso', query));
      return answer.body.taxaSucesso.map(row => [
        row.mesRef,
        row.mesesAtendidoAntes,
        row.mediaMensal,
        row.aumentoVendas,
        row.aumentoVendasDinheiro,
        row.taxaSucesso,
      ]);
    };
    assert.deepEqual(await read('&ano=2026'), [
      ['2026-05', 3, 6, 4, 200, 6],
      ['2026-06', 3, 6, -4, -200, 0],
    ]);
    assert.deepEqual(await read('&ano=2026&mes=5&mesesLimite=2'), [['2026-05', 2, 4.5, 5.5, 275, 8.25]]);
    assert.deepEqual(await read('&ano=2025'), []);
  });

  it('charges for a product that was removed since as before', async () => {
    await upload([month('04/2026', 6, '300'), month('05/2026', 10, '500')]);
    const {api} = await givenUsuario(t, 0);
    assert.equal((await api.delete(`/api/produtos/${produto.id}`)).status, 200);
    const {taxaSucesso} = (await smart.api.get<{taxaSucesso: Figures[]}>(ofRede('/api/taxa_sucesso', '&ano=2026')))
      .body;
    assert.deepEqual(
      taxaSucesso.map(row => [row.produto, row.taxaSucesso]),
      [[produto.nome, 6]],
    );
  });

  it('tells what was scored at a reseller, by product and month, and what was undone no more', async () => {
    const pintor = await givenPintor(t);
    const score = async (qtde: number) => {
      const itens = [{codigo: produto.codigo, qtde, valorUnitario: 40, valorDesconto: 10}];
      const {nota, venda} = await givenVenda(t, {pintor, produto, revenda}, {itens});
      assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
      return nota;
    };
    await score(2);
    const undone = await score(3);
    await smart.api.post('/api/pontuacoes/cancelar', {identificador: undone.id});
    for (const who of [revenda.cnpj, String(revenda.id)]) {
      const answer = await smart.api.get<{produtosVendidos: Figures[]}>(
        `/api/produtos_vendidos?revenda=${who}&ano=2026`,
      );
      assert.deepEqual(answer.body.produtosVendidos, [
        {
          revenda: revenda.nomeInput,
          cnpj: revenda.cnpj,
          idProduto: produto.id,
          mes: '2026-09',
          codProduto: produto.codigo,
          produto: produto.nome,
          quantidade: 2,
          valorTotal: 70,
          valorUnitarioMedio: 35,
          totalPontuado: 2 * produto.valorPontos,
        },
      ]);
    }
    const all = await smart.api.get<{produtosVendidos: Figures[]}>('/api/produtos_vendidos?ano=2026');
    assert.equal(
      all.body.produtosVendidos.find(row => row.codProduto === produto.codigo)?.revenda,
      'Todas as revendas',
    );
  });

  it('is a Smart’s to read and to send', async () => {
    const {api} = await givenUsuario(t, 0);
    for (const path of [
      'mensuracao',
      'taxa_sucesso',
      'historico',
      'historico/primeiraData',
      'produtos_vendidos',
      'historico/meses?rede=1',
      'historico/linhas?rede=1&mes=2026-01',
    ])
      assert.equal((await api.get(`/api/${path}`)).status, 403, path);
    assert.equal((await upload([month('03/2026', 1, '10')], {...smart, api})).status, 403);
    assert.equal((await api.post('/api/mensuracao/observacao', {rede: rede.nome, obs: 'x'})).status, 403);
  });
});
