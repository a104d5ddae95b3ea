import assert from 'node:assert/strict';
import {addDays, civilDateOf, endOfDay} from '@clube/domain';
import {BATCH_JOB} from '../../../kernel/batch-jobs/kind';
import {sql} from '../../../kernel/persistence/sql';
import {brokenInvariants} from '../../../modules/pontos';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  nextNumber,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

interface Started extends AnswerBody {
  trabalho: number;
  total: number;
}
interface Sold {
  idVenda: number;
  notaId: number;
  codigo: string;
  pintor: GivenPintor;
}

describe('Corrections of chosen sales', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    await insert(t, 'configuracao', {pontosUsuarioDia: 5000});
  });
  after(() => t.stop());
  // New users for each test, as the points that a person has granted today count against their limit.
  beforeEach(async () => ([staff, smart] = [await givenUsuario(t, 0), await givenUsuario(t, 1)]));
  afterEach(async () => assert.deepEqual(await brokenInvariants(t.db), []));

  /** A sale of two units of a new product, scored with 50 points each; the product now has `now` points. */
  async function givenSold(pintor: GivenPintor, now: number): Promise<Sold> {
    const scenario = await givenScenario(t, pintor);
    const {codigo} = scenario.produto;
    const {venda} = await givenVenda(t, scenario, {itens: [{codigo, qtde: 2, valorUnitario: 20, valorDesconto: 0}]});
    const {body} = await staff.api.post<AnswerBody & {venda: {id: number}}>('/api/pontuacoes/pontuar', {venda});
    const idVenda = body.venda.id;
    await worth(codigo, now);
    const row = await t.db.one(sql<{nota: number}>`SELECT nota_id AS nota FROM venda WHERE id = ${idVenda}`);
    return {idVenda, notaId: row?.nota ?? 0, codigo, pintor};
  }
  const worth = (codigo: string, pontos: number) =>
    t.db.query(sql`UPDATE produto SET valor_pontos = ${pontos} WHERE codigo = ${codigo}`);
  const seen = ({idVenda}: Sold, pontuacaoNova: number) => ({idVenda, pontuacaoNova});
  const correct = (vendas: object[], by = staff, idempotencyKey?: string) =>
    by.api.post<Started>('/api/pontuacoes/corrigir', {vendas}, idempotencyKey ? {idempotencyKey} : {});
  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const resultsOf = async (id: number, by = staff) =>
    (
      await by.api.get<{chave: string; estado: string; mensagem: string | null}[]>(
        `/api/trabalhos/${id}/linhas?filter={}`,
      )
    ).body.map(({chave, estado, mensagem}) => [Number(chave), estado, mensagem]);
  const feita = ({idVenda}: Sold) => [idVenda, 'feita', null];

  it('post each difference once, up and down, of several painters', async () => {
    const [ana, bia] = [await givenPintor(t), await givenPintor(t)];
    const [up, down, of] = [await givenSold(ana, 80), await givenSold(ana, 10), await givenSold(bia, 65)];
    const chosen = [seen(up, 160), seen(down, 20), seen(of, 130)];
    const key = `corrigir-${nextNumber()}`;
    const [first, again] = await Promise.all([correct(chosen, staff, key), correct(chosen, staff, key)]);
    assert.deepEqual([first.status, first.body.total, again.body.trabalho], [200, 3, first.body.trabalho]);
    await run(first.body.trabalho);
    assert.deepEqual(await resultsOf(first.body.trabalho), [feita(up), feita(down), feita(of)]);
    assert.deepEqual([await saldoOf(t, ana.id), await saldoOf(t, bia.id)], [180, 130]);
    await run(first.body.trabalho);
    const {body} = await correct(chosen);
    await run(body.trabalho);
    assert.deepEqual(
      (await resultsOf(body.trabalho)).map(([, estado]) => estado),
      ['falhou', 'falhou', 'falhou'],
    );
    assert.deepEqual([await saldoOf(t, ana.id), await saldoOf(t, bia.id)], [180, 130]);
  });

  it('say by row what cannot be done, and do the others', async () => {
    const pintor = await givenPintor(t);
    const [good, other, cancelled, gone] = [
      await givenSold(pintor, 60),
      await givenSold(pintor, 60),
      await givenSold(pintor, 60),
      await givenSold(pintor, 60),
    ];
    const cancel = ({notaId}: Sold) => staff.api.post('/api/pontuacoes/cancelar', {identificador: notaId});
    await cancel(gone);
    const {body} = await correct([good, other, cancelled, gone].map(each => seen(each, 120)));
    assert.equal(body.total, 3, 'what is not scored has nothing to correct');
    await worth(other.codigo, 70);
    await cancel(cancelled);
    await run(body.trabalho);
    const [done, changed, undone] = await resultsOf(body.trabalho);
    assert.deepEqual(done, feita(good));
    assert.match(String(changed?.[2]), /agora seria 140/);
    assert.equal(undone?.[1], 'falhou');
    assert.equal(await saldoOf(t, pintor.id), 120 + 100);
  });

  it('that give more than one may grant wait for a second person, also by their sum', async () => {
    const pintor = await givenPintor(t);
    const sold = [await givenSold(pintor, 1100), await givenSold(pintor, 1100), await givenSold(pintor, 1100)];
    const {body} = await correct(sold.map(each => seen(each, 2200)));
    await run(body.trabalho);
    const results = await resultsOf(body.trabalho);
    assert.deepEqual(
      results.map(([, estado]) => estado),
      ['feita', 'feita', 'falhou'],
    );
    assert.match(String(results[2]?.[2]), /Aprovações/);
    assert.equal(await saldoOf(t, pintor.id), 2200 + 2200 + 100);
    const open = await smart.api.get<AnswerBody & {rows: {id: number; titulo: string}[]}>(
      '/api/aprovacoes?pagina=0&limite=10&filtros={"estado":"aberta"}',
    );
    assert.deepEqual(
      open.body.rows.map(({titulo}) => titulo),
      ['Correção de pontuação'],
    );
    const approve = (by: GivenUsuario) => by.api.post(`/api/aprovacoes/${open.body.rows[0]?.id}/aprovar`);
    assert.equal((await approve(staff)).status, 422, 'nobody approves their own');
    assert.equal((await approve(smart)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 6600);
  });

  it('are posted once, however many ask at the same time, by chosen ones or singly', async () => {
    const [ana, bia] = [await givenPintor(t), await givenPintor(t)];
    const sold = [await givenSold(ana, 60), await givenSold(bia, 70), await givenSold(ana, 20)];
    const chosen = sold.map((each, i) => seen(each, [120, 140, 40][i] ?? 0));
    const begun = await Promise.all([correct(chosen), correct(chosen.toReversed(), smart), correct(chosen, smart)]);
    await Promise.all([
      ...begun.map(({body}) => run(body.trabalho)),
      ...sold.map(({idVenda}) => smart.api.post(`/api/pontuacoes/corrigir/${idVenda}`)),
      staff.api.post(`/api/pontuacoes/corrigir/${sold[0]?.idVenda}`),
    ]);
    assert.deepEqual([await saldoOf(t, ana.id), await saldoOf(t, bia.id)], [160, 140]);
    const posted = await t.db.one(sql<{n: number}>`
      SELECT count(*)::int AS n FROM correcao_venda WHERE venda_id = ANY(${sold.map(({idVenda}) => idVenda)})`);
    assert.equal(posted?.n, 3);
  });

  it('are a Smart’s alone after 90 days', async () => {
    const pintor = await givenPintor(t);
    const old = await givenSold(pintor, 60);
    const {now} = t.clock;
    try {
      t.clock.now = new Date(endOfDay(addDays(civilDateOf(now), 90)).getTime() + 1);
      const late = await correct([seen(old, 120)]);
      await run(late.body.trabalho);
      assert.match(String((await resultsOf(late.body.trabalho))[0]?.[2]), /90 dias/);
      const another = await givenUsuario(t, 1);
      const {body} = await correct([seen(old, 120)], another);
      await run(body.trabalho);
      assert.deepEqual(await resultsOf(body.trabalho, another), [feita(old)]);
    } finally {
      t.clock.now = now;
    }
    assert.equal(await saldoOf(t, pintor.id), 120);
  });

  it('are refused where none is chosen, one twice, or too many, and to an Auditor', async () => {
    const one = {idVenda: 1, pontuacaoNova: 1};
    const unknown = (many: number) => Array.from({length: many}, (_, i) => ({...one, idVenda: 900_000 + i}));
    const refusals: [object[], string][] = [
      [[], 'Escolha ao menos uma venda'],
      [[one, one], 'Uma venda veio duas vezes'],
      [unknown(501), 'São no máximo 500 vendas de cada vez'],
    ];
    for (const [vendas, erro] of refusals) {
      const {status, body} = await correct(vendas);
      assert.deepEqual([status, body['erro']], [422, erro]);
    }
    assert.equal((await correct([{...one, pontuacaoNova: -1}])).status, 422);
    assert.equal((await correct(unknown(500))).body['codigo'], 'TRABALHO_VAZIO');
    assert.equal((await correct([one], await givenUsuario(t, 2))).status, 403);
    assert.equal((await (await givenPintor(t)).api.post('/api/pontuacoes/corrigir', {vendas: [one]})).status, 401);
  });
});
