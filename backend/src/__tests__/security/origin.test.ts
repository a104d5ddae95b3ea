import assert from 'node:assert/strict';
import {once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {clientAddress} from '../../kernel/http/address';
import {givenApp, type TestApp} from '../support';

const seen = (forwarded: string | undefined, proxies: number) =>
  clientAddress(
    {socket: {remoteAddress: '10.0.0.9'}, headers: {'x-forwarded-for': forwarded}} as unknown as IncomingMessage,
    proxies,
  );

describe('Where a call comes from', () => {
  it('believes as many hops as there are proxies, from the right', () => {
    assert.equal(seen('203.0.113.7', 0), '10.0.0.9', 'without a proxy nobody is believed');
    assert.equal(seen('1.1.1.1, 203.0.113.7', 1), '203.0.113.7', 'what the caller wrote stands further left');
    assert.equal(seen('1.1.1.1, 203.0.113.7, 10.0.0.1', 2), '203.0.113.7');
    assert.equal(seen(undefined, 1), '10.0.0.9');
    assert.equal(seen('203.0.113.7', 2), '10.0.0.9', 'fewer hops than proxies: nobody is believed');
  });

  describe('on the wire', () => {
    let t: TestApp;
    before(async () => {
      t = await givenApp();
    });
    after(() => t.stop());

    const log = async (...head: string[]) => {
      const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`POST /api/sessoes/usuario HTTP/1.1\r\nHost: clube\r\n${head.join('\r\n')}\r\n\r\n0\r\n\r\n`);
      socket.write('GET /api/tags HTTP/1.1\r\nHost: clube\r\nConnection: close\r\n\r\n');
      return text(socket);
    };

    it('refuses messages whose length is given twice, or in a way of its own', async () => {
      for (const head of [
        ['Content-Length: 5', 'Transfer-Encoding: chunked'],
        ['Content-Length: 5', 'Content-Length: 6'],
        ['Content-Length: 5, 6'],
        ['Content-Length: +5'],
        ['Transfer-Encoding: xchunked'],
        ['Transfer-Encoding: chunked, identity'],
        ['Transfer-Encoding : chunked'],
      ]) {
        const answer = await log(...head);
        assert.match(answer, /^HTTP\/1\.1 400 /, head.join());
        assert.equal(answer.match(/HTTP\/1\.1 \d/g)?.length, 1, `${head.join()}: what follows is no call`);
        assert.match(answer, /Connection: close/i);
      }
    });
  });
});
