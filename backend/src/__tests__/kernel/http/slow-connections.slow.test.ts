import assert from 'node:assert/strict';
import {once} from 'node:events';
import type {Socket} from 'node:net';
import {callText, givenApp, openSocket, readToEnd, until, type TestApp} from '../../support';

describe('Slow connections', () => {
  let t: TestApp;

  before(async () => {
    t = await givenApp({
      limits: {headersMs: 300, requestMs: 600, checkMs: 50, graceMs: 200, keepAliveMs: 200, connections: 20},
    });
  });
  after(() => t.stop());
  afterEach(() => until(async () => (await connections()) === 0, 'every connection is closed'));

  const connections = () =>
    new Promise<number>((resolve, reject) =>
      t.app.httpServer.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  /** Opens a connection that the client does not close when the server ends it. */
  const halfOpen = async (): Promise<Socket> => {
    const socket = await openSocket(t);
    socket.allowHalfOpen = true;
    return socket;
  };
  /** The responses until the server closed the connections, which the client never does; `keepSending` is sent repeatedly. */
  const answersOf = async (sockets: Socket[], keepSending?: string): Promise<string[]> => {
    const sending = sockets.map(socket =>
      setInterval(() => (keepSending && socket.writable ? socket.write(keepSending) : undefined), 20),
    );
    try {
      const answers = await Promise.all(sockets.map(readToEnd));
      await until(async () => (await connections()) === 0, 'the server closes them');
      return answers;
    } finally {
      for (const timer of sending) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    }
  };

  it('whose headers do not come are refused and closed', async () => {
    const sockets = await Promise.all(Array.from({length: 10}, halfOpen));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: clube\r\n');
    for (const answer of await answersOf(sockets, 'X-A: b\r\n')) {
      assert.match(answer, /^HTTP\/1\.1 408 /);
      assert.match(answer, /"codigo":"PEDIDO_LENTO"/);
    }
  });

  it('that send nothing at all are closed', async () => {
    await answersOf(await Promise.all(Array.from({length: 10}, halfOpen)));
  });

  it('that are not used any more are closed', async () => {
    const socket = await halfOpen();
    socket.write(callText('GET', '/health/live'));
    const [answer = ''] = await answersOf([socket]);
    assert.match(answer, /^HTTP\/1\.1 200 /);
  });

  it('whose body trickles are refused and closed', async () => {
    const socket = await halfOpen();
    socket.write(
      callText('POST', '/api/sessoes/usuario', {'Content-Type': 'application/json', 'Content-Length': '100000'}),
    );
    const [answer = ''] = await answersOf([socket], ' ');
    assert.match(answer, /^HTTP\/1\.1 408 /);
  });

  it('whose call is refused while its body trickles are closed after the one answer', async () => {
    const socket = await halfOpen();
    socket.write(callText('POST', '/api/nada', {'Content-Type': 'application/json', 'Content-Length': '100000'}));
    const [answer = ''] = await answersOf([socket], ' ');
    assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer);
    assert.match(answer, /^HTTP\/1\.1 404 /);
  });

  it('that send what is no call are closed even when they go on and never close', async () => {
    const socket = await halfOpen();
    socket.write('NADA\r\n\r\n');
    const [answer = ''] = await answersOf([socket], 'NADA\r\n\r\n');
    assert.equal(answer.match(/HTTP\/1\.1 400 /g)?.length, 1, answer);
  });

  it('are no more than there is room for, and those beyond leave the others alone', async () => {
    const sockets = await Promise.all(Array.from({length: 20}, halfOpen));
    const beyond = await openSocket(t);
    assert.equal(await readToEnd(beyond), '');
    const [first] = sockets;
    assert.ok(first);
    first.write(callText('GET', '/health/live'));
    const [part] = (await once(first, 'data')) as [Buffer];
    assert.match(part.toString(), /^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
  });

  it('the server outlives a connection that it could not take', () => {
    assert.ok(t.app.httpServer.server.emit('error', Object.assign(new Error('accept EMFILE'), {code: 'EMFILE'})));
  });
});
