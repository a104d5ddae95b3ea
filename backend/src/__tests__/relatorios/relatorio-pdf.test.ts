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
  nextNumber,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {pagesOf} from '../support/pdf';

const LONG = 'Associação Nacional dos Revendedores de Tintas, Vernizes e Acessórios de Pintura do Interior';

describe('The report of a month as a PDF', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let rede: {id: number; nome: string};
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    t.clock.now = new Date('2026-09-15T15:00:00Z');
    smart = await givenUsuario(t, 1);
    const nome = `${LONG} ${nextNumber()}`;
    rede = {...(await givenRede(t, {nome, dataCadastro: '2026-09-01'})), nome};
    await t.db.query(sql`UPDATE valor_ponto SET valor_ponto = 0.012 WHERE tipo = 'REDE'`);
  });

  const redeemOut = async (pontos: number, custo: number) => {
    const pintor = await givenPintor(t);
    const produto = await givenProduto(t, {valorPontos: pontos});
    const revenda = await givenRevenda(t, {redeId: rede.id});
    const itens = [{codigo: produto.codigo, qtde: 1, valorUnitario: 40, valorDesconto: 0}];
    const {venda} = await givenVenda(t, {pintor, produto, revenda}, {itens});
    assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const {codigo} = await givenPremio(t, {custo});
    assert.equal((await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
  };
  const read = async (query = '', period = '9/2026') => {
    const answer = await smart.api.raw('GET', `/api/relatorios/${period}/pdf${query}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    return {pages: await pagesOf(answer.content), name: answer.headers.get('content-disposition')};
  };

  it('says what the call says of a network, shop by shop', async () => {
    await redeemOut(701, 7);
    await redeemOut(333, 3);
    const {pages, name} = await read(`?rede=${rede.id}`);
    assert.equal(name, `inline; filename="relatorio-${rede.id}-2026-09.pdf"`);
    const [first = ''] = pages;
    for (const text of ['parcial até 15/09/2026', '2 pintores', '2 resgates', 'no Clube desde 01/09/2026', 'R$ 0,012'])
      assert.ok(first.includes(text), text);
    assert.match(first, /Total de pontos utilizados 1\.000 12,00/);
    assert.match(first, /700 70,0% 8,40/);
    assert.match(first, /300 30,0% 3,60/);
  });

  it('repeats its heads and carries sums over where a table breaks', async () => {
    for (let i = 0; i < 45; i++) {
      const {codigo} = await givenProduto(t, {valorUnitario: 50});
      for (const [mes, quantidade] of [
        ['2026-08-01', 10],
        ['2026-09-01', 12],
      ] as const)
        await t.db.query(sql`
          INSERT INTO historico_rede (rede_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
          VALUES (${rede.id}, ${mes}, ${codigo}, ${quantidade}, 100, ${t.clock.now}, ${t.clock.now})`);
    }
    const {pages} = await read(`?rede=${encodeURIComponent(rede.nome)}`);
    assert.equal(pages.length, 2);
    const [, carried] = /A transportar \((\d+) de 45\)/.exec(pages[0] ?? '') ?? [];
    assert.ok(carried);
    const sum = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 2}).format(Number(carried) * 3);
    assert.ok(pages[1]?.includes(`Transporte da página 1 ${Number(carried) * 12} ${sum}`), pages[1]);
    assert.ok(pages[1]?.includes('Código'));
    assert.ok(pages[1]?.includes('Total da taxa 540 135,00'), pages[1]);
    assert.ok(pages.every((page, i) => page.includes(`${i + 1} de 2`)));
  });

  it('is of all networks where none is named, with what belongs to none', async () => {
    await redeemOut(500, 5);
    const {pages, name} = await read();
    assert.equal(name, 'inline; filename="relatorio-redes-2026-09.pdf"');
    assert.ok(pages.join(' ').includes('Todas as redes'));
    assert.ok(pages.join(' ').includes('O que cada rede deve'));
  });

  it('is refused of a month to come, of an unknown network, and to whoever is no Smart', async () => {
    const {status, body} = await smart.api.get('/api/relatorios/10/2026/pdf');
    assert.deepEqual([status, body.erro], [422, 'Este mês ainda não começou.']);
    const unknown = await smart.api.get('/api/relatorios/9/2026/pdf?rede=Nenhuma');
    assert.deepEqual([unknown.status, unknown.body.campos?.rede], [422, 'Rede não encontrada']);
    assert.equal((await smart.api.get('/api/relatorios/13/2026/pdf')).status, 400);
    assert.equal((await (await givenUsuario(t, 0)).api.get('/api/relatorios/9/2026/pdf')).status, 403);
  });
});
