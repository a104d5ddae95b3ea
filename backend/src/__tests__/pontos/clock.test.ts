import assert from 'node:assert/strict';
import {CLOCK_BOUNDS, CLOCK_UNTRUSTED, DAY_MS, giveBackExpiry, pontuacaoExpiry} from '@clube/domain';
import {readOptions} from '../../commands/devolver';
import {sql} from '../../kernel/persistence/sql';
import {ExpiryService, confirmClock} from '../../modules/pontos';
import {
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  insert,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

describe('A wrong clock', () => {
  let t: TestApp;
  let expiry: ExpiryService;
  let pintor: GivenPintor;
  const right = new Date();
  const later = (days: number) => (t.clock.now = new Date(right.getTime() + days * DAY_MS));
  before(async () => {
    // Only the application's clock can be set, as the database has the machine's; the process has been running for a day.
    t = await givenApp({now: right, jobs: true, limits: {clock: {...CLOCK_BOUNDS, settling: 0, off: Infinity}}});
    expiry = await t.app.get<ExpiryService>('services.ExpiryService');
  });
  beforeEach(async () => {
    t.clock.now = right;
    await t.run(() => confirmClock(t.db));
    pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, 65_066, new Date(right.getTime() + 20 * DAY_MS));
  });
  after(() => t.stop());

  const trusted = async () => (await t.db.one(sql<{em: Date}>`SELECT confiado_em AS em FROM relogio`))?.em;
  const refusedOrder = async () => {
    const premio = await givenPremio(t, {custo: 9_000_000});
    const {status} = await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1});
    return status;
  };

  it('three years ahead expires nothing: neither in an order that is refused nor at night', async () => {
    later(3 * 365);
    const status = await t.run(async () => refusedOrder());
    assert.ok(status >= 400);
    await t.app.jobs.runNow('pontos.expirar');
    await t.app.jobs.runNow('pontos.relogio');
    assert.equal(await saldoOf(t, pintor.id), 65_066);
    assert.deepEqual(await trusted(), right);
  });

  it('years ahead forgets nobody who was erased', async () => {
    const row = {pintorId: pintor.id, tipo: 'cpf', hash: 'x'.repeat(43), chave: 'teste', desativado: false};
    await insert(t, 'identificador_apagado', {...row, valeAte: new Date(right.getTime() + 30 * DAY_MS)});
    const kept = async () =>
      (await t.db.query(sql`SELECT 1 AS n FROM identificador_apagado WHERE pintor_id = ${pintor.id}`)).length;
    later(6 * 365);
    await t.app.jobs.runNow('pessoas.esquecer');
    assert.equal(await kept(), 1);
    later(31);
    await t.app.jobs.runNow('pessoas.esquecer');
    assert.equal(await kept(), 0);
  });

  it('that is right again expires what is due, as ever', async () => {
    later(3 * 365);
    await t.app.jobs.runNow('pontos.expirar');
    later(21);
    await t.app.jobs.runNow('pontos.relogio');
    await t.app.jobs.runNow('pontos.expirar');
    assert.equal(await saldoOf(t, pintor.id), 0);
    assert.deepEqual(await trusted(), t.clock.now);
  });

  it('days ahead at a start expires nothing, neither in an order that is refused nor at night, until it was confirmed', async () => {
    const {id, token} = await givenPintor(t);
    await givenPontos(t, id, 65_066, new Date(right.getTime() + 2 * DAY_MS));
    const now = new Date(right.getTime() + 3 * DAY_MS);
    const fresh = await givenApp({now, beside: t, limits: {clock: {...CLOCK_BOUNDS, off: Infinity}}});
    const service = await fresh.app.get<ExpiryService>('services.ExpiryService');
    try {
      const premio = await givenPremio(t, {custo: 9_000_000});
      const order = {codigoPremio: premio.codigo, qtde: 1};
      assert.equal((await fresh.asPintor(token).post('/api/resgatar', order)).body.codigo, 'SALDO_INSUFICIENTE');
      assert.deepEqual(await fresh.run(() => service.expire()), {pintores: 0, pontos: 0});
      assert.equal(await saldoOf(t, id), 65_066);
      await fresh.run(() => confirmClock(fresh.db));
      assert.equal((await fresh.run(() => service.expire())).pontos, 65_066);
      assert.equal(await saldoOf(t, id), 0);
    } finally {
      await fresh.stop();
    }
  });

  it('after weeks switched off is as right as before; after months somebody says so', async () => {
    later(44);
    await t.app.jobs.runNow('pontos.relogio');
    assert.deepEqual(await trusted(), t.clock.now);
    later(44 + 60);
    await t.app.jobs.runNow('pontos.expirar');
    // These points were due at a time when the clock was correct.
    assert.equal(await saldoOf(t, pintor.id), 0);
    const other = await givenPintor(t);
    await givenPontos(t, other.id, 100, new Date(right.getTime() + 50 * DAY_MS));
    await t.app.jobs.runNow('pontos.expirar');
    assert.equal(await saldoOf(t, other.id), 100);
    await t.run(() => confirmClock(t.db));
    await t.app.jobs.runNow('pontos.expirar');
    assert.equal(await saldoOf(t, other.id), 0);
  });

  it('that was believed is made good: what expired by it is given back, once', async () => {
    const wrong = later(23);
    await t.app.jobs.runNow('pontos.expirar');
    later(1);
    await t.run(() => confirmClock(t.db));
    const preview = await t.run(() => expiry.previewGiveBack(wrong));
    assert.ok(preview.pontos >= 65_066);
    assert.deepEqual(await t.run(() => expiry.giveBack(wrong)), preview);
    assert.deepEqual(await t.run(() => expiry.giveBack(wrong)), {pintores: 0, pontos: 0});
    assert.equal(await saldoOf(t, pintor.id), 65_066);
  });

  it('is said where staff expire by hand, instead of that nothing was due', async () => {
    later(3 * 365);
    const {api} = await givenUsuario(t, 0);
    const preview = await api.get<AnswerBody & {vencidos: object; aviso: string}>('/api/pontuacoes/expirar/previa');
    assert.deepEqual([preview.body.vencidos, preview.body.aviso], [{pintores: 0, pontos: 0}, CLOCK_UNTRUSTED]);
    const {body} = await api.post('/api/pontuacoes/expirar');
    assert.deepEqual(body, {pintores: 0, pontos: 0, mensagem: CLOCK_UNTRUSTED});
    assert.equal(await saldoOf(t, pintor.id), 65_066);
    await givenPontos(t, pintor.id, 70, new Date(right.getTime() - DAY_MS));
    const some = await api.post('/api/pontuacoes/expirar');
    assert.equal(some.body.mensagem, `Expiraram 70 pontos de 1 pintor. ${CLOCK_UNTRUSTED}`);
  });

  it('ahead of the database’s expires nothing', async () => {
    const strict = await givenApp({
      now: new Date(right.getTime() + 30 * DAY_MS),
      beside: t,
      limits: {clock: CLOCK_BOUNDS},
    });
    const service = await strict.app.get<ExpiryService>('services.ExpiryService');
    assert.deepEqual(await strict.run(() => service.expire()), {pintores: 0, pontos: 0});
    await strict.stop();
  });

  it('set back by two years makes no points that are over once it is right, and is told', async () => {
    const lines: string[] = [];
    const back = new Date(right.getTime() - 730 * DAY_MS);
    const lagging = await givenApp({
      now: back,
      beside: t,
      jobs: true,
      limits: {clock: CLOCK_BOUNDS},
      log: {write: line => lines.push(line)},
    });
    try {
      const other = await givenPintor(t);
      const codigo = `ATRAS${other.id}`;
      await insert(t, 'codigo_promocional', {codigo, operacao: 'ADICIONAR', valor: 70, treinamento: true});
      const used = await lagging.asPintor(other.token).post('/api/codigo-promocional/validar', {codigo});
      assert.equal(used.status, 200, used.text);
      await givenPontos(t, other.id, 30, new Date(back.getTime() - DAY_MS));
      const service = await lagging.app.get<ExpiryService>('services.ExpiryService');
      await lagging.run(() => service.giveBack(new Date(0)));
      const terms = await t.db.query(sql<{em: Date; origem: string}>`
        SELECT vence_em AS em, origem FROM lote WHERE pintor_id = ${other.id} AND restante > 0 ORDER BY id`);
      assert.deepEqual(terms, [
        {em: pontuacaoExpiry(right), origem: 'codigo'},
        {em: giveBackExpiry(right), origem: 'devolucao'},
      ]);
      await lagging.app.jobs.runNow('pontos.relogio');
      assert.match(lines.join(''), /the clock was set back/);
      assert.deepEqual(await trusted(), right);
      await t.app.jobs.runNow('pontos.expirar');
      assert.equal(await saldoOf(t, other.id), 100);
    } finally {
      await lagging.stop();
    }
  });

  it('is made good from a day as people write it, or only looked at', () => {
    const since = '2026-11-24';
    assert.deepEqual(readOptions(['--desde', '24/11/2026']), {since, preview: false});
    assert.deepEqual(readOptions(['--previa', '--desde', '24/11/2026']), {since, preview: true});
    assert.throws(() => readOptions([]), /desde quando/);
  });
});
