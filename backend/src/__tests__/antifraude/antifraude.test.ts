import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type GivenProduto,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenInLeitura} from '../notas/reading/support';
import {givenVenda, type Scenario} from '../notas/support';

interface Cota {
  id: number;
  rede: string;
  codProduto: string;
  produto: string;
  qtdVendida: number;
  qtdPontuada: number;
  liberado: number;
  qtdAf: number;
  pontosUnitario: number;
  saldoPontos: number;
  observacao: string | null;
  observacoes: {nome: string; criadoEm: string; parametros: {observacao: string}}[];
  liberacoes: {nome: string; criadoEm: string; parametros: {quantidade: number}}[];
}
interface Exceeded extends AnswerBody {
  produtos: {codProduto: string; produto: string; qtde: number; qtdAf: number; excesso: number}[];
  podeConfirmar: boolean;
}

describe('Anti-fraud quotas', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let scenario: Scenario;
  let rede: {id: number; nome: string};
  let produto: GivenProduto;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    staff = await givenUsuario(t, 0);
    const nome = `Rede ${nextNumber()}`;
    rede = {...(await givenRede(t, {nome})), nome};
    produto = await givenProduto(t, {valorPontos: 10});
    scenario = {pintor: await givenPintor(t), produto, revenda: await givenRevenda(t, {redeId: rede.id})};
  });
  const history = (quantidade: number, columns: Record<string, unknown> = {}) =>
    insert<{id: number}>(t, 'historico_rede', {
      redeId: rede.id,
      mes: '2026-08-01',
      codigoProduto: produto.codigo,
      quantidade,
      valor: 100,
      criadoEm: t.clock.now,
      atualizadoEm: t.clock.now,
      ...columns,
    });
  const cotas = async (query = '', {api} = staff) => {
    const {status, body} = await api.get<{antiFraude: Cota[]}>(
      `/api/antifraude?rede=${encodeURIComponent(rede.nome)}${query}`,
    );
    assert.equal(status, 200);
    return body.antiFraude;
  };
  const pending = (qtde: number | string) =>
    givenVenda(t, scenario, {
      itens: [{codigo: produto.codigo, qtde, valorUnitario: 50, valorDesconto: 0}],
    });
  const score = async (qtde: number | string, confirmar?: boolean, {api} = staff) => {
    const {venda} = await pending(qtde);
    return api.post<Exceeded>('/api/pontuacoes/pontuar', {venda, ...(confirmar !== undefined && {confirmar})});
  };
  const release = (quantidade: unknown, {api} = staff) =>
    api.post<AnswerBody & {redesAntifraude: {id: number; nome: string}[]}>('/api/antifraude/liberacao', {
      rede: rede.nome,
      codProduto: produto.codigo,
      quantidade,
    });

  it('are what was released and sold less what was scored, in the network’s row of the product', async () => {
    await history(10);
    assert.equal((await score(4)).status, 200);
    assert.equal((await release(1.5)).status, 200);
    const [cota, ...others] = await cotas();
    assert.deepEqual(others, []);
    assert.ok(cota);
    const {rede: nome, codProduto, qtdVendida, qtdPontuada, liberado, qtdAf, pontosUnitario, saldoPontos} = cota;
    assert.deepEqual(
      [nome, codProduto, qtdVendida, qtdPontuada, liberado, qtdAf, pontosUnitario, saldoPontos],
      [rede.nome, produto.codigo, 10, 4, 1.5, 7.5, 10, 75],
    );
  });

  it('refuse a sale beyond them, saying by how much, and let it through when it is confirmed', async () => {
    await history(5);
    assert.equal((await score(3)).status, 200);
    const refused = await score(4);
    assert.equal(refused.status, 409);
    assert.equal(refused.body.codigo, 'COTA_DA_REDE');
    assert.deepEqual(refused.body.produtos, [
      {codProduto: produto.codigo, produto: produto.nome, qtde: 4, qtdAf: 2, excesso: 2},
    ]);
    assert.equal(refused.body.podeConfirmar, true);
    assert.equal((await cotas())[0]?.qtdPontuada, 3);
    assert.equal((await score(4, true)).status, 200);
    const [cota] = await cotas();
    assert.deepEqual([cota?.qtdAf, cota?.saldoPontos], [-2, -20]);
    const again = await score(1);
    assert.deepEqual([again.body.produtos[0]?.qtdAf, again.body.produtos[0]?.excesso], [-2, 1]);
  });

  it('are no question for confirming where the network refuses it, until a quantity is released', async () => {
    await history(1);
    await t.db.query(sql`UPDATE rede SET bloquear_acima_cota = true WHERE id = ${rede.id}`);
    const {venda} = await pending(2);
    const send = () => staff.api.post<Exceeded>('/api/pontuacoes/pontuar', {venda, confirmar: true});
    const refused = await send();
    assert.deepEqual([refused.status, refused.body.podeConfirmar], [409, false]);
    assert.equal((await release(1)).status, 200);
    assert.equal((await send()).status, 200);
  });

  it('ask nothing of a network that never said what it sold, and none outside networks', async () => {
    assert.equal((await score(50)).status, 200);
    assert.equal((await cotas())[0]?.qtdAf, -50);
    const outside = await givenRevenda(t);
    const {venda} = await givenVenda(t, {...scenario, revenda: outside});
    assert.equal((await staff.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
  });

  it('get back what a sale took when it is undone', async () => {
    await history(2);
    const {nota, venda} = await pending(2);
    assert.equal((await staff.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    await staff.api.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id});
    assert.equal((await cotas())[0]?.qtdAf, 2);
    assert.equal((await staff.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    await staff.api.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.equal((await cotas())[0]?.qtdAf, 2);
  });

  it('give the last unit to one of those who score at once', async () => {
    for (let round = 0; round < 5; round++) {
      await release(1);
      const answers = await Promise.all([score(1), score(1), score(1)]);
      assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409]);
    }
    assert.equal((await cotas())[0]?.qtdAf, 0);
  });

  it('follow the history as it is corrected and goes, and a reseller’s to the network that it moves to', async () => {
    const {id} = await history(5);
    await history(7, {redeId: null, revendaId: scenario.revenda.id});
    assert.equal((await cotas())[0]?.qtdVendida, 12);
    await t.db.query(sql`UPDATE historico_rede SET quantidade = 6 WHERE id = ${id}`);
    assert.equal((await cotas())[0]?.qtdVendida, 13);
    const other = await givenRede(t);
    await t.db.query(sql`UPDATE revenda SET rede_id = ${other.id} WHERE id = ${scenario.revenda.id}`);
    assert.equal((await cotas())[0]?.qtdVendida, 6);
    await t.db.query(sql`DELETE FROM historico_rede WHERE id = ${id}`);
    assert.equal((await cotas())[0]?.qtdVendida, 0);
  });

  it('follow what was scored at a reseller to its network, and give it back there', async () => {
    await history(5, {redeId: null, revendaId: scenario.revenda.id});
    const {venda, nota} = await pending(4);
    assert.equal((await staff.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const nome = `Rede ${nextNumber()}`;
    const other = {...(await givenRede(t, {nome})), nome};
    const left = async () => {
      const {body} = await staff.api.get<{antiFraude: Cota[]}>(`/api/antifraude?rede=${encodeURIComponent(nome)}`);
      return [(await cotas())[0]?.qtdAf, body.antiFraude[0]?.qtdAf];
    };
    await t.db.query(sql`UPDATE revenda SET rede_id = ${other.id} WHERE id = ${scenario.revenda.id}`);
    assert.deepEqual(await left(), [0, 1]);
    assert.equal((await score(2)).status, 409);
    await staff.api.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.deepEqual(await left(), [0, 5]);
  });

  it('count a sale for one network while its reseller changes it', async () => {
    await history(100, {redeId: null, revendaId: scenario.revenda.id});
    const other = await givenRede(t);
    for (let round = 0; round < 6; round++) {
      const move = sql`UPDATE revenda SET rede_id = ${round % 2 === 0 ? other.id : rede.id} WHERE id = ${scenario.revenda.id}`;
      const [first, second] = await Promise.all([score(1), score(1), t.db.query(move)]);
      assert.deepEqual([first.status, second.status], [200, 200]);
    }
  });

  it('say what is left in points, however large', async () => {
    await history(9_357_600_000);
    assert.equal((await cotas())[0]?.saldoPontos, 93_576_000_000);
  });

  it('flag the network while one is exceeded: at login, and in the answer of a release', async () => {
    await history(1);
    await score(3, true);
    const senha = 'Senha-forte-123';
    const {cpf} = await givenUsuario(t, 0, {senha});
    const login = async () => {
      const {body} = await staff.api.post<{redesAntifraude: {id: number}[]}>('/api/sessoes/usuario', {cpf, senha});
      return body.redesAntifraude.some(({id}) => id === rede.id);
    };
    assert.equal(await login(), true);
    const {body} = await release(1);
    assert.equal(body.mensagem, 'Liberação salva com sucesso');
    assert.ok(body.redesAntifraude.some(({id}) => id === rede.id));
    assert.ok(!(await release(1)).body.redesAntifraude.some(({id}) => id === rede.id));
    assert.equal(await login(), false);
  });

  it('are found by product, by how much is left, and by whether somebody noted something', async () => {
    await history(20);
    await score(18);
    const found = async (query: string) => (await cotas(query)).length;
    assert.deepEqual([await found('&perto=1'), await found('&estouradas=1'), await found('&observadas=1')], [0, 0, 0]);
    await score(1);
    assert.equal(await found('&perto=1'), 1);
    await score(2, true);
    assert.deepEqual([await found('&perto=1'), await found('&estouradas=1')], [0, 1]);
    await staff.api.post('/api/antifraude/observacao', {
      rede: rede.nome,
      codProduto: produto.codigo,
      observacao: 'Conferir',
    });
    assert.equal(await found('&observadas=1'), 1);
    assert.deepEqual([await found(`&procura=${produto.codigo}`), await found('&procura=nenhum')], [1, 0]);
    const {body} = await staff.api.get<{redes: {id: number; acimaCota: number}[]}>('/api/redes');
    assert.equal(body.redes.find(({id}) => id === rede.id)?.acimaCota, 1);
  });

  it('keep who released and noted what, and when', async () => {
    await history(1);
    await release(3);
    await release(-1);
    const note = (observacao: unknown) =>
      staff.api.post('/api/antifraude/observacao', {
        rede: String(rede.id),
        codProduto: produto.codigo,
        observacao,
      });
    assert.deepEqual((await note(' Conferido com a rede. ')).body, {mensagem: 'Observação salva com sucesso'});
    const [cota] = await cotas();
    assert.ok(cota);
    assert.equal(cota.observacao, 'Conferido com a rede.');
    const criadoEm = t.clock.now.toISOString();
    const nome = staff.nome;
    assert.deepEqual(cota.observacoes, [{nome, criadoEm, parametros: {observacao: 'Conferido com a rede.'}}]);
    assert.deepEqual(cota.liberacoes, [
      {nome, criadoEm, parametros: {quantidade: -1}},
      {nome, criadoEm, parametros: {quantidade: 3}},
    ]);
    assert.equal((await note('  ')).body.campos?.observacao, 'Informe a observação');
    assert.equal((await note('x'.repeat(1001))).status, 422);
  });

  it('take a release and a note once, however often they come under the same key', async () => {
    const post = (path: string, body: object, key: string) =>
      staff.api.post(
        `/api/antifraude/${path}`,
        {rede: rede.nome, codProduto: produto.codigo, ...body},
        {idempotencyKey: key},
      );
    const key = `liberar-${nextNumber()}`;
    const answers = await Promise.all([1, 2, 3].map(() => post('liberacao', {quantidade: 5}, key)));
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200],
    );
    for (let i = 0; i < 2; i++)
      assert.equal((await post('observacao', {observacao: 'Vista'}, `${key}-nota`)).status, 200);
    const [cota] = await cotas();
    assert.deepEqual([cota?.liberado, cota?.observacoes.length], [5, 1]);
    assert.equal((await post('liberacao', {quantidade: 6}, key)).status, 409);
  });

  it('refuse what cannot be released, and nothing changes', async () => {
    await release(2);
    for (const [quantidade, erro] of [
      ['', 'Informe a quantidade a liberar'],
      [0, 'Informe a quantidade a liberar'],
      [-3, 'Só o que foi liberado pode ser retirado: até 2'],
      [1_000_001, 'Informe uma quantidade de até 1.000.000, com até três casas decimais'],
    ] as const) {
      const {status, body} = await release(quantidade);
      assert.deepEqual([status, body.campos?.quantidade], [422, erro], String(quantidade));
    }
    const unknown = await staff.api.post('/api/antifraude/liberacao', {
      rede: 'Nenhuma',
      codProduto: produto.codigo,
      quantidade: 1,
    });
    assert.equal(unknown.body.campos?.rede, 'Rede não encontrada');
    const none = await staff.api.post('/api/antifraude/liberacao', {
      rede: rede.nome,
      codProduto: 'NENHUM',
      quantidade: 1,
    });
    assert.equal(none.body.campos?.codProduto, 'Produto não encontrado');
    assert.equal((await cotas())[0]?.liberado, 2);
  });

  it('are waited for by pending receipts of the network in which the product was read, by arrival', async () => {
    await release(2);
    const cota = (await cotas())[0];
    const {cnpj} = scenario.revenda;
    const itens = (...qtdes: number[]) =>
      JSON.stringify(qtdes.map(qtde => ({codigo: produto.codigo, nome: 'Tinta', qtde})));
    const late = await givenInLeitura(t, scenario.pintor.id, {estado: 'lida', cnpj, itens: itens(4)});
    const early = await givenInLeitura(t, scenario.pintor.id, {estado: 'lida', cnpj, itens: itens(1.5, 2)});
    await t.db.query(sql`UPDATE nota SET criado_em = criado_em - interval '1 day' WHERE id = ${early.id}`);
    await givenInLeitura(t, scenario.pintor.id, {estado: 'lida', cnpj: (await givenRevenda(t)).cnpj, itens: itens(9)});
    await givenInLeitura(t, scenario.pintor.id, {estado: 'lida', cnpj, itens: '[]'});
    const waiting = await staff.api.get<{notas: {id: number; nome: string; qtde: number}[]}>(
      `/api/antifraude/${cota?.id}/esperando`,
    );
    const {nome} = scenario.pintor;
    assert.deepEqual(
      waiting.body.notas.map(row => [row.id, row.nome, row.qtde]),
      [
        [early.id, nome, 3.5],
        [late.id, nome, 4],
      ],
    );
    assert.equal((await staff.api.get('/api/antifraude/999999/esperando')).status, 404);
  });

  it('are not for an Auditor nor a painter', async () => {
    for (const [status, {api}] of [
      [403, await givenUsuario(t, 2)],
      [401, await givenPintor(t)],
    ] as const) {
      assert.equal((await api.get('/api/antifraude')).status, status);
      assert.equal((await api.get('/api/antifraude/1/esperando')).status, status);
      assert.equal((await release(1, {...staff, api})).status, status);
    }
  });
});
