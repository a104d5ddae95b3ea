import assert from 'node:assert/strict';
import fs, {readdir} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {once} from 'node:events';
import {givenApp, givenPintor, type TestApp} from '../../support';

const MB = 1024 * 1024;

describe('Connections', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  const open = async () => {
    const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const formHead = (token: string, bytes: number) =>
    `POST /api/upload/venda_foto HTTP/1.1\r\nHost: clube\r\nAuthorization: ${token}||\r\n` +
    `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${bytes}\r\n\r\n`;
  const FILE = '--X\r\nContent-Disposition: form-data; name="arquivos[]"; filename="n.jpg"\r\n\r\n';
  const temporary = async () => readdir(join(t.dataDir, 'tmp')).catch(() => []);
  const until = async (condition: () => Promise<boolean>) => {
    const deadline = performance.now() + 10_000;
    while (!(await condition())) assert.ok(performance.now() < deadline, 'it did not come to hold');
  };

  it('a sender who leaves in the middle of a file leaves nothing behind', async () => {
    const {token} = await givenPintor(t);
    const socket = await open();
    socket.write(formHead(token, 40 * MB) + FILE);
    socket.write(Buffer.alloc(MB, 1));
    await until(async () => (await temporary()).length === 1);
    socket.destroy();
    await until(async () => (await temporary()).length === 0);
  });

  it('a sender whom the disk has no place for gets a refusal, and nothing stays behind', async () => {
    const {api} = await givenPintor(t);
    const full = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC', syscall: 'write'}));
    const {open: really} = fs;
    for (const broken of [
      full,
      async (...how: Parameters<typeof really>) => Object.assign(await really(...how), {appendFile: full}),
    ]) {
      fs.open = broken;
      const form = new FormData();
      for (const name of ['a.jpg', 'b.jpg']) form.append('arquivos', new Blob([Buffer.alloc(2 * MB, 1)]), name);
      const {status, body} = await api
        .post<{codigo: string}>('/api/upload/venda_foto', form)
        .finally(() => (fs.open = really));
      assert.deepEqual([status, body.codigo], [507, 'SEM_ESPACO']);
      assert.deepEqual(await temporary(), []);
    }
  });

  it('who is still sending gets to read the refusal before the connection closes', async () => {
    const socket = await open();
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const bytes = 30 * MB;
    socket.write(formHead('ninguem', bytes));
    await until(async () => answer.includes('SESSAO_INVALIDA') || (await tick()));
    assert.match(answer, /^HTTP\/1\.1 401 /);
    for (let sent = 0; sent < bytes; sent += MB) if (!socket.write(Buffer.alloc(MB, 1))) await once(socket, 'drain');
    const [hadError] = (await once(socket, 'close')) as [boolean];
    assert.equal(hadError, false, 'the rest was read past, not cut off');
  });

  it('what is no HTTP call is refused like any other', async () => {
    const cases = [
      ['NADA\r\n\r\n', 400],
      [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: clube\r\n\r\n`, 431],
    ] as const;
    for (const [text, status] of cases) {
      const socket = await open();
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.write(text);
      await once(socket, 'close');
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
      const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as {erro: string; codigo: string};
      assert.ok(body.erro && body.codigo, answer);
    }
  });
});

/** Runs pending callbacks; resolves with false, so that a loop continues. */
const tick = () => new Promise<boolean>(resolve => setImmediate(() => resolve(false)));
