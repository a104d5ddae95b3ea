import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import type {ServerResponse} from 'node:http';
import {mock} from 'node:test';
import {streamResponse} from '../../../kernel/http/output/stream-response';

const IDLE_MS = 30_000;
const PIECE = 64 * 1024;

/** A fake response whose client reads a chunk when the test calls `take`. */
class Reader {
  readonly socket = Object.assign(new EventEmitter(), {destroyed: false});
  readonly req = {socket: this.socket};
  headersSent = false;
  destroyed = false;
  readonly pieces: Uint8Array[] = [];
  private next?: () => void;
  getHeader = () => undefined;
  write = (piece: Uint8Array, done: () => void) => {
    this.pieces.push(piece);
    this.next = done;
  };
  end = (done: () => void) => (this.next = done);
  destroy = () => {
    this.destroyed = this.socket.destroyed = true;
    this.socket.emit('close');
  };
  /** Reads the pending chunk, and lets the sender write the next one. */
  async take(): Promise<void> {
    this.next?.();
    await new Promise(setImmediate);
  }
}

describe('A streamed response', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  /** Streams two parts of two chunks each; records whether the source is open. */
  const given = () => {
    const reader = new Reader();
    const state = {opened: 0, open: false};
    const head = mock.fn(() => (reader.headersSent = true));
    const delivered = streamResponse(
      reader as unknown as ServerResponse,
      async function* () {
        state.opened++;
        state.open = true;
        try {
          for (let i = 0; i < 2; i++) yield Buffer.alloc(2 * PIECE);
        } finally {
          state.open = false;
        }
      },
      {head, idleMs: IDLE_MS},
    );
    return {reader, state, head, delivered};
  };
  const settle = () => new Promise(setImmediate);

  it('may take as long as it likes, as long as every piece is taken in time', async () => {
    const {reader, state, delivered} = given();
    await settle();
    for (let i = 0; i < 5; i++) {
      mock.timers.tick(IDLE_MS - 1);
      await reader.take();
    }
    await delivered;
    assert.deepEqual([reader.pieces.length, reader.destroyed, state.open], [4, false, false]);
    mock.timers.tick(10 * IDLE_MS);
    assert.equal(reader.destroyed, false, 'no deadline was left running');
  });

  it('ends where the reader stalls, at any piece and at the end', async () => {
    for (let taken = 0; taken < 5; taken++) {
      const {reader, state, delivered} = given();
      await settle();
      for (let i = 0; i < taken; i++) await reader.take();
      mock.timers.tick(IDLE_MS);
      await delivered;
      assert.deepEqual([reader.destroyed, state.open], [true, false], `after ${taken} pieces`);
      assert.equal(reader.socket.listenerCount('close'), 0);
    }
  });

  it('opens nothing for a reader who is gone already, and lets go when one goes', async () => {
    const reader = new Reader();
    reader.socket.destroyed = true;
    const open = mock.fn();
    await streamResponse(reader as unknown as ServerResponse, open as never, {head: () => undefined, idleMs: IDLE_MS});
    assert.equal(open.mock.callCount(), 0);

    const leaving = given();
    await settle();
    leaving.reader.destroy();
    await leaving.delivered;
    assert.deepEqual([leaving.state.opened, leaving.state.open], [1, false]);
  });

  it('writes the head once there is something to say, and not before a fault', async () => {
    const {reader, head, delivered} = given();
    for (let i = 0; i < 5; i++) {
      await settle();
      await reader.take();
    }
    await delivered;
    assert.equal(head.mock.callCount(), 1);

    const other = new Reader();
    const never = mock.fn();
    const failing = streamResponse(
      other as unknown as ServerResponse,
      async function* () {
        throw new Error('cannot be opened');
      },
      {head: never, idleMs: IDLE_MS},
    );
    await assert.rejects(failing, /cannot be opened/);
    assert.equal(never.mock.callCount(), 0);
  });
});
