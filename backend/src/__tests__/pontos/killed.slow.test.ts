import assert from 'node:assert/strict';
import {MAX_JOINT_NOTAS, addDays, civilDateOf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {brokenInvariants} from '../support/invariants';
import {KilledCopy} from '../support/killed-copy';
import {givenCertain, scoreSheet, sheetOf} from '../notas/joint/support';
import {givenScenario, givenVenda} from '../notas/support';

const DAY_MS = 86_400_000;
/** Enough rows that a copy is killed before it has finished. */
const ROWS = 300;

interface Started {
  trabalho: number;
  total: number;
}

/** Kills the server by SIGKILL during work on many accounts, and repeats it: each account must change exactly once. */
describe('Points of many accounts, when the server is killed in the middle', function () {
  this.timeout(300_000);
  let t: TestApp;
  let smart: GivenUsuario;
  let copy: KilledCopy;
  before(async () => {
    // The killed copies use the machine's clock.
    t = await givenApp({jobs: true, now: new Date()});
    copy = new KilledCopy(t);
    await insert(t, 'configuracao', {pontosUsuarioDia: 1_000_000});
  });
  beforeEach(async () => (smart = await givenUsuario(t, 1)));
  afterEach(async () => {
    await copy.stop();
    assert.deepEqual(await brokenInvariants(t.db), []);
  });
  after(() => t.stop());

  async function givenPintores(saldo: number): Promise<GivenPintor[]> {
    const pintores: GivenPintor[] = [];
    while (pintores.length < ROWS) pintores.push(await givenPintor(t, {saldo}));
    return pintores;
  }
  const saldosOf = async (pintores: readonly GivenPintor[]) =>
    (
      await t.db.query(
        sql<{saldo: number}>`SELECT DISTINCT saldo FROM conta WHERE pintor_id = ANY(${pintores.map(({id}) => id)})`,
      )
    ).map(({saldo}) => saldo);

  it('expire once, and are given back once', async () => {
    const pintores = await givenPintores(0);
    for (const {id} of pintores) await givenPontos(t, id, 10, new Date(Date.now() - DAY_MS));
    const posted = sql`SELECT 1 FROM ponto_expirado`;
    await copy.killAmid((await copy.start(smart)).post('/api/pontuacoes/expirar'), posted, ROWS);
    assert.equal((await (await copy.start(smart)).post('/api/pontuacoes/expirar')).status, 200);
    assert.equal(await copy.count(posted), ROWS);
    assert.deepEqual(await saldosOf(pintores), [0]);

    await copy.stop();
    const since = `/api/pontuacoes/reativar/${addDays(civilDateOf(new Date()), -1)}`;
    await copy.killAmid(
      (await copy.start(smart)).post(since),
      sql`SELECT 1 FROM ponto_expirado WHERE reativado_em IS NOT NULL`,
      ROWS,
    );
    assert.equal((await (await copy.start(smart)).post(since)).status, 200);
    assert.deepEqual(await saldosOf(pintores), [10]);
  });

  it('are corrected once', async () => {
    const vendas: {idVenda: number; pontuacaoNova: number}[] = [];
    const pintores = await givenPintores(0);
    for (const pintor of pintores) {
      const scenario = await givenScenario(t, pintor);
      const itens = [{codigo: scenario.produto.codigo, qtde: 1, valorUnitario: 20, valorDesconto: 0}];
      const realizadoEm = civilDateOf(new Date()).replaceAll('-', '');
      const {venda} = await givenVenda(t, scenario, {itens, realizadoEm});
      const {body} = await smart.api.post<{venda: {id: number}}>('/api/pontuacoes/pontuar', {venda});
      vendas.push({idVenda: body.venda.id, pontuacaoNova: 80});
    }
    await t.db.query(sql`UPDATE produto SET valor_pontos = 80 WHERE valor_pontos = 50`);
    await copy.start(smart);
    const corrected = sql`SELECT 1 FROM venda WHERE id = ANY(${vendas.map(({idVenda}) => idVenda)}) AND total_pontos = 80`;
    const {body} = await smart.api.post<Started>('/api/pontuacoes/corrigir', {vendas});
    assert.equal(body.total, ROWS);
    await copy.killAmid(Promise.resolve(), corrected, ROWS);
    await copy.resumed(body.trabalho, smart);
    assert.equal(await copy.count(corrected), ROWS);
    assert.deepEqual(await saldosOf(pintores), [80]);
  });

  it('come back once from orders that are cancelled', async () => {
    const pintores = await givenPintores(5000);
    const premio = `Trena ${nextNumber()}`;
    const {codigo} = await givenPremio(t, {nome: premio, quantidade: ROWS});
    for (const {api} of pintores)
      assert.equal((await api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1})).status, 200);
    await copy.start(smart);
    const cancelled = sql`SELECT 1 FROM resgate WHERE codigo = ${codigo} AND status = 3`;
    const {body} = await smart.api.post<Started>('/api/resgates/cancelar/filtro', {filtro: {q: premio}});
    assert.equal(body.total, ROWS);
    await copy.killAmid(Promise.resolve(), cancelled, ROWS);
    await copy.resumed(body.trabalho, smart);
    assert.equal(await copy.count(cancelled), ROWS);
    assert.deepEqual(await saldosOf(pintores), [5000]);
  });

  it('are credited once for a sheet that is sent again', async () => {
    const pintor = await givenPintor(t);
    const ids: number[] = [];
    const dataEmissao = civilDateOf(new Date());
    while (ids.length < MAX_JOINT_NOTAS)
      ids.push((await givenCertain(t, pintor, {dataEmissao, lidaEm: new Date()})).id);
    const rows = await sheetOf(smart.api, ...ids);
    assert.equal(rows.length, MAX_JOINT_NOTAS);
    const key = `folha-${nextNumber()}`;
    const scored = sql`SELECT 1 FROM venda WHERE nota_id = ANY(${ids})`;
    await copy.killAmid(scoreSheet(await copy.start(smart), rows, key), scored, MAX_JOINT_NOTAS);
    const {resultados} = await scoreSheet(await copy.start(smart), rows, key);
    assert.deepEqual([...new Set(resultados.map(({estado, pontos}) => `${estado} ${pontos}`))], ['pontuada 100']);
    assert.equal(await copy.count(scored), MAX_JOINT_NOTAS);
    assert.deepEqual(await saldosOf([pintor]), [100 * MAX_JOINT_NOTAS]);
  });
});
