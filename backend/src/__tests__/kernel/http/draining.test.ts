import assert from 'node:assert/strict';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {givenApp, givenPintor, type TestApp} from '../../support';
import {callText, openSocket, readToEnd} from '../../support/raw';

describe('A server that is asked to stop', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  it('answers the calls that it has, and says on each that its connection ends', async () => {
    const {token} = await givenPintor(t);
    const socket = await openSocket(t);
    socket.write(
      [
        'POST /api/enviar-email-contato HTTP/1.1',
        'Host: clube',
        `Authorization: ${token}||`,
        'X-Pagina: /contato',
        'Content-Type: application/json',
        'Content-Length: 2',
        'Expect: 100-continue',
        '',
        '',
      ].join('\r\n'),
    );
    const [begun] = (await once(socket, 'data')) as [Buffer];
    assert.match(begun.toString('latin1'), /^HTTP\/1\.1 100 /, 'the server has the call');
    const closed = t.app.httpServer.close();
    socket.write('{}');
    const answer = await readToEnd(socket);
    assert.match(answer, /^HTTP\/1\.1 4\d\d /);
    assert.match(answer, /\r\nConnection: close\r\n/i);
    await closed;
  });

  it('answers calls that begin afterwards on connections that were kept alive', async () => {
    const going = await givenApp({limits: {lastCallsMs: 60_000}});
    const sockets = await Promise.all(Array.from({length: 20}, () => openSocket(going)));
    const call = callText('GET', '/api/tags');
    for (const socket of sockets) {
      socket.write(call);
      assert.match(String((await once(socket, 'data'))[0]), /^HTTP\/1\.1 200 /);
    }
    const began = performance.now();
    const closed = going.app.httpServer.close();
    const answers = sockets.map(async (socket, n) => {
      await wait(n * 10);
      socket.write(call);
      return readToEnd(socket);
    });
    for (const answer of await Promise.all(answers)) {
      assert.match(answer, /^HTTP\/1\.1 200 /);
      assert.match(answer, /\r\nConnection: close\r\n/i);
    }
    await closed;
    assert.ok(performance.now() - began < 50_000, 'nobody was connected any more');
    await going.stop();
  });
});
