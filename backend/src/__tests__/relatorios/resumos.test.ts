import assert from 'node:assert/strict';
import fc from 'fast-check';
import {sql} from '../../kernel/persistence/sql';
import {rebuildResumos} from '../../modules/relatorios';
import {FOLD_RESUMOS} from '../../modules/relatorios/resumos';
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
  type AnswerBody,
  type GivenPintor,
  type GivenProduto,
  type GivenRevenda,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {resumosRecomputed, resumosStored} from './resumos.recomputed';

/** FC_SEED and FC_RUNS allow other and longer runs than the usual one. */
const seed = Number(process.env.FC_SEED ?? 20_261_127);
const numRuns = Number(process.env.FC_RUNS ?? 6);

type Act =
  | {kind: 'pontuar'; who: number; shop: number; produto: number; qtde: number; day: number}
  | {kind: 'cancelar' | 'retornar-pendente' | 'corrigir'; which: number}
  | {kind: 'valer'; produto: number; pontos: number}
  | {kind: 'resgatar'; who: number}
  | {kind: 'cancelar-resgate'; which: number}
  | {kind: 'mudar-origem'; who: number; shop: number}
  | {kind: 'informar'; shop: number; produto: number; quantidade: number}
  | {kind: 'mudar-rede'; shop: number}
  | {kind: 'juntar'};

const any = fc.nat(1);
const scoring = fc.record({
  kind: fc.constant('pontuar' as const),
  who: fc.nat(2),
  shop: any,
  produto: any,
  qtde: fc.integer({min: 1, max: 4}),
  day: fc.integer({min: 1, max: 9}),
});
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {weight: 6, arbitrary: scoring},
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelar' as const, 'retornar-pendente' as const, 'corrigir' as const),
      which: fc.nat(12),
    }),
  },
  {weight: 2, arbitrary: fc.record({kind: fc.constant('valer' as const), produto: any, pontos: fc.nat(40)})},
  {weight: 1, arbitrary: fc.record({kind: fc.constant('mudar-rede' as const), shop: any})},
  {weight: 2, arbitrary: fc.record({kind: fc.constant('resgatar' as const), who: fc.nat(2)})},
  {weight: 2, arbitrary: fc.record({kind: fc.constant('cancelar-resgate' as const), which: fc.nat(4)})},
  {weight: 1, arbitrary: fc.record({kind: fc.constant('mudar-origem' as const), who: fc.nat(2), shop: any})},
  {
    weight: 1,
    arbitrary: fc.record({kind: fc.constant('informar' as const), shop: any, produto: any, quantidade: fc.nat(9)}),
  },
  {weight: 2, arbitrary: fc.record({kind: fc.constant('juntar' as const)})},
);

