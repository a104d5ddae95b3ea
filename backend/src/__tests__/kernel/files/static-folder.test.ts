import assert from 'node:assert/strict';
import {once} from 'node:events';
import fs, {writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {mock} from 'node:test';
import {staticFolder} from '../../../kernel/http-server/static-folder';
import {allClosed} from '../../support';
import {givenTempFolder, type TempFolder} from '../../support/temp-folder';

const YEAR = 'public, max-age=31536000, immutable';

describe('Static files', () => {
  let folder: TempFolder;
  let server: Server;
  let url: string;

  before(async () => {
    folder = givenTempFolder();
    writeFileSync(join(folder.path, 'a.js'), 'x'.repeat(1_000_000));
    const serve = staticFolder(folder.path, () => YEAR);
    server = createServer((request, response) =>
      serve(request, response, () => void response.writeHead(404).end('nada')),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.js`;
  });
  after(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    folder.remove();
  });
  afterEach(() => allClosed(folder.path));

  /** Reads the response to its end, as an unread body would keep its connection open. */
  const get = async (headers: Record<string, string> = {}) => {
    const response = await fetch(url, {headers});
    await response.text();
    return response;
  };

  it('that are broken off, at whatever moment, leave no descriptor behind', async () => {
    for (let i = 0; i < 200; i++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET /a.js HTTP/1.1\r\nHost: a\r\n\r\n');
      for (let round = 0; round < i % 15; round++) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
  });

  it('that cannot be opened are refused, for this once, and nothing is said of their content', async () => {
    for (const [code, status] of [
      ['EMFILE', 503],
      ['ENOENT', 404],
    ] as const) {
      const fault = Object.assign(new Error(code), {code});
      const opened = mock.method(fs, 'createReadStream', () => new Readable({construct: done => done(fault)}));
      const {status: answered, headers} = await get().finally(() => opened.mock.restore());
      assert.equal(answered, status);
      for (const name of ['etag', 'last-modified', 'content-encoding']) assert.equal(headers.get(name), null, name);
      assert.notEqual(headers.get('cache-control'), YEAR);
      assert.notEqual(headers.get('content-length'), '1000000');
    }
    assert.equal((await get()).status, 200);
  });

  it('that fail in the middle are broken off, and the server keeps running', async () => {
    const failing = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(10);
          await new Promise(setImmediate);
          throw new Error('the disk is gone');
        })(),
      );
    const opened = mock.method(fs, 'createReadStream', failing);
    await assert.rejects(get()).finally(() => opened.mock.restore());
    assert.equal((await get()).headers.get('cache-control'), YEAR);
  });

  it('of which a part is asked that they do not have say so', async () => {
    const {status, headers} = await get({Range: 'bytes=2000000-'});
    assert.deepEqual([status, headers.get('cache-control')], [416, 'no-store']);
  });
});
