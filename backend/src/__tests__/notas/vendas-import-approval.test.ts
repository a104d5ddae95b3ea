import assert from 'node:assert/strict';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {linhas} from '../kernel/imports/support';
import {
  givenApp,
  givenPintor,
  givenProduto,
  givenRede,
  givenRevenda,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {vendaLine, vendasFile} from './support';

const PONTOS = 360_000;

describe('An imported sale that waits for a second person', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let other: GivenUsuario;
  let pintor: GivenPintor;
  let rede: {id: number};
  let revenda: {cnpj: string; nomeInput: string};
  let produto: {codigo: string};
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    [staff, other] = [await givenUsuario(t, 0), await givenUsuario(t, 1)];
    pintor = await givenPintor(t);
    rede = await givenRede(t);
    revenda = await givenRevenda(t, {tipoPontuacao: 'Sistema', fatorPontuacao: 2, redeId: rede.id});
    produto = await givenProduto(t, {valorPontos: 90_000});
  });

  /** Imports the line of a sale. Returns what keeps it from being scored. */
  const upload = async (line: string) => {
    const form = new FormData();
    form.append('arquivo', new Blob([vendasFile(line)]), 'vendas.csv');
    const {body} = await staff.api.post<AnswerBody & {importacao: number}>('/api/upload/vendas', form);
    if (body.erro) return body.erro;
    return (await linhas(staff.api, body.importacao)).flatMap(({erros}) => erros.map(({mensagem}) => mensagem)).join();
  };
  /** Imports a sale that waits. Returns the request, the receipt and the line. */
  async function waiting() {
    const line = vendaLine({revenda, pintor, produto});
    assert.match(await upload(line), /espera outra pessoa em Aprovações/);
    const made = await t.db.one(sql<{id: number; notaId: number}>`
      SELECT id, (pedido->>'notaId')::int AS "notaId" FROM aprovacao WHERE estado = 'aberta' ORDER BY id DESC LIMIT 1`);
    assert.ok(made);
    return {...made, line};
  }
  const decide = (what: 'aprovar' | 'recusar', id: number) =>
    other.api.post<AnswerBody & {excessos?: string[]}>(
      `/api/aprovacoes/${id}/${what}`,
      what === 'recusar' ? {motivo: 'A nota é de outra obra'} : {},
    );
  const stateOf = (id: number) =>
    t.db.one(sql<{estado: string; motivo: string | null}>`SELECT estado, motivo FROM aprovacao WHERE id = ${id}`);
  const notaOf = (id: number) =>
    t.db.one(sql<{estado: string; motivo: string | null}>`
      SELECT estado, reprovado_motivo AS motivo FROM nota WHERE id = ${id}`);

  it('is withdrawn when its receipt is closed at the desk, and may be imported again', async () => {
    const {id, notaId, line} = await waiting();
    assert.equal((await other.api.post('/api/pontuacoes/encerrar', {identificador: notaId})).status, 200);
    assert.deepEqual(await stateOf(id), {estado: 'retirada', motivo: 'A nota ficou “Não Pontuável”'});
    for (const what of ['aprovar', 'recusar'] as const)
      assert.equal((await decide(what, id)).body.codigo, 'JA_DECIDIDO');
    assert.match(await upload(line), /passa do que uma pessoa pode pontuar/);
  });

  it('is withdrawn when its receipt is rejected or scored at the desk', async () => {
    const rejected = await waiting();
    const file = await t.db.one(
      sql<{nome: string}>`SELECT nome_arquivo AS nome FROM nota WHERE id = ${rejected.notaId}`,
    );
    const rejection = {nomeArquivo: file?.nome, reprovadoMotivo: 'Nota Duplicada'};
    assert.equal((await other.api.post('/api/pontuacoes/reprovar', rejection)).status, 200);
    assert.deepEqual(await stateOf(rejected.id), {
      estado: 'retirada',
      motivo: 'A nota ficou “Reprovada”: Nota Duplicada',
    });
    const {id, notaId} = await waiting();
    const venda = {
      ...{idFoto: notaId, cpf: pintor.cpf, cnpjLoja: revenda.cnpj, nomeLoja: 'Loja', estadoLoja: 'SP'},
      ...{tipoFiscal: 'N', identificador: String(nextNumber()), realizadoEm: '2026-09-10', cidadeLoja: 'Campinas'},
      itens: [{codigo: produto.codigo, qtde: 2, valorUnitario: 51.9, valorDesconto: 0}],
    };
    const scored = await other.api.post('/api/pontuacoes/pontuar', {venda, confirmar: true});
    assert.equal(scored.status, 200, scored.text);
    assert.equal((await stateOf(id))?.estado, 'retirada');
    assert.equal(await saldoOf(t, pintor.id), PONTOS);
  });

  it('is withdrawn when its painter is erased, with the words in which another one was closed', async () => {
    const closed = await waiting();
    await decide('recusar', closed.id);
    const {id} = await waiting();
    const personal = await t.app.get(Kernel.PERSONAL_DATA);
    await t.run(() => t.db.tx(() => personal.erase(pintor.id)));
    assert.equal((await stateOf(id))?.estado, 'retirada');
    const events = await t.db.query(
      sql<{motivo: string | null}>`SELECT motivo FROM nota_evento WHERE nota_id = ${closed.notaId}`,
    );
    assert.ok(!JSON.stringify([events, await notaOf(closed.notaId)]).includes('outra obra'));
  });

  it('is closed with the reason of the refusal, which the painter reads', async () => {
    const {id, notaId} = await waiting();
    assert.equal((await decide('recusar', id)).status, 200);
    assert.deepEqual(await notaOf(notaId), {estado: 'encerrada', motivo: 'A nota é de outra obra'});
    const {body} = await pintor.api.get<{eventos: {para: string; motivo: string}[]}>(
      `/api/pontuacoes/${notaId}/linha-do-tempo`,
    );
    assert.deepEqual([body.eventos.at(-1)?.para, body.eventos.at(-1)?.motivo], ['encerrada', 'A nota é de outra obra']);
  });

  it('can be refused though its receipt was closed before requests were withdrawn', async () => {
    const {id, notaId} = await waiting();
    await t.db.query(sql`UPDATE nota SET estado = 'encerrada' WHERE id = ${notaId}`);
    assert.equal((await decide('aprovar', id)).body.codigo, 'PEDIDO_NAO_CABE');
    assert.equal((await decide('recusar', id)).status, 200);
    assert.deepEqual(await notaOf(notaId), {estado: 'encerrada', motivo: null});
  });

  it('is renewed when it is worth more by now: the approver reads how much, and approves that', async () => {
    const {id} = await waiting();
    const level = await insert<{id: number}>(t, 'cluster', {
      nome: `Nível ${nextNumber()}`,
      ordem: nextNumber(),
      valorPonto: 1.5,
    });
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${level.id} WHERE id = ${pintor.id}`);
    const {status, body} = await decide('aprovar', id);
    assert.deepEqual([status, body.codigo], [409, 'PEDIDO_MUDOU']);
    assert.match(body.erro ?? '', /540\.000 pontos/);
    assert.ok(body.excessos?.some(text => text.includes('540.000')));
    assert.equal(await saldoOf(t, pintor.id), 0);
    const {body: list} = await other.api.get<AnswerBody & {rows: {id: number; resumo: string; estado: string}[]}>(
      '/api/aprovacoes?pagina=0&limite=50',
    );
    const shown = list.rows.find(row => row.id === id);
    assert.deepEqual([shown?.estado, /540\.000/.test(shown?.resumo ?? '')], ['aberta', true]);
    assert.equal((await decide('aprovar', id)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 1.5 * PONTOS);
  });

  it('is not approved at more than was shown because somebody at the desk was shown more', async () => {
    const {id, notaId} = await waiting();
    await t.db.query(sql`UPDATE segunda_conferencia SET pontos = pontos * 9 WHERE nota_id = ${notaId}`);
    await t.db.query(sql`UPDATE produto SET valor_pontos = valor_pontos * 2 WHERE codigo = ${produto.codigo}`);
    assert.equal((await decide('aprovar', id)).body.codigo, 'PEDIDO_MUDOU');
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('is not approved beyond the quota of its network, which nobody was asked to confirm', async () => {
    const sold = (quantidade: number) =>
      insert(t, 'historico_rede', {
        ...{redeId: rede.id, mes: '2026-08-01', codigoProduto: produto.codigo, quantidade, valor: 100},
        ...{criadoEm: t.clock.now, atualizadoEm: t.clock.now},
      });
    const {id} = await waiting();
    await sold(1);
    const {status, body} = await decide('aprovar', id);
    assert.deepEqual([status, body.codigo], [409, 'PEDIDO_NAO_CABE']);
    assert.match(body.erro ?? '', /cota da rede/);
    assert.deepEqual([(await stateOf(id))?.estado, await saldoOf(t, pintor.id)], ['aberta', 0]);
    await t.db.query(sql`UPDATE historico_rede SET quantidade = 2 WHERE rede_id = ${rede.id}`);
    assert.equal((await decide('aprovar', id)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), PONTOS);
  });

  it('is decided once, in the list or at the desk', async () => {
    for (let round = 0; round < 4; round++) {
      pintor = await givenPintor(t);
      const {id, notaId} = await waiting();
      const [approved, closed] = await Promise.all([
        decide('aprovar', id),
        staff.api.post('/api/pontuacoes/encerrar', {identificador: notaId}),
      ]);
      assert.deepEqual([approved.status, closed.status].sort(), [200, 409]);
      const won = approved.status === 200;
      assert.equal((await stateOf(id))?.estado, won ? 'aprovada' : 'retirada');
      assert.equal((await notaOf(notaId))?.estado, won ? 'pontuada' : 'encerrada');
      assert.equal(await saldoOf(t, pintor.id), won ? PONTOS : 0);
    }
  });
});
