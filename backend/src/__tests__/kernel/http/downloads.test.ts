import assert from 'node:assert/strict';
import {once} from 'node:events';
import fs from 'node:fs';
import {rm, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {mock} from 'node:test';
import {Kernel} from '../../../kernel/keys';
import {
  allClosed,
  callText,
  givenApp,
  givenArquivo,
  openFiles,
  openSocket,
  readToEnd,
  until,
  type TestApp,
} from '../../support';

const MB = 1024 * 1024;

describe('Downloads', () => {
  let t: TestApp;
  const large = '/arquivos/teste-publico/grande.jpg';
  const small = '/arquivos/teste-publico/pequeno.jpg';
  const onDisk = (path: string) => join(t.dataDir, path);

  before(async () => {
    t = await givenApp({limits: {readerIdleMs: 300}});
    (await t.app.get(Kernel.FILE_RULES)).register('teste-publico', 'publico');
    await givenArquivo(t, {caminho: 'teste-publico/pequeno.jpg'});
    await givenArquivo(t, {caminho: 'teste-publico/grande.jpg'});
    await truncate(onDisk(large), 64 * MB);
  });
  after(() => t.stop());
  afterEach(() => allClosed(t.dataDir));

  /** Lets the server run for some turns of the event loop. */
  const rounds = async (count: number) => {
    for (let i = 0; i < count; i++) await new Promise(setImmediate);
  };

  it('that are broken off, at whatever moment, leave no descriptor behind', async () => {
    for (let i = 0; i < 300; i++) {
      const socket = await openSocket(t);
      socket.write(callText('GET', i % 2 ? small : large));
      await rounds(i % 15);
      socket.resetAndDestroy();
    }
    await allClosed(t.dataDir);
    assert.equal((await t.anonymous.get(small)).status, 200);
  });

  it('that wait behind another on a connection that breaks leave none either', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = await openSocket(t);
      socket.write(callText('GET', large) + callText('GET', small) + callText('GET', large));
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
  });

  it('of which only the head is asked, or nothing, open no file', async () => {
    const read = mock.method(await t.app.get(Kernel.STORAGE), 'read');
    const etag = (await t.anonymous.call('HEAD', small)).headers.get('etag') ?? '';
    const {status} = await t.anonymous.get(small, {headers: {'If-None-Match': etag}});
    assert.equal(status, 304);
    assert.equal((await t.anonymous.get(small, {headers: {Range: 'bytes=900-'}})).status, 416);
    assert.equal(read.mock.callCount(), 0);
    read.mock.restore();
  });

  it('whose reader stalls end', async () => {
    const still = await openSocket(t);
    still.pause();
    still.write(callText('GET', large));
    await until(() => openFiles(t.dataDir).length === 1, 'the file is open');
    await allClosed(t.dataDir);
    still.destroy();
  });

  it('of a file that is gone when it is opened answer 404, and all headers are those of a refusal', async () => {
    await withRead(
      path => fs.createReadStream(`${path}.nada`),
      async () => {
        const {status, body, headers} = await t.anonymous.get(small);
        assert.deepEqual([status, body.codigo], [404, 'NAO_ENCONTRADO']);
        assert.deepEqual([headers.get('etag'), headers.get('cache-control')], [null, 'no-store']);
      },
    );
  });

  it('for which there is no descriptor answer 503, and the server keeps running', async () => {
    const fault = Object.assign(new Error('EMFILE: too many open files'), {code: 'EMFILE', syscall: 'open'});
    await withRead(
      () => new Readable({construct: done => setImmediate(done, fault)}),
      async () => {
        const {status, body} = await t.anonymous.get(small);
        assert.deepEqual([status, body.codigo], [503, 'INDISPONIVEL']);
        for (let i = 0; i < 20; i++) {
          const socket = await openSocket(t);
          socket.write(callText('GET', small));
          await rounds(i);
          socket.resetAndDestroy();
        }
      },
    );
    assert.equal((await t.anonymous.get(small)).status, 200);
  });

  it('that fail in the middle, or are shorter than they said, are broken off', async () => {
    for (const broken of [
      () =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(10);
            await new Promise(setImmediate);
            throw new Error('the disk is gone');
          })(),
        ),
      () => Readable.from([Buffer.alloc(10)]),
    ])
      await withRead(broken, async () => {
        const socket = await openSocket(t);
        socket.write(callText('GET', small));
        const answer = await readToEnd(socket);
        assert.match(answer, /^HTTP\/1\.1 200 OK[^]*Content-Length: 64\r\n/);
        assert.equal(answer.slice(answer.indexOf('\r\n\r\n') + 4).length, 10);
      });
  });

  it('of an empty file are an empty answer', async () => {
    await writeFile(onDisk('/arquivos/teste-publico/vazio.jpg'), '');
    const {status, text, headers} = await t.anonymous.get('/arquivos/teste-publico/vazio.jpg');
    assert.deepEqual([status, text, headers.get('content-length')], [200, '', '0']);
    await rm(onDisk('/arquivos/teste-publico/vazio.jpg'));
  });

  async function withRead(read: (path: string) => Readable, work: () => Promise<void>): Promise<void> {
    const mocked = mock.method(await t.app.get(Kernel.STORAGE), 'read', read);
    try {
      await work();
    } finally {
      mocked.mock.restore();
    }
  }
});
