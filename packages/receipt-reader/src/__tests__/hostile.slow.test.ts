import assert from 'node:assert/strict';
import {READING_LIMITS, Supervisor} from '../process';
import {HOSTILE} from './hostile';
import {SAMPLE_KEY, nfeProc} from './xml/sample-xml';

const MB = 1024 * 1024;
const TODAY = '2026-11-21';
const TIMEOUT_MS = 2000;
/** Maximum elapsed time: three times the permitted work, plus the start of a new process after one was killed. */
const ENOUGH_MS = 3 * TIMEOUT_MS + READING_LIMITS.startupTime;

describe('arquivos hostis', () => {
  let supervisor: Supervisor;
  before(async () => {
    supervisor = new Supervisor({limits: {timePerPage: TIMEOUT_MS, totalTime: TIMEOUT_MS, maxRss: 900 * MB}});
    // Warm-up, as the first reading loads libraries.
    await read('application/xml', Buffer.from(nfeProc()));
  });
  after(async () => {
    await supervisor.stop();
  });

  function read(mime: string, content: Buffer) {
    return supervisor.read([{content: async () => content, mime}], TODAY);
  }

  for (const [nome, mime, content] of HOSTILE) {
    it(`${nome}: an unread receipt, and the next one is read`, async () => {
      const bytes = content();
      const start = performance.now();
      const reading = await read(mime, bytes);
      const duration = performance.now() - start;
      assert.deepEqual(
        [reading.estado, reading.chave, reading.itens, reading.certa],
        ['nao_lida', undefined, [], false],
      );
      assert.ok(duration < ENOUGH_MS, `${Math.round(duration)} ms`);
      const good = await read('application/xml', Buffer.from(nfeProc()));
      assert.deepEqual([good.estado, good.chave], ['lida', SAMPLE_KEY]);
    });
  }
});
