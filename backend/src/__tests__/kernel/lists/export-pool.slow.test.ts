import assert from 'node:assert/strict';
import {once} from 'node:events';
import {request as httpRequest} from 'node:http';
import {mock} from 'node:test';
import {sql} from '../../../kernel/persistence/sql';
import type {Actor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import {createLogger} from '../../../kernel/logging/logger';
import {Database} from '../../../kernel/persistence/database';
import {CUT_SHORT} from '../../../kernel/exports/csv';
import {defineList, type ListDefinition} from '../../../kernel/lists/list';
import {queryOf} from '../../../kernel/lists/list-docs';
import {f} from '../../../kernel/entities/fields';
import {callText, givenApp, givenUsuario, openSocket, until, type TestApp, type GivenUsuario} from '../../support';
import {givenItems, itemList, manyList} from './list-fixture';

const ROWS = 20_000;

/** A list whose query fails at row number `falha` and takes `demora` seconds per row. */
const slowList = defineList({
  name: 'teste-lentos',
  route: 'GET /api/configuracoes',
  from: 'teste_muitos t',
  sort: 'id',
  params: {
    falha: {
      schema: f.text().state.out,
      sql: (id, values) => `CASE WHEN t.id = ${values.add(id)}::int THEN t.texto::int ELSE 1 END = 1`,
    },
    demora: {schema: f.text().state.out, sql: (s, values) => `pg_sleep(${values.add(s)}::float) IS NOT NULL`},
  },
  fields: {id: f.id(), texto: f.text()},
});

// Registered without an endpoint, as exports find lists by name.
queryOf(slowList);

describe('Connections of exports', () => {
  let t: TestApp;
  let smart: GivenUsuario;

  before(async () => {
    t = await givenApp({
      limits: {exports: 2, exportWaitMs: 1500, exportBatch: 100, exportBatchMs: 3000, readerIdleMs: 600},
    });
    smart = await givenUsuario(t, 1);
    await givenItems(t.db);
    await t.db.query(sql`INSERT INTO teste_muitos SELECT g, repeat('x', 500) FROM generate_series(1, ${ROWS}) g`);
  });
  after(() => t.stop());
  afterEach(async () => {
    await until(whole, () => `connections in use: ${t.db.exports.totalCount - t.db.exports.idleCount}`);
    // No statement is still running in PostgreSQL either.
    const working = async () =>
      (
        await t.db
          .query(sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'clube-exports' AND state <> 'idle'
                           AND datname = current_database()`)
      ).length;
    await until(async () => (await working()) === 0, 'PostgreSQL is done');
  });

  const whole = () => {
    const {totalCount, idleCount, waitingCount} = t.db.exports;
    return totalCount === idleCount && waitingCount === 0;
  };
  const linkFor = async (list: ListDefinition, query: Record<string, string> = {}) => {
    const [sessions, lists] = [await t.app.get(Kernel.SESSIONS), await t.app.get<Lists>(Kernel.LISTS.key)];
    return t.run(async () => {
      const actor = (await sessions.find('painel', smart.token)) as Actor;
      const {body} = await t.run(() => lists.answer(list, {download: 'csv', ...query}), actor);
      return (body as {value: {fileLink: string}}).value.fileLink;
    });
  };
  const lines = (text: string) => text.split('\n');

  it('are not taken for a HEAD, whichever export it is of', async () => {
    const connect = mock.method(t.db.exports, 'connect');
    const {status, headers, text} = await t.anonymous.call('HEAD', await linkFor(manyList));
    assert.deepEqual([status, headers.get('content-type'), text], [200, 'text/csv; charset=utf-8', '']);
    assert.equal((await smart.api.call('HEAD', '/api/resgates/export')).status, 200);
    assert.equal(connect.mock.callCount(), 0);
    connect.mock.restore();
  });

  it('come back when connections are closed at once, at whatever moment', async () => {
    const link = await linkFor(manyList);
    for (let i = 0; i < 60; i++) {
      const socket = await openSocket(t);
      socket.write(callText('GET', link));
      for (let round = 0; round < i % 20; round++) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    await until(whole, 'the pool is whole');
    assert.equal((await t.anonymous.get(await linkFor(itemList))).status, 200);
  });

  it('come back from readers that do not read', async () => {
    const link = await linkFor(manyList, {});
    const sockets = await Promise.all(
      Array.from({length: 2}, async () => {
        const socket = await openSocket(t);
        socket.pause();
        socket.write(callText('GET', link));
        return socket;
      }),
    );
    await until(() => t.db.exports.totalCount - t.db.exports.idleCount === 2, 'both are held');
    await until(whole, 'both are back');
    for (const socket of sockets) socket.destroy();
  });

  it('are not needed any more while a short list is being read', async () => {
    const socket = await openSocket(t);
    socket.pause();
    socket.write(callText('GET', await linkFor(manyList, {filtros: '{"id_lte":50}'})));
    await once(socket, 'readable');
    assert.ok(whole());
    socket.destroy();
  });

  it('are waited for, and when none comes free the refusal says when to come again', async () => {
    const held = [await t.db.exports.connect(), await t.db.exports.connect()];
    const link = await linkFor(itemList);
    const refused = await t.anonymous.get(link);
    assert.deepEqual([refused.status, refused.body.codigo], [503, 'INDISPONIVEL']);
    assert.equal(refused.headers.get('retry-after'), '30');
    assert.equal(refused.headers.get('content-disposition'), null, 'a refusal is no file');
    assert.equal((await smart.api.get('/api/resgates')).status, 200, 'everything else goes on');
    const waiting = t.anonymous.get(link);
    await until(() => t.db.exports.waitingCount === 1, 'it waits');
    for (const client of held) client.release();
    assert.equal((await waiting).status, 200);
  });

  it('are never all in one hand', async () => {
    const other = await givenApp({
      beside: t,
      limits: {exports: 2, exportsEach: 1, exportWaitMs: 300, exportBatch: 100},
    });
    const socket = await openSocket(other);
    // Five seconds per batch, as a faster export might be buffered completely although the client does not read.
    socket.write(callText('GET', await linkFor(slowList, {demora: '0.05'})));
    await until(() => other.db.exports.totalCount - other.db.exports.idleCount === 1, 'one is held');
    const second = await other.anonymous.get(await linkFor(itemList));
    assert.deepEqual([second.status, second.headers.get('retry-after')], [503, '30']);
    const somebodyElse = await givenUsuario(t, 1);
    assert.equal((await other.asPainel(somebodyElse.token).get('/api/resgates/export')).status, 200);
    socket.destroy();
    await other.stop();
  });

  it('are taken for no name that cannot be written', async () => {
    const {status, headers} = await t.anonymous.get(await linkFor(itemList, {fileName: 'a'.repeat(79) + '𝒜𝒜'}));
    assert.equal(status, 200);
    assert.equal(
      decodeURIComponent(headers.get('content-disposition') ?? ''),
      `attachment; filename*=UTF-8''${'a'.repeat(79)} 15-09-2026.csv`,
    );
    const half = await t.anonymous.get(await linkFor(itemList, {fileName: 'a\ud835b'}));
    assert.match(half.headers.get('content-disposition') ?? '', /''ab%2015/);
  });

  it('whose first rows PostgreSQL refuses answer like any other call', async () => {
    const {status, body, headers} = await t.anonymous.get(await linkFor(slowList, {falha: '1'}));
    assert.deepEqual([status, body.codigo], [400, 'PEDIDO_INVALIDO']);
    assert.equal(headers.get('content-disposition'), null);
    const late = await t.anonymous.get(await linkFor(slowList, {demora: '5'}));
    assert.deepEqual([late.status, late.body.codigo], [503, 'INDISPONIVEL']);
  });

  it('serve a list in batches, with nothing lost or twice', async () => {
    const {text} = await t.anonymous.get(await linkFor(manyList));
    const ids = lines(text)
      .slice(1)
      .map(line => Number(line.split(';')[0]));
    assert.deepEqual(
      ids,
      Array.from({length: ROWS}, (_, i) => i + 1),
    );
    for (const exact of [99, 100, 101, 200]) {
      const some = await t.anonymous.get(await linkFor(manyList, {filtros: JSON.stringify({id_lte: exact})}));
      assert.equal(lines(some.text).length, 1 + exact);
    }
    assert.equal((await t.anonymous.get(await linkFor(manyList, {filtros: '{"id":-1}'}))).text, 'id;texto');
  });

  it('show one snapshot, whatever is written meanwhile', async () => {
    const response = await fetch(t.url + (await linkFor(manyList)));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const parts = [(await reader.read()).value as Uint8Array];
    await t.db.query(sql`UPDATE teste_muitos SET texto = 'depois' WHERE id > ${ROWS - 10}`);
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
    await t.db.query(sql`UPDATE teste_muitos SET texto = repeat('x', 500)`);
    const text = Buffer.concat(parts).toString();
    assert.equal(lines(text).length, 1 + ROWS);
    assert.ok(!text.includes('depois'));
  });

  it('have no limit together, only each batch', async () => {
    // 400 rows of 9 ms exceed the time limit of a batch in total, but each batch takes less than a third of it.
    const {status, text} = await t.anonymous.get(await linkFor(slowList, {demora: '0.009', filtros: '{"id_lte":400}'}));
    assert.deepEqual([status, lines(text).length], [200, 1 + 400]);
  });

  it('that fail in the middle say so in the last line, and the download breaks', async () => {
    const cases: [string, Record<string, string>, () => Promise<unknown>][] = [
      ['a row that cannot be read', {falha: '5000'}, () => Promise.resolve()],
      ['a lost connection', {}, () => terminate()],
    ];
    for (const [what, query, meanwhile] of cases) {
      const link = await linkFor('falha' in query ? slowList : manyList, query);
      const {text, broken} = await slowly(link, meanwhile);
      assert.equal(lines(text).at(-1), CUT_SHORT, what);
      assert.ok(lines(text).length > 100, what);
      assert.ok(broken, `${what}: the browser shows a failed download`);
    }
  });

  it('do not keep the server from ending while somebody reads', async () => {
    const other = await givenApp({beside: t, limits: {exportBatch: 100, drainTimeoutMs: 200}});
    const socket = await openSocket(other);
    socket.pause();
    socket.write(callText('GET', await linkFor(manyList)));
    await until(() => other.db.exports.totalCount - other.db.exports.idleCount === 1, 'it is read');
    await other.app.httpServer.close();
    await other.stop();
    socket.destroy();
  });

  it('do not keep it from ending either when they were never given back', async () => {
    const db = new Database({url: t.databaseUrl, log: createLogger('silent')});
    const [ended, held] = [mock.fn(), await db.exports.connect()];
    held.once('end', ended);
    await db.close();
    await until(() => ended.mock.callCount() === 1, 'it was closed all the same');
  });

  it('are free as soon as nobody waits for their result', async () => {
    const patient = await givenApp({beside: t});
    const working = async () =>
      (
        await t.db.query(sql`SELECT pid FROM pg_stat_activity WHERE query LIKE 'FETCH%' AND state = 'active'
                           AND datname = current_database()`)
      ).length;
    const socket = await openSocket(patient);
    socket.write(callText('GET', await linkFor(slowList, {demora: '30'})));
    await until(async () => (await working()) === 1, 'it works');
    socket.resetAndDestroy();
    await until(async () => (await working()) === 0, 'it was cancelled');
    await until(() => patient.db.exports.idleCount === 1, 'the connection is as good as before');
    await patient.stop();
  });

  const terminate = () =>
    t.db.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'clube-exports' AND datname = current_database()`,
    );

  /** Reads the first part, runs `meanwhile`, and reads the rest. */
  function slowly(link: string, meanwhile: () => Promise<unknown>): Promise<{text: string; broken: boolean}> {
    return new Promise((resolve, reject) => {
      const call = httpRequest(t.url + link, {agent: false}, response => {
        const parts: Buffer[] = [];
        response.once('readable', () => {
          meanwhile().then(() => response.on('data', (part: Buffer) => void parts.push(part)), reject);
        });
        response.on('error', () => undefined);
        response.on('close', () => resolve({text: Buffer.concat(parts).toString(), broken: !response.complete}));
      });
      call.on('error', reject).end();
    });
  }
});
