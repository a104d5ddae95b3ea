import assert from 'node:assert/strict';
import {addDays, civilDateOf, endOfDay, type Pontuacao} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {brokenInvariants} from '../../../modules/pontos';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  until,
  waitsForLock,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {givenScenario, givenVenda, type Scenario} from '../support';

interface Corrections extends AnswerBody {
  vendasCorrigir: {idVenda: number; pontuacaoAtual: number; pontuacaoNova: number; aPontuar: number; cpf: string}[];
}

describe('Corrections of scored sales', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  let scenario: Scenario;
  let vendaId: number;
  let notaId: number;
  before(async () => {
    t = await givenApp();
    [staff, smart] = [await givenUsuario(t, 0), await givenUsuario(t, 1)];
    await insert(t, 'configuracao', {pontosUsuarioDia: 5000});
  });
  after(() => t.stop());

  /** A sale of two units of a product worth 50 points each. */
  beforeEach(async () => {
    pintor = await givenPintor(t);
    scenario = await givenScenario(t, pintor);
    const itens = [{codigo: scenario.produto.codigo, qtde: 2, valorUnitario: 20, valorDesconto: 0}];
    const {venda} = await givenVenda(t, scenario, {itens});
    const scored = await staff.api.post<AnswerBody & {venda: {id: number}}>('/api/pontuacoes/pontuar', {venda});
    assert.equal(scored.status, 200, JSON.stringify(scored.body));
    vendaId = scored.body.venda.id;
    const row = await t.db.one(sql<{nota: number}>`SELECT nota_id AS nota FROM venda WHERE id = ${vendaId}`);
    notaId = row?.nota ?? 0;
    assert.equal(await saldoOf(t, pintor.id), 100);
  });

  const worth = (pontos: number) =>
    t.db.query(sql`UPDATE produto SET valor_pontos = ${pontos} WHERE codigo = ${scenario.produto.codigo}`);
  const listed = async (by = staff) =>
    (await by.api.get<Corrections>('/api/pontuacoes/correcoes')).body.vendasCorrigir.find(
      row => row.idVenda === vendaId,
    );
  const correct = (body: AnswerBody = {}, by = staff) => by.api.post(`/api/pontuacoes/corrigir/${vendaId}`, body);
  const cancel = () => staff.api.post('/api/pontuacoes/cancelar', {identificador: notaId});

  it('are listed with the difference, which is posted once', async () => {
    assert.equal(await listed(), undefined);
    await worth(80);
    const row = await listed();
    assert.deepEqual([row?.pontuacaoAtual, row?.pontuacaoNova, row?.aPontuar, row?.cpf], [100, 160, 60, pintor.cpf]);
    const {status, body} = await correct({pontuacaoNova: 160});
    assert.deepEqual([status, body['mensagem']], [200, 'Pontuação corrigida: +60 pontos.']);
    assert.equal(await saldoOf(t, pintor.id), 160);
    assert.deepEqual([(await correct()).status, await listed()], [409, undefined]);
  });

  it('are listed again when a product changed while one was posted', async () => {
    await worth(80);
    let posted: ReturnType<typeof correct> | undefined;
    await t.run(() =>
      t.db.tx(async () => {
        // What one person grants is summed behind that person's row, after the calculation.
        await t.db.query(sql`SELECT 1 FROM usuario WHERE id = ${staff.id} FOR UPDATE`);
        posted = correct({pontuacaoNova: 160});
        await until(() => waitsForLock(t), 'the correction waits');
        await t.db.writes.query('UPDATE produto SET valor_pontos = 90 WHERE codigo = $1', [scenario.produto.codigo]);
      }),
    );
    assert.equal((await posted)?.status, 200);
    assert.equal(await saldoOf(t, pintor.id), 160);
    assert.deepEqual([(await listed())?.pontuacaoAtual, (await listed())?.pontuacaoNova], [160, 180]);
  });

  it('take points back from the sale’s own lot, and what is spent as debt', async () => {
    await worth(10);
    assert.equal((await correct()).body['mensagem'], 'Pontuação corrigida: −80 pontos.');
    assert.equal(await saldoOf(t, pintor.id), 20);
    await worth(0);
    await t.db.query(sql`UPDATE lote SET restante = restante`);
    assert.equal((await correct()).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  /** Scores another sale of two units, with a code that doubles its points. */
  async function scoreDoubled(revenda: Record<string, unknown> = {}) {
    const codigo = `DOBRO${nextNumber()}`;
    await insert(t, 'codigo_promocional', {codigo, operacao: 'MULTIPLICAR', valor: 2});
    scenario = await givenScenario(t, pintor, revenda);
    const {venda, nota} = await givenVenda(t, scenario, {codigoPromocional: codigo});
    const {status, body} = await staff.api.post<AnswerBody & {venda: {id: number}}>('/api/pontuacoes/pontuar', {venda});
    assert.equal(status, 200, JSON.stringify(body));
    [vendaId, notaId] = [body.venda.id, nota.id];
  }

  it('change what the sale’s code has given, and cancelled leave the code free', async () => {
    await scoreDoubled();
    const use = () =>
      t.db.one(sql`SELECT pontos, liberado_em IS NULL AS viva FROM uso_codigo WHERE venda_id = ${vendaId}`);
    assert.deepEqual(await use(), {pontos: 100, viva: true});
    await worth(80);
    assert.equal((await correct({pontuacaoNova: 320})).status, 200);
    assert.deepEqual(await use(), {pontos: 160, viva: true});
    assert.deepEqual(await brokenInvariants(t.db), []);
    assert.equal((await cancel()).status, 200);
    assert.deepEqual(await use(), {pontos: 160, viva: false});
    assert.equal(await saldoOf(t, pintor.id), 100);
    assert.deepEqual(await brokenInvariants(t.db), []);
  });

  it('keep that the code had no effect at a master reseller', async () => {
    await scoreDoubled({rm: true});
    const cancelled = async () => {
      const row = await t.db.one(sql<{calculo: Pontuacao}>`SELECT calculo FROM venda WHERE id = ${vendaId}`);
      return [row?.calculo.codigoCancelado, row?.calculo.passos.find(({tipo}) => tipo === 'codigo_cancelado')?.valor];
    };
    assert.deepEqual(await cancelled(), [true, 2]);
    await worth(80);
    assert.equal((await correct({pontuacaoNova: 320})).status, 200);
    assert.deepEqual(await cancelled(), [true, 2]);
  });

  it('fall with the sale, whatever they gave and took, in any order', async () => {
    for (const pontos of [80, 30, 65]) {
      await worth(pontos);
      assert.equal((await correct()).status, 200);
    }
    assert.equal(await saldoOf(t, pintor.id), 130);
    assert.equal((await cancel()).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 0);
    assert.equal((await correct()).status, 409);
  });

  it('follow the shop’s factor of today, and not what the painter’s level is by now', async () => {
    await t.db.query(
      sql`UPDATE revenda SET fator_pontuacao = 3 WHERE cnpj = (SELECT cnpj_loja FROM venda WHERE id = ${vendaId})`,
    );
    const level = await insert<{id: number}>(t, 'cluster', {nome: 'Prata', ordem: 900 + (vendaId % 90), valorPonto: 2});
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${level.id} WHERE id = ${pintor.id}`);
    await t.db.query(
      sql`INSERT INTO pintor_cluster (pintor_id, cluster_id, desde) VALUES (${pintor.id}, ${level.id}, ${t.clock.now})`,
    );
    const registered = await t.db.one(
      sql`SELECT 1 AS there FROM venda WHERE id = ${vendaId} AND revenda_id IS NOT NULL`,
    );
    assert.equal((await listed())?.pontuacaoNova, registered ? 300 : undefined);
  });

  it('are posted once, however many ask at the same time', async () => {
    await worth(70);
    const answers = await Promise.all([correct(), correct({}, smart), correct(), correct({}, smart)]);
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409, 409, 409]);
    assert.equal(await saldoOf(t, pintor.id), 140);
  });

  it('and a cancel at the same time leave nothing over', async () => {
    await worth(70);
    await Promise.all([correct(), cancel(), correct({}, smart)]);
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('give an erased painter nothing, and may still take', async () => {
    await t.db.query(sql`UPDATE pintor SET ativo = false, anonimizado_em = ${t.clock.now} WHERE id = ${pintor.id}`);
    await worth(80);
    assert.equal(await listed(), undefined);
    const {status, body} = await correct();
    assert.deepEqual([status, body.codigo], [409, 'ESTADO_NAO_PERMITE']);
    assert.match(String(body.erro), /foram apagados/);
    assert.equal(await saldoOf(t, pintor.id), 100);
    await worth(30);
    assert.equal((await listed())?.aPontuar, -40);
    assert.equal((await correct()).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 60);
  });

  it('are refused where another result was seen', async () => {
    await worth(80);
    const {status, body} = await correct({pontuacaoNova: 120});
    assert.deepEqual([status, body['codigo']], [409, 'NADA_A_CORRIGIR']);
    assert.match(String(body['erro']), /seria 160/);
  });

  it('are for two people where they give more than one may grant', async () => {
    await worth(9000);
    assert.equal((await correct()).body['codigo'], 'SEGUNDA_PESSOA');
    const open = await smart.api.get<AnswerBody & {rows: {id: number}[]}>(
      '/api/aprovacoes?pagina=0&limite=10&filtros={"estado":"aberta"}',
    );
    assert.equal((await smart.api.post(`/api/aprovacoes/${open.body.rows[0]?.id}/aprovar`)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 18_000);
  });

  it('are for two people where who corrects has raised the product', async () => {
    const produto = await t.db.one(sql<{id: number}>`SELECT id FROM produto WHERE codigo = ${scenario.produto.codigo}`);
    const raised = await staff.api.put(`/api/produtos/${produto?.id}`, {valorPontos: 65});
    assert.equal(raised.status, 200, JSON.stringify(raised.body));
    const {status, body} = await correct();
    assert.deepEqual([status, body.codigo], [409, 'SEGUNDA_PESSOA']);
    assert.equal(await saldoOf(t, pintor.id), 100);
    // Another person may confirm an increase to less than double.
    assert.equal((await correct({}, smart)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 130);
    // An increase to double or more always requires two people.
    assert.equal((await staff.api.put(`/api/produtos/${produto?.id}`, {valorPontos: 500})).status, 200);
    assert.equal((await correct({}, smart)).status, 409);
  });

  it('are a Smart’s alone after 90 days', async () => {
    await worth(60);
    const {now} = t.clock;
    try {
      // Corrections are permitted until the end of the ninetieth day.
      t.clock.now = endOfDay(addDays(civilDateOf(now), 90));
      assert.equal((await listed())?.pontuacaoNova, 120);
      t.clock.now = new Date(t.clock.now.getTime() + 1);
      assert.equal(await listed(), undefined);
      assert.equal((await correct()).body['codigo'], 'FORA_DO_PRAZO_DE_REVISAO');
      assert.equal((await listed(smart))?.pontuacaoNova, 120);
      assert.equal((await correct({}, smart)).status, 200);
    } finally {
      t.clock.now = now;
    }
  });

  it('are notified to the painter, stand in the feed by their sale, and are no Auditor’s', async () => {
    await worth(80);
    await correct();
    const {body} = await pintor.api.get<AnswerBody & {avisos: {titulo: string; texto: string}[]}>('/api/avisos');
    assert.ok(body.avisos.some(({titulo, texto}) => titulo === 'Pontuação corrigida' && texto.includes('+60 pontos')));
    const feed = await pintor.api.get<AnswerBody & {movimentos: AnswerBody[]}>(
      '/api/pontuacoes/movimentos?pagina=0&limite=10',
    );
    assert.equal(feed.body.movimentos.find(({tipo}) => tipo === 'correcao')?.['idNota'], notaId);
    const auditor = await givenUsuario(t, 2);
    assert.equal((await auditor.api.get('/api/pontuacoes/correcoes')).status, 403);
    assert.equal((await correct({}, auditor)).status, 403);
    assert.equal((await staff.api.post('/api/pontuacoes/corrigir/999999')).status, 404);
  });
});
