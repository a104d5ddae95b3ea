import assert from 'node:assert/strict';
import {civilDateOf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenProduto,
  givenRelatorio,
  givenRevenda,
  givenUsuario,
  nextCnpj,
  type GivenPintor,
  type GivenRelatorio,
  type GivenRevenda,
  type TestApp,
} from '../support';
import type {DashboardRevenda} from '../../modules/relatorios/revenda.schema';
import {Author, idsOf, learner} from '../cursos/support';
import {recomputed} from './revenda.recomputed';
import {givenScoredVenda} from './support';

const ROOT = '45678912';

describe('A reseller’s report', () => {
  let t: TestApp;
  let usuario: GivenRelatorio;
  let headOffice: GivenRevenda;
  let branch: GivenRevenda;
  let ana: GivenPintor;

  before(async () => {
    t = await givenApp();
    usuario = await givenRelatorio(t, {cnpj: nextCnpj(ROOT)});
    headOffice = await givenRevenda(t, {cnpj: nextCnpj(ROOT)});
    branch = await givenRevenda(t, {cnpj: nextCnpj(ROOT)});
    ana = await givenPintor(t, {
      nome: 'Ana',
      saldo: 2000,
      ultimoAcessoEm: new Date('2026-09-10T12:00:00Z'),
      endCidade: 'Não informado',
    });
    const bia = await givenPintor(t, {
      nome: 'Bia',
      revendaId: branch.id,
      ativo: false,
      acheSeuPintor: true,
      criadoEm: new Date('2026-08-31T23:00:00-03:00'),
    });
    const paint = await givenProduto(t, {nome: 'Tinta'});
    await givenScoredVenda(t, ana, {revenda: headOffice, produto: paint, totalVenda: 10.05});
    await givenScoredVenda(t, ana, {
      revenda: branch,
      produto: paint,
      totalVenda: 20.1,
      pontuadoEm: new Date('2025-03-10T12:00:00Z'),
    });
    await givenScoredVenda(t, ana, {revenda: headOffice, totalVenda: 500, cancelada: true});
    // Sales and a painter of another company.
    const another = await givenRevenda(t);
    await givenScoredVenda(t, ana, {revenda: another, totalVenda: 900});
    await givenScoredVenda(t, await givenPintor(t, {nome: 'Caio', revendaId: another.id}), {revenda: another});
    assert.ok(bia.id);
  });
  after(() => t.stop());

  const ask = (query: Record<string, string> = {}, who = usuario) =>
    who.api.get<DashboardRevenda>(`/api/relatorio/dashboard?${new URLSearchParams(query).toString()}`);
  const alone = (path: string, query: Record<string, string> = {}) =>
    usuario.api.get<DashboardRevenda>(`/api/relatorio/dashboard/${path}?${new URLSearchParams(query).toString()}`);
  const read = async (who = usuario) => (await ask({}, who)).body;

  it('is of the shops of its CNPJ root and of the painters who bought there or prefer one', async () => {
    const reading = await read();
    assert.deepEqual(
      reading.usuariosTotais.map(({nome}) => nome),
      ['Ana', 'Bia'],
    );
    assert.deepEqual([reading.parceirosCadastrados, reading.parceirosPontuados], [2, 1]);
    assert.deepEqual([reading.valorTotalNf, reading.valorMedioNf], [30.15, 15.08]);
    assert.deepEqual([reading.pintoresAtivos, reading.pintoresInativos, reading.pintoresAcheSeuPintor], [1, 1, 1]);
    assert.deepEqual(reading.topProdutos, [{produto: 'Tinta', qtde: 2, totalVendido: 30.15}]);
  });

  it('masks the CPF and tells what was bought at these shops alone', async () => {
    const [row] = (await read()).usuariosTotais;
    assert.equal(row?.cpf, `${ana.cpf.slice(0, 3)}.***.***-${ana.cpf.slice(9)}`);
    assert.deepEqual([row.qtdeVendas, row.totalVendido, row.totalVendas, row.mediaNf], [2, 30.15, 10.05, 15.08]);
    assert.deepEqual([row.diasSemAcesso, row.cidade, row.programa], [5, '', 'Clube do Pintor']);
    assert.ok(!JSON.stringify(await read()).includes(ana.cpf));
  });

  it('shows twelve months, those without a sale too', async () => {
    const {totalVendas, notasEnviadas, novosParceiros} = await read();
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
    const order = await ana.api.post('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 2,
      enderecoEntrega: endereco,
    });
    assert.equal(order.status, 200, order.text);
    const reading = await read();
    assert.deepEqual(reading.premiosResgatados, [{premio: 'Rolo', quantidade: 2}]);
    assert.deepEqual(
      reading.resgates.map(({nome, pontosGastos, status}) => [nome, pontosGastos, status]),
      [['Ana', 2000, 0]],
    );
    assert.equal(reading.pintoresComResgate, 1);
  });

  it('tells which courses its painters completed, those of the period, also ones that are gone', async () => {
    const author = await Author.enter(t);
    const [selador, textura, begun] = [
      await author.curso([[{}]], {nome: 'Selador'}),
      await author.curso([[{}]], {nome: 'Textura'}),
      await author.curso([[{}, {}]], {nome: 'Epóxi'}),
    ];
    const complete = async (who: GivenPintor, curso: typeof selador) => {
      const me = learner(who.api);
      await me.enrol(curso.id);
      await me.finish(idsOf(curso)[0] ?? 0);
    };
    for (const curso of [selador, textura, begun]) await complete(ana, curso);
    await complete(await givenPintor(t, {nome: 'De outra revenda'}), selador);
    // 22:00 of 30/06 in São Paulo is July in UTC.
    await t.db.query(sql`UPDATE inscricao SET concluido_em = '2026-07-01T01:00:00Z' WHERE curso_id = ${textura.id}`);
    await author.api.delete(`/api/cursos/curso/${textura.id}`);
    const told = async (query: Record<string, string> = {}) => {
      const {usuariosCursos, usuariosTotais, pintoresComCurso} = (await ask(query)).body;
      return {
        usuariosCursos,
        comCurso: usuariosTotais.filter(({temCursos}) => temCursos).map(({nome}) => nome),
        pintoresComCurso,
      };
    };
    const [newer, older] = [
      {nomeCurso: 'Selador', dataConclusao: civilDateOf(t.clock.now)},
      {nomeCurso: 'Textura', dataConclusao: '2026-06-30'},
    ];
    const of = (...cursos: object[]) => ({
      usuariosCursos: [{id: ana.id, nome: 'Ana', qtdeCursos: cursos.length, cursos}],
      comCurso: ['Ana'],
      pintoresComCurso: 1,
    });
    assert.deepEqual(await told(), of(newer, older));
    assert.deepEqual(await told({dataInicial: '2026-06-30', dataFinal: '2026-06-30'}), of(older));
    assert.deepEqual(await told({dataInicial: '2026-07-01'}), of(newer));
    assert.deepEqual(await told({dataFinal: '2026-06-29'}), {usuariosCursos: [], comCurso: [], pintoresComCurso: 0});
  });

  it('is of the days and of the shop asked for, as counted anew', async () => {
    const periods: Record<string, string>[] = [
      {},
      {dataInicial: '2025-03-10', dataFinal: '2025-03-10'},
      {dataInicial: '2025-03-11'},
      {dataFinal: '2026-09-14'},
      {dataInicial: '2026-09-01', dataFinal: '2030-01-01'},
    ];
    for (const period of periods)
      for (const loja of [undefined, headOffice.cnpj, branch.cnpj]) {
        const {body, text} = await ask({...period, ...(loja && {loja})});
        const {usuariosTotais: rows, parceirosCadastrados, parceirosPontuados, valorTotalNf, resgates} = body;
        const totals = {notas: rows.reduce((sum, row) => sum + row.qtdeVendas, 0), resgates: resgates.length};
        assert.deepEqual(
          {...totals, parceirosCadastrados, parceirosPontuados, valorTotalNf},
          await recomputed(t, {...period, loja, root: ROOT}),
          `${JSON.stringify({...period, loja})} ${text}`,
        );
      }
  });

  it('draws the months of the period, twelve at most', async () => {
    const months = async (query: Record<string, string>) => {
      const {totalVendas} = (await ask(query)).body;
      return [totalVendas.length, totalVendas[0]?.mes, totalVendas.at(-1)?.mes, totalVendas.at(-1)?.total];
    };
    const march = {dataInicial: '2025-02-10', dataFinal: '10/03/2025'};
    assert.deepEqual(await months(march), [2, '2025-02', '2025-03', 20.1]);
    assert.deepEqual(await months({dataFinal: '2025-03-09'}), [12, '2024-04', '2025-03', 0]);
    assert.deepEqual(await months({dataInicial: '2020-01-01'}), [12, '2025-10', '2026-09', 10.05]);
    assert.deepEqual(await months({dataInicial: '2027-01-01'}), [0, undefined, undefined, undefined]);
  });

  it('names its shops and refuses any other, and days that are none', async () => {
    const own = (await read()).lojas.map(({cnpj}) => cnpj);
    assert.deepEqual(own.toSorted(), [headOffice.cnpj, branch.cnpj].toSorted());
    const foreign = await givenRevenda(t);
    for (const [query, erro] of [
      [{loja: foreign.cnpj}, 'Revenda não encontrada'],
      [{loja: nextCnpj(ROOT)}, 'Revenda não encontrada'],
      [{dataInicial: '2026-02-30'}, 'Data inválida'],
      [{dataInicial: '2026-09-02', dataFinal: '2026-09-01'}, 'Data inicial não pode ser maior que data final'],
    ] as const) {
      const refused = await ask(query);
      assert.deepEqual([refused.status, (refused.body as {erro?: string}).erro], [422, erro], refused.text);
    }
  });

  it('sorts and pages a table by the fields of its rows', async () => {
    const names = async (query: Record<string, string>) => {
      const {usuariosTotais, metadata} = (await ask(query)).body;
      return [...usuariosTotais.map(({nome}) => nome), metadata.total];
    };
    assert.deepEqual(await names({ordernar: '-nome'}), ['Bia', 'Ana', 2]);
    assert.deepEqual(await names({ordernar: '+nome', pagina: '1', limite: '1'}), ['Bia', 2]);
    assert.deepEqual(await names({ordernar: 'totalVendido', pagina: '0', limite: '1'}), ['Bia', 2]);
    // Painters who never logged in are last in both directions.
    assert.deepEqual(await names({ordernar: '-diasSemAcesso'}), ['Ana', 'Bia', 2]);
    const {body} = await ask({lista: 'topProdutos', ordernar: '-qtde', pagina: '9'});
    assert.deepEqual([body.topProdutos, body.metadata.total, body.usuariosTotais.length], [[], 1, 2]);
    for (const [lista, ordernar] of [
      ['usuariosTotais', 'senha'],
      ['resgates', '__proto__'],
      ['usuariosCursos', 'cursos'],
    ] as const)
      assert.equal((await ask({lista, ordernar})).status, 400, ordernar);
  });

  it('answers each table alone, as it stands in the whole report, narrowed and paged', async () => {
    const whole = await read();
    const {usuariosTotais, usuariosCursos, premiosResgatados, resgates, metadata, ...numeros} = whole;
    assert.deepEqual((await alone('numeros')).body, numeros);
    const tables: Record<string, Record<string, object[]>> = {
      pintores: {usuariosTotais},
      cursos: {usuariosCursos},
      premios: {premiosResgatados},
      resgates: {resgates},
    };
    for (const [path, rows] of Object.entries(tables)) {
      const total = Object.values(rows)[0]?.length ?? 0;
      assert.ok(total > 0, path);
      assert.deepEqual((await alone(path)).body, {...rows, metadata: {total}});
      const beyond = Object.fromEntries(Object.keys(rows).map(name => [name, []]));
      assert.deepEqual((await alone(path, {pagina: '7'})).body, {...beyond, metadata: {total}});
      assert.equal((await alone(path, {ordernar: 'cursos'})).status, 400);
      assert.equal((await alone(path, {loja: nextCnpj()})).status, 422);
    }
    assert.equal(metadata.total, usuariosTotais.length);
  });

  it('finds as many painters of a group as its figure says', async () => {
    const numeros = await read();
    const counts = {
      pontuados: numeros.parceirosPontuados,
      ativos: numeros.pintoresAtivos,
      inativos: numeros.pintoresInativos,
      acheSeuPintor: numeros.pintoresAcheSeuPintor,
      comResgate: numeros.pintoresComResgate,
      comCurso: numeros.pintoresComCurso,
    };
    for (const [grupo, count] of Object.entries(counts)) {
      const {usuariosTotais, metadata} = (await alone('pintores', {grupo})).body;
      assert.deepEqual([usuariosTotais.length, metadata.total], [count, count], grupo);
    }
    assert.equal((await alone('pintores', {grupo: 'todos'})).status, 422);
  });

  it('finds the orders that the units of a prize count', async () => {
    const {premiosResgatados} = await read();
    assert.ok(premiosResgatados.length > 0);
    for (const {premio, quantidade} of premiosResgatados) {
      const {resgates} = (await alone('resgates', {premio})).body;
      assert.equal(
        resgates.reduce((units, {qtde}) => units + qtde, 0),
        quantidade,
        premio,
      );
    }
    assert.deepEqual((await alone('resgates', {premio: 'Rol'})).body.resgates, []);
  });

  it('searches what is shown, whatever its accents, case and order, and no more of a CPF', async () => {
    const found = async (busca: string, path = 'pintores') => {
      const {usuariosTotais, resgates} = (await alone(path, {busca})).body;
      return (path === 'pintores' ? usuariosTotais : resgates).map(({nome}) => nome);
    };
    assert.deepEqual(await found('ÂNA'), ['Ana']);
    assert.deepEqual(await found(`${ana.cpf.slice(0, 3)}. ana`), ['Ana']);
    assert.deepEqual(await found(ana.cpf.slice(3, 9)), []);
    assert.deepEqual(await found('%'), []);
    assert.deepEqual(await found('rolo ana', 'resgates'), ['Ana']);
    assert.deepEqual(await found('pincel', 'resgates'), []);
    assert.deepEqual(await found('Maximiliano Sebastião Albuquerque de Vasconcelos'), []);
    const long = `premio=${encodeURIComponent('Pistola de pintura elétrica 700 W com mangueira de dez metros')}`;
    assert.equal((await usuario.api.get(`/api/relatorio/dashboard/resgates?${long}`)).status, 200);
  });

  it('shows nothing of another reseller, whichever call is made', async () => {
    const other = await givenRelatorio(t, {cnpj: nextCnpj('65432198')});
    const shop = await givenRevenda(t, {cnpj: nextCnpj('65432198')});
    await givenScoredVenda(t, await givenPintor(t, {nome: 'Zoraide'}), {revenda: shop, totalVenda: 77});
    for (const path of ['', '/numeros', '/pintores', '/cursos', '/premios', '/resgates']) {
      const shown = async ({api}: GivenRelatorio) => (await api.get(`/api/relatorio/dashboard${path}`)).text;
      assert.doesNotMatch(await shown(usuario), /Zoraide/, path);
      assert.doesNotMatch(await shown(other), /"Ana"|"Bia"|Rolo/, path);
      const foreign = await other.api.get(`/api/relatorio/dashboard${path}?loja=${branch.cnpj}`);
      assert.equal(foreign.status, 422, path);
      for (const api of [ana.api, t.anonymous, (await givenUsuario(t, 1)).api])
        assert.equal((await api.get(`/api/relatorio/dashboard${path}`)).status, 401, path);
    }
  });

  it('counts who erased the account no more, but what was bought', async () => {
    const cnpj = nextCnpj('65432199');
    const [login, shop] = [await givenRelatorio(t, {cnpj}), await givenRevenda(t, {cnpj})];
    const [gone, there] = [await givenPintor(t), await givenPintor(t)];
    for (const each of [gone, there]) await givenScoredVenda(t, each, {revenda: shop, totalVenda: 40});
    await t.db.query(
      sql`UPDATE pintor SET anonimizado_em = ${t.clock.now}, nome = 'Cadastro apagado', ativo = false WHERE id = ${gone.id}`,
    );
    const reading = await read(login);
    assert.deepEqual(
      reading.usuariosTotais.map(({nome}) => nome),
      [there.nome],
    );
    const {parceirosCadastrados, parceirosPontuados, pintoresInativos, novosParceiros} = reading;
    assert.deepEqual([parceirosCadastrados, parceirosPontuados, pintoresInativos], [1, 1, 0]);
    assert.equal(
      novosParceiros.reduce((sum, {total}) => sum + total, 0),
      1,
    );
    assert.deepEqual([reading.qtdeNotas, reading.valorTotalNf], [2, 80]);
  });

  it('is empty for a reseller without sales, and refused to anybody else', async () => {
    const empty = await read(await givenRelatorio(t));
    assert.deepEqual([empty.usuariosTotais, empty.valorMedioNf, empty.totalVendas.length], [[], 0, 12]);
    assert.equal((await ana.api.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await t.anonymous.get('/api/relatorio/dashboard')).status, 401);
  });
});