describe(`Rollups of sales (seed ${seed})`, function () {
  this.timeout(240_000);
  let t: TestApp;
  let smart: GivenUsuario;
  let pintores: GivenPintor[];
  let shops: GivenRevenda[];
  let produtos: GivenProduto[];
  let redes: {id: number}[];
  let codigoPremio: string;
  const resgates: number[] = [];
  const done: {notaId: number; vendaId: number}[] = [];
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    await insert(t, 'configuracao', {pontosUsuarioDia: 1_000_000});
    pintores = [await givenPintor(t), await givenPintor(t), await givenPintor(t)];
    redes = [await givenRede(t), await givenRede(t)];
    shops = [await givenRevenda(t, {redeId: redes[0]?.id}), await givenRevenda(t)];
    codigoPremio = (await givenPremio(t, {custo: 0.2})).codigo;
    produtos = [await givenProduto(t, {valorPontos: 10}), await givenProduto(t, {valorPontos: 7})];
  });
  after(() => t.stop());

  async function score({who, shop, produto, qtde, day}: Omit<Act & {kind: 'pontuar'}, 'kind'>): Promise<number> {
    const [pintor, revenda] = [pintores[who] ?? assert.fail(), shops[shop] ?? assert.fail()];
    const [first, other] = [produtos[produto] ?? assert.fail(), produtos[1 - produto] ?? assert.fail()];
    const itens = [
      {codigo: first.codigo, qtde, valorUnitario: 19.99, valorDesconto: 0.5},
      {codigo: other.codigo, qtde: 1.5, valorUnitario: 7, valorDesconto: 0},
    ];
    const changes = {itens, realizadoEm: `2026090${day}`};
    const {nota, venda} = await givenVenda(t, {pintor, produto: first, revenda}, changes);
    const {status, body} = await smart.api.post<AnswerBody & {venda?: {id: number}}>('/api/pontuacoes/pontuar', {
      venda,
    });
    if (body.venda) done.push({notaId: nota.id, vendaId: body.venda.id});
    return status;
  }

  async function execute(act: Act): Promise<number> {
    if (act.kind === 'pontuar') return score(act);
    if (act.kind === 'valer') {
      const codigo = produtos[act.produto]?.codigo ?? '';
      await t.db.query(sql`UPDATE produto SET valor_pontos = ${act.pontos} WHERE codigo = ${codigo}`);
      return 200;
    }
    if (act.kind === 'mudar-rede') {
      const [id, cnpj] = [redes[act.shop]?.id ?? 0, shops[act.shop]?.cnpj ?? ''];
      await t.db.query(
        sql`UPDATE revenda SET rede_id = CASE WHEN rede_id = ${id} THEN NULL ELSE ${id}::int END WHERE cnpj = ${cnpj}`,
      );
      return 200;
    }
    if (act.kind === 'resgatar') {
      const {status, body} =
        (await pintores[act.who]?.api.post<{resgate?: {id: number}}>('/api/resgatar', {codigoPremio, qtde: 1})) ??
        assert.fail();
      if (body.resgate) resgates.push(body.resgate.id);
      // Refused without enough points or beyond the monthly quota; then nothing is written.
      return status < 500 ? 200 : status;
    }
    if (act.kind === 'cancelar-resgate') {
      const identificador = resgates[act.which % resgates.length];
      if (identificador === undefined) return 409;
      // Cancelled later, when the points may belong to another month: the cancellation's own month counts.
      const {status} = await smart.api.post('/api/cancelarResgate', {identificador, status: 3});
      return status < 500 ? 200 : status;
    }
    if (act.kind === 'mudar-origem') {
      const [id, loja] = [pintores[act.who]?.id ?? 0, shops[act.shop]?.nomeInput ?? ''];
      await t.db.query(
        sql`UPDATE pintor SET indicacao_loja = CASE WHEN indicacao_loja = ${loja} THEN NULL ELSE ${loja} END WHERE id = ${id}`,
      );
      return 200;
    }
    if (act.kind === 'informar') {
      const [revenda, codigo] = [shops[act.shop]?.id ?? 0, produtos[act.produto]?.codigo ?? ''];
      await t.db.query(sql`
        INSERT INTO historico_rede (revenda_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
        VALUES (${revenda}, '2026-08-01', ${codigo}, ${act.quantidade}, 10, now(), now())
        ON CONFLICT (revenda_id, codigo_produto, mes) WHERE revenda_id IS NOT NULL DO UPDATE SET quantidade = EXCLUDED.quantidade`);
      if (act.quantidade === 0) await t.db.query(sql`DELETE FROM historico_rede WHERE revenda_id = ${revenda}`);
      return 200;
    }
    if (act.kind === 'juntar') {
      await t.app.jobs.runNow(FOLD_RESUMOS);
      return 200;
    }
    const {notaId, vendaId} = done[act.which % done.length] ?? {};
    if (!notaId) return 409;
    const {status} =
      act.kind === 'corrigir'
        ? await smart.api.post(`/api/pontuacoes/corrigir/${vendaId}`, {})
        : await smart.api.post(`/api/pontuacoes/${act.kind}`, {identificador: notaId});
    return status;
  }

  const rebuild = () => t.run(() => rebuildResumos(t.db));
  const compare = async () => assert.deepEqual(await resumosStored(t), await resumosRecomputed(t));

  it('say what the sales say, whatever happens at the same time', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyAct, {minLength: 1, maxLength: 8}), {minLength: 3, maxLength: 6}),
        async rounds => {
          for (const round of rounds) {
            const statuses = await Promise.all(round.map(execute));
            assert.deepEqual(
              statuses.filter(status => status !== 200 && status !== 409),
              [],
            );
            await compare();
          }
        },
      ),
      {seed, numRuns, endOnFailure: true},
    ));

  it('let scorings of the same products at the same shop, of many painters, all through', async () => {
    const crowd = await Promise.all(Array.from({length: 8}, () => givenPintor(t)));
    pintores = [...pintores, ...crowd];
    const before = done.length;
    const statuses = await Promise.all([
      ...crowd.map((_, i) => score({who: 3 + i, shop: 1, produto: i % 2, qtde: 2, day: 5})),
      ...Array.from({length: 4}, () => execute({kind: 'juntar'})),
    ]);
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.equal(done.length, before + crowd.length);
    await compare();
    await Promise.all([execute({kind: 'juntar'}), execute({kind: 'juntar'})]);
    await compare();
    const parts = await t.db.query(sql`
      SELECT 'produto' AS parte FROM resumo_produto GROUP BY produto_id HAVING count(*) > 1
      UNION ALL SELECT 'mes' FROM resumo_mes_produto GROUP BY raiz, mes, produto_id HAVING count(*) > 1
      UNION ALL SELECT 'rede' FROM resumo_rede GROUP BY rede_id, cnpj_loja, mes HAVING count(*) > 1
      UNION ALL SELECT 'cadastro' FROM resumo_cadastro GROUP BY indicacao_loja, revenda_id HAVING count(*) > 1`);
    assert.deepEqual(parts, []);
  });

  it('charge an order to where its points were earned, and give them back in the month of its cancellation', async () => {
    // A painter, a prize and points of its own, and no quota: longer runs leave debts, reached limits and quotas, and
    // products without points.
    await t.db.query(sql`DELETE FROM historico_rede`);
    const who = pintores.push(await givenPintor(t)) - 1;
    await execute({kind: 'valer', produto: 0, pontos: 20});
    assert.equal(await score({who, shop: 0, produto: 0, qtde: 4, day: 2}), 200);
    const {codigo} = await givenPremio(t, {custo: 0.3});
    const order = await pintores[who]?.api.post<{resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: codigo,
      qtde: 1,
    });
    assert.equal(order?.status, 200, order?.text);
    await execute({kind: 'mudar-rede', shop: 0});
    await compare();
    const {now} = t.clock;
    t.clock.now = new Date(now.getTime() + 45 * 86_400_000);
    const cancelled = await smart.api.post('/api/cancelarResgate', {identificador: order.body.resgate.id, status: 3});
    t.clock.now = now;
    assert.equal(cancelled.status, 200, cancelled.text);
    await compare();
    const months = await t.db.query(sql<{mes: string; pontos: number}>`
      SELECT to_char(mes, 'YYYY-MM') AS mes, sum(pontos)::int AS pontos FROM resumo_rede GROUP BY 1 ORDER BY 1`);
    assert.ok(months.length > 1 && (months.at(-1)?.pontos ?? 0) < 0, JSON.stringify(months));
  });

  it('are made right again, and found right afterwards', async () => {
    await t.db.query(sql`UPDATE resumo_item SET qtde = qtde + 1, valor = 0`);
    await t.db.query(sql`UPDATE cota_rede SET pontuada = pontuada + 1`);
    await t.db.query(sql`DELETE FROM resumo_compra`);
    await t.db.query(sql`INSERT INTO resumo_loja SELECT * FROM resumo_loja LIMIT 1`);
    await t.db.query(sql`DELETE FROM resumo_produto`);
    await t.db.query(sql`UPDATE resumo_cliente SET vendas = vendas + 1`);
    await t.db.query(sql`DELETE FROM resumo_mes_produto WHERE raiz = ''`);
    await t.db.query(sql`UPDATE resumo_rede SET pontos = pontos + 1`);
    await t.db.query(
      sql`INSERT INTO resumo_rede (rede_id, cnpj_loja, mes, pontos) VALUES (NULL, NULL, '2026-01-01', 5)`,
    );
    await t.db.query(sql`DELETE FROM resumo_cadastro`);
    await t.db.query(sql`INSERT INTO resumo_historico_mes VALUES (NULL, ${shops[0]?.id ?? 0}, '2026-01-01', 1, 2)`);
    await t.db.query(sql`INSERT INTO resumo_historico_ano VALUES (NULL, ${shops[0]?.id ?? 0}, 2026, 'X', 2)`);
    await t.db.query(sql`INSERT INTO resumo_pintor VALUES (${2_000_000_000}, 1, 2, 3)`);
    const scorings = Array.from({length: 3}, (_, who) => score({who, shop: 0, produto: 0, qtde: 1, day: 3}));
    const [rebuilt] = await Promise.all([rebuild(), ...scorings]);
    assert.ok(
      rebuilt.every(({corrigidos}) => corrigidos > 0),
      JSON.stringify(rebuilt),
    );
    await compare();
    assert.ok((await rebuild()).every(({corrigidos}) => corrigidos === 0));
  });
});
