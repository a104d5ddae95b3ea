import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:net';
import {randomBytes} from 'node:crypto';
import {Pool} from 'pg';
import {systemContext, withContext} from '../../../kernel/context';
import {givenApp, givenPintor, scrape, type Scrape, type TestApp} from '../../support';

const REQUESTS = 'clube_http_request_duration_seconds_count';

describe('Metrics', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());

  it('count calls by the template of their route, and refusals by their status', async () => {
    const {api} = await givenPintor(t);
    const before = await scrape(t);
    await api.get('/api/premios');
    await api.get('/api/premios/999001');
    await api.get('/api/premios/999002');
    await api.get('/api/dashboard');
    const after = await scrape(t);
    const more = (name: string, labels: Record<string, string>) =>
      (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
    assert.equal(more(REQUESTS, {method: 'GET', route: '/api/premios', status: '2xx'}), 1);
    assert.equal(more(REQUESTS, {method: 'GET', route: '/api/premios/{id}', status: '4xx'}), 2);
    assert.equal(more('clube_http_refusals_total', {route: '/api/premios/{id}', status: '404'}), 2);
    assert.equal(more('clube_http_refusals_total', {route: '/api/dashboard', status: '401'}), 1);
    assert.ok(more('clube_http_received_bytes_total', {}) > 400);
    assert.ok(more('clube_http_sent_bytes_total', {}) > 2000);
    assert.equal(after.value('clube_http_requests_in_flight'), 0);
  });

  it('know a caller who left from one who was served, and what is no call', async () => {
    const leaving = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(leaving, 'connect');
    leaving.write(
      'POST /api/parceiros HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    await until(async () => (await scrape(t)).value('clube_http_requests_in_flight') === 1);
    leaving.resetAndDestroy();
    await until(
      async () => (await scrape(t)).value(REQUESTS, {route: '/api/parceiros', method: 'POST', status: 'aborted'}) === 1,
    );
    const broken = connect(Number(new URL(t.url).port), '127.0.0.1');
    broken.write('NADA\r\n\r\n');
    await once(broken.resume(), 'close');
    assert.equal((await scrape(t)).value('clube_http_broken_total'), 1);
  });

  it('name the route that held the event loop, by what it worked', async () => {
    const HOLDS = 'clube_event_loop_hold_seconds';
    const labels = {method: 'GET', route: '/api/premios'};
    const before = await scrape(t);
    const work = (ms: number) => {
      const end = process.threadCpuUsage().user + ms * 1000;
      while (process.threadCpuUsage().user < end);
    };
    let after = before;
    const more = (name: string) => (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
    // Repeated, as on a busy machine other work may cause the longest delay; once is enough.
    await until(async () => {
      withContext({...systemContext(t.clock.now), route: {method: 'GET', path: '/api/premios'}}, () => work(150));
      withContext(systemContext(t.clock.now), () => work(20));
      after = await scrape(t);
      return more(`${HOLDS}_count`) > 0;
    });
    assert.ok(more(`${HOLDS}_sum`) >= 0.15 * more(`${HOLDS}_count`));
  });

  it('have no more series after 10,000 addresses that somebody made up', async () => {
    const made = (n: number) => {
      const junk = `${n}${randomBytes(6).toString('hex')}`;
      const path = ['/api/', '/', '/arquivos/', '/api/premios/9', '/health/', '/explorer/', '/metrics/'][n % 7] ?? '/';
      const method = ['GET', 'PUT', 'PROPFIND', 'MKCOL', 'DELETE'][n % 5] ?? 'GET';
      return `${method} ${path}${junk}?x=${junk} HTTP/1.1\r\nHost: ${junk}\r\nX-Pagina: /${junk}\r\n\r\n`;
    };
    await send(
      t.url,
      Array.from({length: 70}, (_, i) => made(i)),
    );
    // Without metrics of the runtime and of blocked event loops, whose series appear at the first occurrence.
    const ours = ({names}: Scrape) => names.filter(name => /^clube_(?!event_loop_hold)/.test(name)).length;
    const before = ours(await scrape(t));
    await send(
      t.url,
      Array.from({length: 10_000}, (_, i) => made(i)),
    );
    const after = await scrape(t);
    assert.equal(ours(after), before);
    const routes = new Set(after.names.flatMap(key => /route="([^"]*)"/.exec(key)?.[1] ?? []));
    for (const route of routes) assert.match(route, /^(\/[a-z{][\w{}/.-]*|\((unknown|pages|other)\))$/i);
  });

  it('report every pool, the jobs that wait, the disk and the database', async () => {
    const pools = Object.values(t.db).filter(value => value instanceof Pool);
    assert.deepEqual(new Set(Object.values(t.db.pools)), new Set(pools), 'each pool has a name in figures');
    const found = await scrape(t);
    for (const pool of Object.keys(t.db.pools)) {
      assert.ok((found.value('clube_pool_limit', {pool}) ?? 0) > 0, pool);
      assert.equal(found.value('clube_pool_waiting', {pool}), 0, pool);
    }
    for (const job of t.app.jobs.names()) assert.equal(found.value('clube_jobs_waiting', {task: job}), 0, job);
    for (const name of [
      'clube_disk_free_bytes',
      'clube_database_size_bytes',
      'process_open_fds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      assert.ok((found.value(name) ?? -1) >= 0, name);
    assert.equal(found.value('clube_backup_last_success_timestamp_seconds'), 0, 'none was ever made');
    assert.equal(
      found.value('clube_collector_up'),
      found.names.filter(key => key.startsWith('clube_collector_up')).length,
    );
  });

  it('count the jobs that were run', async () => {
    t.app.jobs.define({name: 'teste.boa', run: async () => undefined});
    t.app.jobs.define({name: 'teste.ma', run: () => Promise.reject(new Error('no'))});
    await t.app.jobs.runNow('teste.boa');
    await assert.rejects(t.app.jobs.runNow('teste.ma'));
    const found = await scrape(t);
    assert.equal(found.value('clube_job_duration_seconds_count', {task: 'teste.boa', outcome: 'done'}), 1);
    assert.equal(found.value('clube_job_duration_seconds_count', {task: 'teste.ma', outcome: 'failed'}), 1);
  });

  it('lose no call while they are asked', async () => {
    const before = (await scrape(t)).value(REQUESTS, {route: '/api/tags'}) ?? 0;
    const asked: number[] = [];
    await Promise.all([
      ...Array.from({length: 200}, () => t.anonymous.get('/api/tags')),
      ...Array.from({length: 20}, async () => asked.push((await scrape(t)).value(REQUESTS, {route: '/api/tags'}) ?? 0)),
    ]);
    for (const [i, value] of asked.entries()) assert.ok(value >= (asked[i - 1] ?? before), 'counters only grow');
    assert.equal((await scrape(t)).value(REQUESTS, {route: '/api/tags'}), before + 200);
  });

  it('carry nothing of anybody', async () => {
    const pintor = await givenPintor(t);
    await pintor.api.get('/api/sessoes/parceiro/info');
    const {text} = await scrape(t);
    for (const secret of [pintor.cpf, pintor.nome, pintor.email, pintor.token]) assert.ok(!text.includes(secret));
  });

  it('are no address of the product’s own port', async () => {
    for (const path of ['/metrics', '/metrics?x=1'])
      assert.deepEqual(
        [(await t.anonymous.get(path)).status, (await t.anonymous.get(path)).body.codigo],
        [404, 'NAO_ENCONTRADO'],
      );
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await condition())) assert.ok(performance.now() < end, 'it did not come to hold');
}

/** Sends the requests over ten connections, on each one after the other; resolves after all responses. */
async function send(url: string, calls: string[]): Promise<void> {
  const lanes = Array.from({length: 10}, (_, lane) => calls.filter((_call, i) => i % 10 === lane));
  await Promise.all(
    lanes.map(async lane => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const last = lane.at(-1)?.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') ?? '';
      socket.write([...lane.slice(0, -1), last].join(''));
      await once(socket.resume(), 'close');
    }),
  );
}
