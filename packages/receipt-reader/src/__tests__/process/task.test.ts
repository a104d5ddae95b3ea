import assert from 'node:assert/strict';
import {join} from 'node:path';
import sharp from 'sharp';
import {ReaderStopped, ReceiptReader} from '../..';
import {TaskInterrupted, runInProcess, type TaskLimits} from '../../process';
import {MINIMAL_HEIC, heicClaiming} from '../image/heic';
import {writeText, rawPdf} from '../pdf/raw-pdf';

const MB = 1024 * 1024;
const ENTRY = join(__dirname, 'task-program.js');

const doOnce = <T>(nome: string, limits: Partial<TaskLimits> = {}, signal?: AbortSignal) =>
  runInProcess<T>(ENTRY, nome, {
    limits: {time: 40_000, heap: 256 * MB, maxRss: 400 * MB, ...limits},
    ...(signal ? {signal} : {}),
  });

describe('a task in a process of its own', () => {
  it('answers, bytes too, from a process that is not the server', async () => {
    assert.deepEqual(await doOnce('bytes'), Uint8Array.of(0, 255, 7));
    assert.notEqual(await doOnce('pid'), process.pid);
  });

  it('is cut short by time, by memory and by itself', async () => {
    for (const nome of ['gira', 'nunca']) await assert.rejects(doOnce(nome, {time: 700}), TaskInterrupted);
    await assert.rejects(doOnce('come'), TaskInterrupted);
    await assert.rejects(doOnce('sai'), /exit 3/);
  });

  it('tells where it broke, not what the message quotes, and may write nothing', async () => {
    const broken = await doOnce('lanca').catch((error: unknown) => (error as Error).message);
    assert.match(String(broken), /Error at .*task-program/);
    assert.doesNotMatch(String(broken), /quotes/);
    await assert.rejects(doOnce('escreve'), TaskInterrupted);
  });

  it('says when it could not be started, and ends when told to', async () => {
    const node = process.execPath;
    process.execPath = join(__dirname, 'no-such-program');
    await assert.rejects(doOnce('pid'), {code: 'ENOENT'}).finally(() => (process.execPath = node));
    const end = new AbortController();
    const stopped = assert.rejects(doOnce('nunca', {}, end.signal), {name: 'AbortError'});
    end.abort();
    await stopped;
  });
});

describe('tasks of the reader', () => {
  let reader: ReceiptReader;
  before(() => (reader = new ReceiptReader()));
  after(() => reader.stop());

  const file = (content: Buffer) => async () => content;

  it('counts the pages of a PDF', async () => {
    const page = {content: writeText('uma', 50, 600)};
    assert.equal(await reader.countPages(file(rawPdf([page, page, page]))), 3);
    assert.equal(await reader.countPages(file(Buffer.from('%PDF-1.7'))), undefined);
  });

  it('shows a HEIC picture as a JPEG, but none that unfolds into gigabytes', async () => {
    const vista = await reader.preview(file(MINIMAL_HEIC));
    const {format, width, height} = await sharp(vista).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 96, 64]);
    for (const [width, height] of [
      [30_000, 30_000],
      [7_000, 7_000],
      [10, 10],
    ] as const)
      assert.equal(await reader.preview(file(heicClaiming(width, height))), undefined);
    assert.equal(await reader.preview(file(MINIMAL_HEIC.subarray(0, 400))), undefined);
  });

  it('stops, those that wait included', async () => {
    const pdf = file(rawPdf([{content: writeText('uma', 50, 600)}]));
    const refused = [1, 2].map(() => assert.rejects(reader.countPages(pdf), ReaderStopped));
    await reader.stop();
    await Promise.all(refused);
    await assert.rejects(reader.preview(pdf), ReaderStopped);
  });
});
