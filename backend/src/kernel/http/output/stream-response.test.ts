import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import type {ServerResponse} from 'node:http';
import {streamResponse} from './stream-response';

type Done = (error?: Error) => void;

/** An answer whose connection breaks with `code` at the first write, before it is closed. */
function breaking(code: string): ServerResponse {
  const socket = Object.assign(new EventEmitter(), {destroyed: false});
  const write = (_: unknown, done: Done) => setImmediate(done, Object.assign(new Error(`write ${code}`), {code}));
  return {req: {socket}, write, getHeader: () => undefined, headersSent: true} as unknown as ServerResponse;
}

describe('streamResponse', () => {
  const delivered = async (code: string) => {
    let released = false;
    async function* stream() {
      try {
        for (;;) yield new Uint8Array(10);
      } finally {
        released = true;
      }
    }
    await streamResponse(breaking(code), stream, {head: () => undefined, idleMs: 10_000}).finally(() =>
      assert.ok(released),
    );
  };

  it('takes a connection that broke for a reader who is gone, whatever comes first', async () => {
    for (const code of ['ECONNRESET', 'EPIPE']) await delivered(code);
  });

  it('reports a fault of its own', async () => {
    await assert.rejects(delivered('ERR_STREAM_WRITE_AFTER_END'), {code: 'ERR_STREAM_WRITE_AFTER_END'});
  });
});
