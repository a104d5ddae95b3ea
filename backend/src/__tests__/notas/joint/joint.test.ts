import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenRevenda,
  givenUsuario,
  insert,
  saldoOf,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {givenCertain, scoreSheet, seenOf, sheetOf, undoSheet} from './support';

describe('receipts scored together', () => {
  let t: TestApp;
  let ana: GivenUsuario;
  let bia: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    ana = await givenUsuario(t, 0, {nome: 'Ana Prado'});
    bia = await givenUsuario(t, 1, {nome: 'Bia Reis'});
  });
  beforeEach(async () => (pintor = await givenPintor(t)));
  after(() => t.stop());

  const isOnSheet = async (id: number) => (await sheetOf(ana.api, id)).length > 0;
  const estadoOf = async (id: number) =>
    (await t.db.one(sql<{estado: string}>`SELECT estado FROM nota WHERE id = ${id}`))?.estado;

  it('lists what is certain with what it is worth: shop, factor and code included', async () => {
    const master = await givenRevenda(t, {nomeInput: 'Tintas São Jorge', rm: true});
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: `JUNTAS${pintor.id}`,
      operacao: 'ADICIONAR',
      valor: 30,
    });
    const plain = await givenCertain(t, pintor);
    const doubled = await givenCertain(t, pintor, {revenda: master});
    const coded = await givenCertain(t, pintor);
    await t.db.query(sql`UPDATE nota SET codigo_promocional = ${codigo} WHERE id = ${coded.id}`);
    const rows = await sheetOf(ana.api, plain.id, doubled.id, coded.id);
    assert.deepEqual(
      rows.map(({pontos, total, primeira}) => [pontos, total, primeira]),
      [
        [100, 20, true],
        [200, 20, true],
        [130, 20, true],
      ],
    );
  });

  const incertain: Record<string, Record<string, unknown>> = {
    'not certain': {certa: false},
    'with a warning': {avisos: JSON.stringify([{tipo: 'total', gravidade: 'atencao', texto: 'x'}])},
    late: {dataEmissao: '2026-01-05'},
    'of lines that do not make the total': {total: 99},
    'of a product without points': {valorPontos: 0},
    'without a line': {itens: '[]'},
    'without its shop': {cnpj: null, chave: null},
  };
  for (const [name, columns] of Object.entries(incertain))
    it(`leaves out what is ${name}`, async () => {
      const {id} = await givenCertain(t, pintor, columns);
      assert.equal(await isOnSheet(id), false);
    });

  it('leaves out possible duplicates, what another person is at, and what waits for a second one', async () => {
    const twin = await givenCertain(t, pintor);
    const copy = await givenCertain(t, pintor, {chave: twin.chave});
    assert.deepEqual([await isOnSheet(twin.id), await isOnSheet(copy.id)], [false, false]);
    const taken = await givenCertain(t, pintor);
    await bia.api.post(`/api/nota/${taken.id}/analise`);
    assert.deepEqual([await isOnSheet(taken.id), (await sheetOf(bia.api, taken.id)).length], [false, 1]);
    const large = await givenCertain(t, pintor, {qtde: 300});
    const [row] = await sheetOf(ana.api, large.id);
    assert.ok(row);
    assert.deepEqual(row.excessos, [`Quantidade de ${large.produto.codigo}: 300 (até 200)`]);
    const {resultados} = await scoreSheet(ana.api, [row]);
    assert.deepEqual([resultados[0]?.estado, resultados[0]?.codigo], ['recusada', 'SEGUNDA_CONFERENCIA']);
    assert.equal(await isOnSheet(large.id), false);
  });

  it('scores each by the rule that scores one, and says what became of each', async () => {
    const [one, two, alone] = [
      await givenCertain(t, pintor),
      await givenCertain(t, pintor, {qtde: 3}),
      await givenCertain(t, pintor, {qtde: 3}),
    ];
    const rows = await sheetOf(ana.api, one.id, two.id);
    const {resultados, mensagem, desfazerAte} = await scoreSheet(ana.api, rows);
    assert.deepEqual(
      resultados.map(({id, estado, pontos, erro}) => [id, estado, pontos, erro]),
      [
        [one.id, 'pontuada', 100, null],
        [two.id, 'pontuada', 150, null],
      ],
    );
    assert.equal(mensagem, '2 notas pontuadas: 250 pontos');
    assert.equal(desfazerAte, new Date(t.clock.now.getTime() + 300_000).toISOString());
    const {body} = await ana.api.post<{venda: {totalPontos: number}}>('/api/pontuacoes/pontuar', {
      venda: {
        ...{
          idFoto: alone.id,
          cpf: pintor.cpf,
          tipoFiscal: 'C',
          identificador: String(Number(alone.chave.slice(25, 34))),
        },
        ...{
          realizadoEm: '20260910',
          cnpjLoja: alone.cnpj,
          nomeLoja: 'Casa das Tintas',
          estadoLoja: 'SP',
          chave: alone.chave,
        },
        itens: [{codigo: alone.produto.codigo, qtde: 3, valorUnitario: 10, valorDesconto: 0, linha: 0}],
      },
    });
    assert.equal(body.venda.totalPontos, resultados[1]?.pontos);
    assert.equal(await saldoOf(t, pintor.id), 400);
    const kept = await t.db.query(sql`
      SELECT operador_id, total_venda::text AS total, codigo IS NULL AS "semCodigo" FROM venda WHERE nota_id = ANY(${[two.id, alone.id]}) ORDER BY id`);
    assert.deepEqual(kept[0], kept[1]);
  });

  it('does not score what changed since the sheet was shown', async () => {
    const [worth, total, reread, gone] = [
      await givenCertain(t, pintor),
      await givenCertain(t, pintor),
      await givenCertain(t, pintor),
      await givenCertain(t, pintor),
    ];
    const rows = await sheetOf(ana.api, worth.id, total.id, reread.id, gone.id);
    await t.db.query(sql`UPDATE produto SET valor_pontos = 51 WHERE id = ${worth.produto.id}`);
    await t.db.query(sql`UPDATE nota_leitura SET lida_em = lida_em + interval '1 second' WHERE nota_id = ${reread.id}`);
    await t.db.query(sql`UPDATE nota_leitura SET certa = false WHERE nota_id = ${gone.id}`);
    const {resultados} = await scoreSheet(
      ana.api,
      rows.map(row => (row.id === total.id ? {...row, total: 21} : row)),
    );
    assert.deepEqual(
      resultados.map(({estado, codigo}) => [estado, codigo]),
      [
        ['recusada', 'NOTA_MUDOU'],
        ['recusada', 'NOTA_MUDOU'],
        ['recusada', 'NOTA_MUDOU'],
        ['recusada', 'NOTA_NAO_CERTA'],
      ],
    );
    assert.equal(await saldoOf(t, pintor.id), 0);
  });

  it('two people score the same sheet at once: each receipt once', async () => {
    const notas = [];
    for (let i = 0; i < 6; i++) notas.push(await givenCertain(t, pintor));
    const rows = await sheetOf(ana.api, ...notas.map(({id}) => id));
    assert.equal(rows.length, 6);
    const answers = await Promise.all([
      scoreSheet(ana.api, rows),
      scoreSheet(bia.api, rows.toReversed()),
      scoreSheet(ana.api, rows),
    ]);
    const all = answers.flatMap(({resultados}) => resultados);
    for (const {id} of notas) {
      const results = all.filter(result => result.id === id);
      assert.deepEqual(results.map(({estado}) => estado).sort(), ['pontuada', 'recusada', 'recusada']);
      for (const {estado, erro} of results) if (estado === 'recusada') assert.equal(erro, 'Venda já processada');
    }
    assert.equal(await saldoOf(t, pintor.id), 600);
  });

  it('answers the same key with what was done, and goes on where it broke off', async () => {
    const [one, two] = [await givenCertain(t, pintor), await givenCertain(t, pintor)];
    const rows = await sheetOf(ana.api, one.id, two.id);
    const key = `folha-${one.id}`;
    const first = await scoreSheet(ana.api, rows.slice(0, 1), key);
    const both = await scoreSheet(ana.api, rows, key);
    assert.deepEqual(both.resultados[0], first.resultados[0]);
    assert.equal(both.resultados[1]?.estado, 'pontuada');
    assert.deepEqual((await scoreSheet(ana.api, rows, key)).resultados, both.resultados);
    const [changed] = (await scoreSheet(ana.api, [{...(rows[0] ?? assert.fail()), total: 1}], key)).resultados;
    assert.equal(changed?.codigo, 'CHAVE_REUTILIZADA');
    assert.equal(await saldoOf(t, pintor.id), 200);
  });

  it('undoes what one scored, as long as five minutes and nothing was spent', async () => {
    const [one, two, other] = [
      await givenCertain(t, pintor),
      await givenCertain(t, pintor),
      await givenCertain(t, pintor),
    ];
    const rich = await givenPintor(t);
    const spent = await givenCertain(t, rich, {qtde: 20});
    await scoreSheet(bia.api, await sheetOf(bia.api, other.id));
    await scoreSheet(ana.api, await sheetOf(ana.api, one.id, two.id, spent.id));
    const {codigo} = await givenPremio(t, {custo: 10});
    assert.equal((await rich.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
    const now = t.clock.now;
    t.clock.now = new Date(now.getTime() + 299_000);
    assert.deepEqual(
      (await undoSheet(ana.api, [one.id, other.id, spent.id])).map(row => [row.id, row.estado, row.codigo]),
      [
        [one.id, 'pendente', null],
        [other.id, 'recusada', 'PONTUADA_POR_OUTRA_PESSOA'],
        [spent.id, 'recusada', 'PONTOS_JA_USADOS'],
      ],
    );
    assert.deepEqual([await estadoOf(one.id), await isOnSheet(one.id)], ['pendente', true]);
    assert.equal(await saldoOf(t, pintor.id), 200);
    assert.equal(await estadoOf(spent.id), 'pontuada');
    t.clock.now = new Date(now.getTime() + 301_000);
    assert.deepEqual(
      (await undoSheet(ana.api, [two.id, one.id])).map(({codigo: why}) => why),
      ['FORA_DO_PRAZO_DE_DESFAZER', 'ESTADO_NAO_PERMITE'],
    );
    t.clock.now = now;
  });

  it('keeps the referral bonus that was spent from being taken back', async () => {
    const referrer = await givenPintor(t);
    const referred = await givenPintor(t, {indicadoPor: referrer.id});
    const first = await givenCertain(t, referred);
    const own = await givenCertain(t, referrer, {qtde: 20});
    await scoreSheet(ana.api, await sheetOf(ana.api, first.id));
    assert.equal(await saldoOf(t, referrer.id), 100);
    await scoreSheet(bia.api, await sheetOf(bia.api, own.id));
    const {codigo} = await givenPremio(t, {custo: 10});
    assert.equal((await referrer.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
    assert.equal((await undoSheet(ana.api, [first.id]))[0]?.codigo, 'PONTOS_JA_USADOS');
  });

  it('is for Administrador and Smart, and checks what it is sent', async () => {
    const auditor = await givenUsuario(t, 2);
    const {id} = await givenCertain(t, pintor);
    const [row] = await sheetOf(ana.api, id);
    assert.ok(row);
    const notas = [seenOf(row)];
    for (const {api} of [auditor, pintor]) {
      const answers = [
        await api.get('/api/pontuacoes/juntas'),
        await api.post('/api/pontuacoes/pontuar-juntas', {notas}),
        await api.post('/api/pontuacoes/desfazer-juntas', {ids: [id]}),
      ];
      for (const {status} of answers) assert.ok(status === 403 || status === 401, String(status));
    }
    const refused = async (path: string, body: object) => {
      const answer = await ana.api.post<{campos?: Record<string, string>}>(`/api/pontuacoes/${path}`, body);
      return [answer.status, Object.values(answer.body.campos ?? {})[0]];
    };
    assert.deepEqual(await refused('pontuar-juntas', {notas: []}), [422, 'Escolha ao menos uma nota']);
    assert.deepEqual(await refused('pontuar-juntas', {notas: [...notas, ...notas]}), [422, 'Uma nota veio duas vezes']);
    const many = Array.from({length: 31}, (_, i) => ({...seenOf(row), id: i + 1}));
    assert.deepEqual(await refused('pontuar-juntas', {notas: many}), [422, 'São no máximo 30 notas de cada vez']);
    assert.deepEqual(await refused('desfazer-juntas', {ids: []}), [422, 'Escolha ao menos uma nota']);
    const {resultados} = await scoreSheet(ana.api, [{...row, id: 2_000_000_000}]);
    assert.equal(resultados[0]?.codigo, 'NOTA_NAO_ENCONTRADA');
    assert.equal(await estadoOf(id), 'pendente');
  });
});
