import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {Registry} from 'prom-client';
import {createLogger} from '../../../kernel/logging/logger';
import {GaugeGroups} from '../../../kernel/metrics/gauge-groups';
import {NOW, givenApp, Scrape, scrape} from '../../support';
import {sql} from '../../../kernel/persistence/sql';

const facts = (databaseUrl: string, timeoutMs?: number) => {
  const registry = new Registry();
  const log = createLogger('silent');
  const all = new GaugeGroups({registry, databaseUrl, clock: () => NOW, log, timeoutMs});
  const read = async () => {
    await all.refresh();
    return new Scrape(await registry.metrics());
  };
  return {all, read};
};

describe('What is known by looking', () => {
  const NOWHERE = 'postgres://nobody:x@127.0.0.1:1/nothing';

  it('is read once however many ask, and again only after its time', async () => {
    const {all, read} = facts(NOWHERE);
    let reads = 0;
    all.add({name: 'a', gauges: {teste_a: {help: 'x'}}, read: async () => ({teste_a: ++reads})});
    const found = await Promise.all(Array.from({length: 30}, read));
    assert.deepEqual(new Set(found.map(each => each.value('teste_a'))), new Set([1]));
    await read();
    assert.equal(reads, 1);
    await all.close();
  });

  it('fails in its own part alone, and shows nothing old there', async () => {
    const {all, read} = facts(NOWHERE);
    let fails = false;
    all.add({
      name: 'frail',
      seconds: 0,
      gauges: {teste_frail: {help: 'x'}, teste_of: {help: 'x', labels: ['kind']}},
      async read() {
        if (fails) throw new Error('no');
        return {teste_frail: 7, teste_of: [{labels: {kind: 'one'}, value: 1}]};
      },
    });
    all.add({name: 'firm', gauges: {teste_firm: {help: 'x'}}, read: async () => ({teste_firm: 3})});
    const before = await read();
    assert.deepEqual([before.value('teste_frail'), before.value('teste_of', {kind: 'one'})], [7, 1]);
    fails = true;
    const found = await read();
    assert.deepEqual(
      ['teste_frail', 'teste_of', 'teste_firm'].map(name => found.value(name)),
      [undefined, undefined, 3],
    );
    assert.equal(found.value('clube_collector_up', {collector: 'frail'}), 0);
    assert.equal(found.value('clube_collector_up', {collector: 'firm'}), 1);
    await all.close();
  });

  it('does not wait for a database that answers nothing', async () => {
    const silent = createServer(socket => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const {all, read} = facts(`postgres://nobody:x@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`, 200);
    all.add({
      name: 'asks',
      gauges: {teste_asks: {help: 'x'}},
      read: async ({query}) => ({teste_asks: (await query(sql`SELECT 1`)).length}),
    });
    all.add({name: 'firm', gauges: {teste_firm: {help: 'x'}}, read: async () => ({teste_firm: 3})});
    const found = await read();
    assert.deepEqual([found.value('teste_asks'), found.value('teste_firm')], [undefined, 3]);
    assert.equal(found.value('clube_collector_up', {collector: 'asks'}), 0);
    await all.close();
    silent.close();
  });

  it('can change nothing', async () => {
    const t = await givenApp();
    try {
      t.app.metrics.add({
        name: 'writes',
        gauges: {teste_writes: {help: 'x'}},
        read: async ({query}) => ({teste_writes: (await query(sql`DELETE FROM sessao`)).length}),
      });
      assert.equal((await scrape(t)).value('clube_collector_up', {collector: 'writes'}), 0);
    } finally {
      await t.stop();
    }
  });

  it('is missing while the database is away, and the rest is reported', async () => {
    const [t, away] = [await givenApp(), await givenApp()];
    const name = new URL(away.databaseUrl).pathname.slice(1);
    const allow = (how: boolean) =>
      t.db.query(sql`ALTER DATABASE ${sql.identifier(name)} ALLOW_CONNECTIONS ${sql.raw(String(how))}`);
    try {
      await away.anonymous.get('/api/tags');
      await allow(false);
      await t.db.query(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name} AND usename = current_user`,
      );
      const found = await scrape(away);
      assert.equal(found.value('clube_http_request_duration_seconds_count', {route: '/api/tags'}), 1);
      for (const collector of ['database', 'ledger', 'receipts', 'orders'])
        assert.equal(found.value('clube_collector_up', {collector}), 0, collector);
      for (const collector of ['pools', 'disk'])
        assert.equal(found.value('clube_collector_up', {collector}), 1, collector);
      assert.equal(found.value('clube_debts_open'), undefined);
    } finally {
      await allow(true);
      await Promise.all([away.stop(), t.stop()]);
    }
  });
});
