import assert from 'node:assert/strict';
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setInterval} from 'node:timers/promises';
import type {DocumentReading} from '../../document/types';
import {ReaderStopped, Supervisor, type ReadingLimits} from '../../process';

const MB = 1024 * 1024;
const TODAY = '2026-09-15';
const ENTRY = join(__dirname, 'reading-program.js');

/** Whether a process has ended but is still listed, as its parent has not read its exit code. */
const zombie = (pid: number) =>
  process.platform === 'linux' && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !zombie(pid);
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  for await (const _ of setInterval(20)) if (!alive(pid)) return;
}

describe('processo de leitura', () => {
  let supervisor: Supervisor;
  let interruptions: string[] = [];
  const withLimits = (limits: Partial<ReadingLimits>, processes = 1) => {
    interruptions = [];
    const onInterrupted = (reason: string, origin?: string) => interruptions.push(`${reason} ${origin ?? ''}`.trim());
    supervisor = new Supervisor({entry: ENTRY, limits, processes, onInterrupted});
  };
  const read = (...papers: string[]): Promise<DocumentReading> =>
    supervisor.read(
      papers.map(mime => ({mime, content: async () => Buffer.from('nothing')})),
      TODAY,
    );
  const notices = ({avisos: all}: DocumentReading) => all.map(({tipo: kind}) => kind);

  beforeEach(() => withLimits({}));
  afterEach(() => supervisor.stop());

  it('keeps its process for the next document', async () => {
    const [one, two] = [await read('pid'), await read('pid')];
    assert.equal(one.loja, two.loja);
    assert.notEqual(one.loja, String(process.pid));
  });

  it('hands a document its file anew each time that it asks', async () => {
    let times = 0;
    const file = {mime: 'pede', content: async () => Buffer.from(String(++times))};
    assert.equal((await supervisor.read([file], TODAY)).loja, '12');
  });

  it('hands it no file that is not of its receipt', async () => {
    assert.equal((await read('pedeAlheios')).loja, '0 alheios');
    // A second file of the same receipt is delivered, which shows that deliveries are counted.
    assert.equal((await read('pedeAlheios', 'qualquer')).loja, '1 alheios');
  });

  it('does not blame a document for a file that cannot be fetched', async () => {
    const file = {mime: 'pede', content: () => Promise.reject(new Error('no such file'))};
    await assert.rejects(supervisor.read([file], TODAY), /no such file/);
    assert.deepEqual([supervisor.pids, interruptions], [[], []]);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('takes a fresh process after so many documents', async () => {
    withLimits({maxDocuments: 2});
    const pids = [await read('pid'), await read('pid'), await read('pid')].map(({loja}) => loja);
    assert.equal(pids[0], pids[1]);
    assert.notEqual(pids[1], pids[2]);
  });

  it('takes a fresh process after one that grew large', async () => {
    withLimits({replaceAboveRss: 1});
    assert.notEqual((await read('pid')).loja, (await read('pid')).loja);
  });

  it('ends a loop without end and reads the next document', async () => {
    withLimits({timePerPage: 300});
    const reading = await read('gira');
    assert.equal(reading.estado, 'nao_lida');
    assert.deepEqual(notices(reading), ['limite']);
    assert.ok(reading.medidas.duracaoMs >= 300);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('ends a document that never answers', async () => {
    withLimits({timePerPage: 300});
    assert.deepEqual(notices(await read('nunca')), ['limite']);
  });

  it('ends nobody who works little by little before the work is what a page may take', async () => {
    withLimits({timePerPage: 1200});
    const reading = await read('devagar');
    // Other systems only measure elapsed time.
    const expected = process.platform === 'linux' ? ['devagar', []] : [undefined, ['limite']];
    assert.deepEqual([reading.loja, notices(reading)], expected);
  });

  it('gives each file its time, within the time for all', async () => {
    withLimits({timePerPage: 200, totalTime: 500});
    assert.ok((await read('nunca', 'nunca')).medidas.duracaoMs >= 400);
    // The files' limits add up to minutes; the process must end much earlier, even with its start.
    const {duracaoMs: durationMs} = (await read(...Array.from({length: 600}, () => 'nunca'))).medidas;
    assert.ok(durationMs >= 500 && durationMs < 30_000, `${durationMs} ms`);
  });

  it('answers with what was read until it had to end it, never as certain', async () => {
    // Enough for the first message of a process on a busy machine.
    withLimits({timePerPage: 1000});
    const reading = await read('parcialEGira');
    assert.deepEqual([reading.estado, reading.loja, reading.certa], ['lida', 'parcial', false]);
    assert.deepEqual(notices(reading), ['limite']);
  });

  it('ends a process that eats the memory', async () => {
    withLimits({maxRss: 400 * MB});
    const reading = await read('come');
    assert.deepEqual([reading.estado, notices(reading), interruptions], ['nao_lida', ['limite'], ['memory']]);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('survives a process that goes away', async () => {
    const reading = await read('sai');
    assert.deepEqual([reading.estado, notices(reading)], ['nao_lida', ['falha']]);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('does not blame a document for a process that could not be started', async () => {
    const node = process.execPath;
    process.execPath = join(__dirname, 'no-such-program');
    await assert.rejects(read('qualquer'), /did not start/).finally(() => (process.execPath = node));
    assert.deepEqual([supervisor.pids, interruptions], [[], []]);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('says that a document could not be read, without losing the process', async () => {
    const {loja} = await read('pid');
    assert.deepEqual(notices(await read('lanca')), ['falha']);
    // The position of the error, without its message, which may quote the document.
    assert.match(interruptions.join(), /^fault Error at .*reading-program/);
    assert.doesNotMatch(interruptions.join(), /broken/);
    assert.equal((await read('pid')).loja, loja);
  });

  it('does not make a document pay for what those before it broke', async () => {
    await read('qualquer');
    assert.equal((await read('quebraSeUsado')).loja, 'fresco');
  });

  it('reads again, once, when the system killed its process', async () => {
    const pids = new Set<number>();
    const look = new AbortController();
    const looking = (async () => {
      for await (const _ of setInterval(1, undefined, {signal: look.signal}))
        for (const pid of supervisor.pids) pids.add(pid);
    })().catch(() => undefined);
    const reading = await read('morto');
    look.abort();
    await looking;
    assert.deepEqual([notices(reading), interruptions, pids.size], [['falha'], ['fault'], 2]);
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('hides the settings of the server and lets nothing be written or started', async () => {
    process.env.DATABASE_URL ??= 'postgres://segredo';
    const {loja} = await read('ambiente');
    assert.doesNotMatch(loja ?? '', /DATABASE|SECRET|PATH(?!_)|HOME|NODE_OPTIONS/);
    // Otherwise the nets' runtime would send telemetry.
    assert.match(loja ?? '', /ORT_DISABLE_TELEMETRY/);
    assert.match((await read('pasta')).loja ?? '', /confined.dist$/);
    assert.equal((await read('escreve')).loja, 'ERR_ACCESS_DENIED');
    assert.equal((await read('inicia')).loja, 'ERR_ACCESS_DENIED');
  });

  it('reads one at a time, or as many as configured', async () => {
    const oneAtATime = await Promise.all([read('pid'), read('pid'), read('pid')]);
    assert.equal(new Set(oneAtATime.map(({loja}) => loja)).size, 1);
    await supervisor.stop();
    withLimits({}, 2);
    const twoAtATime = await Promise.all([read('pid'), read('pid'), read('pid')]);
    assert.equal(new Set(twoAtATime.map(({loja}) => loja)).size, 2);
  });

  it('lets an unused process go', async () => {
    withLimits({idleTime: 20});
    await read('pid');
    const [pid] = supervisor.pids;
    await untilGone(pid ?? assert.fail());
    assert.equal((await read('qualquer')).estado, 'lida');
  });

  it('refuses what is under way and waiting when the server stops, so that it is tried elsewhere', async () => {
    await read('pid');
    const [pid] = supervisor.pids;
    const refused = [read('nunca'), read('nunca')].map(way => assert.rejects(way, ReaderStopped));
    await supervisor.stop();
    await Promise.all(refused);
    assert.equal(alive(pid ?? assert.fail()), false);
    await assert.rejects(read('pid'), ReaderStopped);
    assert.deepEqual(supervisor.pids, [], 'none was started for it');
  });

  it('starts nothing once stopped, not even for who got a process just before', async () => {
    const refused = assert.rejects(read('nunca'), ReaderStopped);
    await supervisor.stop();
    await refused;
    assert.deepEqual(supervisor.pids, []);
  });

  it('does not outlive a server that was killed, even in a loop', async () => {
    const server = fork(join(__dirname, 'server-program.js'));
    const [pid] = (await once(server, 'message')) as [number];
    server.kill('SIGKILL');
    await untilGone(pid);
  });
});
