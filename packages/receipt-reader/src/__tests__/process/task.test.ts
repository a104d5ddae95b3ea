import assert from 'node:assert/strict';
import {join} from 'node:path';
import sharp from 'sharp';
import {LeitorParado, ReceiptReader} from '../..';
import {TarefaInterrompida, emProcesso, type LimitesTarefa} from '../../process';
import {HEIC_MINIMO, heicQueDiz} from '../image/heic';
import {escrever, pdfCru} from '../pdf/raw-pdf';

const MB = 1024 * 1024;
const ENTRADA = join(__dirname, 'task-program.js');

const fazer = <T>(nome: string, limites: Partial<LimitesTarefa> = {}, sinal?: AbortSignal) =>
  emProcesso<T>(ENTRADA, nome, {
    limites: {tempo: 40_000, heap: 256 * MB, rssMaximo: 400 * MB, ...limites},
    ...(sinal ? {sinal} : {}),
  });

describe('a task in a process of its own', () => {
  it('answers, bytes too, from a process that is not the server', async () => {
    assert.deepEqual(await fazer('bytes'), Uint8Array.of(0, 255, 7));
    assert.notEqual(await fazer('pid'), process.pid);
  });

  it('is cut short by time, by memory and by itself', async () => {
    for (const nome of ['gira', 'nunca']) await assert.rejects(fazer(nome, {tempo: 700}), TarefaInterrompida);
    await assert.rejects(fazer('come'), TarefaInterrompida);
    await assert.rejects(fazer('sai'), /exit 3/);
  });

  it('tells where it broke, not what the message quotes, and may write nothing', async () => {
    const broken = await fazer('lanca').catch((erro: unknown) => (erro as Error).message);
    assert.match(String(broken), /Error at .*task-program/);
    assert.doesNotMatch(String(broken), /quotes/);
    await assert.rejects(fazer('escreve'), TarefaInterrompida);
  });

  it('says when it could not be started, and ends when told to', async () => {
    const node = process.execPath;
    process.execPath = join(__dirname, 'no-such-program');
    await assert.rejects(fazer('pid'), {code: 'ENOENT'}).finally(() => (process.execPath = node));
    const fim = new AbortController();
    const parada = assert.rejects(fazer('nunca', {}, fim.signal), {name: 'AbortError'});
    fim.abort();
    await parada;
  });
});

describe('tasks of the reader', () => {
  let reader: ReceiptReader;
  before(() => (reader = new ReceiptReader()));
  after(() => reader.stop());

  const arquivo = (conteudo: Buffer) => async () => conteudo;

  it('counts the pages of a PDF', async () => {
    const pagina = {conteudo: escrever('uma', 50, 600)};
    assert.equal(await reader.countPages(arquivo(pdfCru([pagina, pagina, pagina]))), 3);
    assert.equal(await reader.countPages(arquivo(Buffer.from('%PDF-1.7'))), undefined);
  });

  it('shows a HEIC picture as a JPEG, but none that unfolds into gigabytes', async () => {
    const vista = await reader.preview(arquivo(HEIC_MINIMO));
    const {format, width, height} = await sharp(vista).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 96, 64]);
    for (const [largura, altura] of [
      [30_000, 30_000],
      [7_000, 7_000],
      [10, 10],
    ] as const)
      assert.equal(await reader.preview(arquivo(heicQueDiz(largura, altura))), undefined);
    assert.equal(await reader.preview(arquivo(HEIC_MINIMO.subarray(0, 400))), undefined);
  });

  it('stops, those that wait included', async () => {
    const pdf = arquivo(pdfCru([{conteudo: escrever('uma', 50, 600)}]));
    const recusadas = [1, 2].map(() => assert.rejects(reader.countPages(pdf), LeitorParado));
    await reader.stop();
    await Promise.all(recusadas);
    await assert.rejects(reader.preview(pdf), LeitorParado);
  });
});
