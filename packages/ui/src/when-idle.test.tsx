import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {delayIdleUntil, whenIdle} from './when-idle';

describe('What waits until nothing else is to be done', () => {
  let done: number;
  let state: DocumentReadyState;
  const work = () => void done++;
  beforeEach(() => {
    done = 0;
    state = 'loading';
    mock.timers.enable({apis: ['setTimeout']});
    mock.getter(document, 'readyState', () => state);
    mock.method(globalThis, 'requestIdleCallback', (callback: () => void) => {
      callback();
      return 1;
    });
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  it('is done once the page stands, and once only', () => {
    whenIdle(work);
    assert.equal(done, 0);
    window.dispatchEvent(new Event('load'));
    assert.equal(done, 1);
    mock.timers.tick(60_000);
    window.dispatchEvent(new Event('load'));
    assert.equal(done, 1);
  });

  it('is done at once on a page that stands', () => {
    state = 'complete';
    whenIdle(work);
    assert.equal(done, 1);
  });

  it('waits for no picture that never comes', () => {
    whenIdle(work);
    mock.timers.tick(5000);
    assert.equal(done, 1);
  });

  it('waits for what the page is made of still, done or failed', async () => {
    state = 'complete';
    for (const settle of ['resolve', 'reject'] as const) {
      done = 0;
      const screen = Promise.withResolvers<void>();
      delayIdleUntil(screen.promise);
      whenIdle(work);
      whenIdle(work)();
      assert.equal(done, 0);
      screen[settle]();
      await new Promise(resolve => setImmediate(resolve));
      assert.equal(done, 1, settle);
    }
    whenIdle(work);
    assert.equal(done, 2);
  });

  it('waits for no screen that never comes', async () => {
    state = 'complete';
    const screen = Promise.withResolvers<void>();
    delayIdleUntil(screen.promise);
    whenIdle(work);
    mock.timers.tick(4999);
    assert.equal(done, 0);
    mock.timers.tick(1);
    assert.equal(done, 1);
    screen.resolve();
    await new Promise(resolve => setImmediate(resolve));
    assert.equal(done, 1);
  });

  it('is taken back', () => {
    whenIdle(work)();
    window.dispatchEvent(new Event('load'));
    mock.timers.tick(60_000);
    assert.equal(done, 0);
  });
});
