import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {decodedEmail, emailsOf} from '../support/emails';
import {noticeLimit} from '../../modules/premios/verba/limit-notice';

interface Verba extends AnswerBody {
  verbaMensal: Record<string, number>;
  resgates: {resgatadoEm: string; pontosResgatados: number; pontosEntregues: number}[];
}

describe('The budget of a month', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 0);
    await t.db.query(sql`INSERT INTO valor_ponto (tipo, valor_ponto, trigger_limite) VALUES ('RESGATE', 0.01, 0)
                          ON CONFLICT (tipo) DO UPDATE SET valor_ponto = 0.01, trigger_limite = 0`);
  });
  after(() => t.stop());

  const [year, month] = NOW.toISOString().split('-').map(Number) as [number, number];
  const id = year * 100 + month;
  const read = (query = '') => staff.api.get<Verba>(`/api/verba_mensal${query}`);
  const write = (verbaMensal: unknown, more: AnswerBody = {}) =>
    staff.api.put<Verba>(`/api/verba_mensal/${id}`, {
      mesSelecionado: month,
      anoSelecionado: year,
      verbaMensal,
      ...more,
    });

  /** Creates an order with this number of points. */
  async function ordered(pontos: number) {
    const pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, pontos);
    const {codigo} = await givenPremio(t, {custo: pontos / 100});
    const {status, body} = await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    assert.equal(status, 200, JSON.stringify(body));
    return pintor;
  }

  it('is what was stored less what was redeemed, cancelled orders aside, by day and in total', async () => {
    await ordered(1000);
    await ordered(500);
    const [last] = await t.db.query(sql<{id: number}>`SELECT max(id)::int AS id FROM resgate`);
    await staff.api.post('/api/cancelarResgate', {identificador: last?.id});
    assert.equal((await write('200')).status, 200);
    const {body} = await read();
    const {verbaMensal: verba, resgates} = body;
    assert.deepEqual(
      [
        verba['id'],
        verba['verbaMensal'],
        verba['verbaUtilizada'],
        verba['verbaDisponivel'],
        verba['pontosResgatadosTotais'],
      ],
      [id, 200, 10, 190, 1000],
    );
    assert.deepEqual(
      resgates.map(({pontosResgatados}) => pontosResgatados),
      [1000, 1000],
    );
    assert.equal(resgates.at(-1)?.resgatadoEm, 'TOTAL');
    const days = verba['diasRestantes'] ?? 0;
    assert.equal(verba['verbaDiariaDisponivel'], Math.floor(19_000 / days) / 100);
  });

  it('is rounded once for the month, not for each of its days', async () => {
    for (const day of ['2025-03-10', '2025-03-11']) {
      await ordered(4);
      await t.db.query(sql`UPDATE resgate SET resgatado_em = ${new Date(`${day}T12:00:00Z`)}, valor_do_ponto = 0.001
        WHERE id = (SELECT max(id) FROM resgate)`);
    }
    const {verbaMensal, resgates} = (await read('?mes=3&ano=2025')).body;
    assert.equal(verbaMensal['verbaUtilizada'], 0.01);
    assert.deepEqual(resgates, [
      {resgatadoEm: '2025-03-10', pontosResgatados: 4, pontosEntregues: 0},
      {resgatadoEm: '2025-03-11', pontosResgatados: 4, pontosEntregues: 0},
      {resgatadoEm: 'TOTAL', pontosResgatados: 8, pontosEntregues: 0},
    ]);
    const none = await read('?mes=2&ano=2025');
    assert.deepEqual(none.body.resgates, [{resgatadoEm: 'TOTAL', pontosResgatados: 0, pontosEntregues: 0}]);
  });

  it('is shown for an amount that is typed, which is stored nowhere', async () => {
    await write(50);
    assert.equal((await read(`?mes=${month}&ano=${year}&verbaMensal=80`)).body.verbaMensal['verbaMensal'], 80);
    assert.equal((await read()).body.verbaMensal['verbaMensal'], 50);
    const empty = await read('?mes=&ano=&verbaMensal=');
    assert.deepEqual([empty.status, empty.body], [200, (await read()).body]);
    assert.equal((await read(`?mes=${month}&ano=${year}&verbaMensal=`)).body.verbaMensal['verbaMensal'], 50);
    assert.equal((await read('?verbaMensal=x')).status, 422);
    assert.deepEqual((await read('?mes=1&ano=2019')).body['campos'], {ano: 'Informe um ano de 2020 a 2999'});
    assert.equal((await read('?mes=1&ano=2020')).body.verbaMensal['diasRestantes'], 0);
  });

  it('refuses what is no amount and another month than its own, and is no Auditor’s', async () => {
    assert.deepEqual((await write('')).body['campos'], {verbaMensal: 'Informe a verba do mês'});
    assert.equal((await write(-1)).status, 422);
    assert.equal((await write(10, {mesSelecionado: (month % 12) + 1})).status, 422);
    const auditor = await givenUsuario(t, 2);
    assert.equal((await auditor.api.get('/api/verba_mensal')).status, 403);
    assert.equal((await auditor.api.put(`/api/verba_mensal/${id}`, {})).status, 403);
  });

  it('that reaches the limit of the point’s value is notified to each administrator, once', async () => {
    await givenUsuario(t, 1);
    await t.db.query(sql`UPDATE valor_ponto SET trigger_limite = 1000 WHERE tipo = 'RESGATE'`);
    await Promise.all([1, 2, 3].map(() => t.run(() => noticeLimit(t.db, t.app.jobs))));
    const told = await t.db.query(
      sql<{data: {para: string}}>`SELECT data FROM pgboss.job WHERE name = 'premios.limite-email'`,
    );
    assert.deepEqual(told.map(({data}) => data.para).toSorted(), (await addresses()).toSorted());
    const [email = ''] = await emailsOf(t, 'premios.limite-email', told[0]?.data ?? {});
    assert.ok((await read()).body.verbaMensal['avisadaEm']);
    assert.match(
      decodedEmail(email),
      /Olá!\s+Os pintores resgataram 1\.\d{3} pontos[\s\S]*limite[\s\S]*1\.000 pontos[\s\S]*Clube do Pintor/,
    );
  });

  it('is notified too of what was redeemed in the last hour of its month', async () => {
    t.clock.now = new Date('2026-12-01T02:59:00Z');
    await ordered(1000);
    t.clock.now = new Date('2026-12-01T03:05:00Z');
    await t.run(() => noticeLimit(t.db, t.app.jobs));
    const {body} = await (await givenUsuario(t, 1)).api.get<Verba>('/api/verba_mensal?mes=11&ano=2026');
    assert.equal(body.verbaMensal['avisadaEm'], '2026-12-01T03:05:00.000Z');
  });

  const addresses = async () =>
    (await t.db.query(sql<{email: string}>`SELECT email FROM usuario WHERE permissao IN (0, 1) AND ativo`)).map(
      ({email}) => email,
    );
});
