import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Client} from '../support';
import {loopGuard} from '../support/guard/loop-guard';
import {slowness} from '../support/guard/pace';

/** A request handler, synchronous or asynchronous. */
type Listener = (...call: Parameters<RequestListener>) => unknown;

/** Checks that the event loop guard of all test files finds blocking requests. */
describe('The guard of the event loop', () => {
  /** The guard's findings for one request with this handler. */
  async function found(listener: Listener, body?: string): Promise<string[]> {
    const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    await new Client(`http://127.0.0.1:${port}`).raw('POST', '/lento', body, {headers: {Connection: 'close'}});
    server.close();
    await once(server, 'close');
    return loopGuard().faults();
  }

  /** Uses this CPU time, which differs from elapsed time on a busy machine. */
  function work(ms: number): void {
    const spent = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
    const end = spent() + ms * 1000;
    while (spent() < end);
  }

  it('names the call that holds it, and how long', async () => {
    const faults = await found((_, response) => {
      work(200 * slowness());
      response.end();
    });
    assert.match(faults.join('\n'), /^POST \/lento held the event loop for \d+ ms; \d+ is the bound$/);
  });

  it('adds up what follows without a pause, after bytes of the body too', async () => {
    const inParts: Listener = async (request, response) => {
      for await (const _ of request) for (let i = 0; i < 5; i++) await Promise.resolve(work(40 * slowness()));
      response.end();
    };
    assert.match((await found(inParts, 'x')).join('\n'), /^POST \/lento held the event loop for \d+ ms/);
  });

  it('says nothing where the event loop is free in between, nor of what the test does', async () => {
    const withPauses: Listener = async (_, response) => {
      for (let i = 0; i < 5; i++) {
        work(30);
        await new Promise(setImmediate);
      }
      response.end();
    };
    const faults = found(withPauses);
    work(150);
    assert.deepEqual(await faults, []);
  });

  // The memory is allocated but not filled, as filling it would itself block the event loop on a slow machine.
  it('names the call that takes memory, at once or bit by bit', async () => {
    const atOnce = await found((_, response) => {
      response.end(String(Buffer.allocUnsafeSlow(100_000_000).length));
    });
    assert.deepEqual(atOnce, ['POST /lento made 100 MB at once; 64 MB is the bound']);
    const bitByBit = await found(async (_, response) => {
      const kept: Buffer[] = [];
      for (let i = 0; i < 10; i++) {
        kept.push(Buffer.allocUnsafeSlow(10_000_000));
        await new Promise(setImmediate);
      }
      response.end(String(kept.length));
    });
    assert.match(bitByBit.join('\n'), /^POST \/lento holds (6[5-9]|[78]\d) MB; 64 MB is the bound/);
  });

  it('says nothing of memory that is let go of, nor of what was sent', async () => {
    const passing = await found(async (_, response) => {
      for (let i = 0; i < 10; i++) {
        Buffer.allocUnsafeSlow(10_000_000);
        await new Promise(setImmediate);
      }
      response.end();
    });
    assert.deepEqual(passing, []);
    const sent = await found((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part)).on('end', () => response.end(String(parts.length)));
    }, 'x'.repeat(40_000_000));
    assert.deepEqual(sent, []);
  });
});
