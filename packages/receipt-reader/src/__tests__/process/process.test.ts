import assert from 'node:assert/strict';
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setInterval} from 'node:timers/promises';
import type {DocumentoLido} from '../../document/types';
import {LeitorParado, Supervisor, type LimitesProcesso} from '../../process';

const MB = 1024 * 1024;
const HOJE = '2026-09-15';
const ENTRADA = join(__dirname, 'reading-program.js');

/** A process that ended and that nobody has asked about yet is still listed. */
const zumbi = (pid: number) =>
  process.platform === 'linux' && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));

function vivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !zumbi(pid);
  } catch {
    return false;
  }
}

async function ateSumir(pid: number): Promise<void> {
  for await (const _ of setInterval(20)) if (!vivo(pid)) return;
}

describe('processo de leitura', () => {
  let supervisor: Supervisor;
  let interrupcoes: string[] = [];
  const comLimites = (limites: Partial<LimitesProcesso>, processos = 1) => {
    interrupcoes = [];
    const aoInterromper = (motivo: string, origem?: string) => interrupcoes.push(`${motivo} ${origem ?? ''}`.trim());
    supervisor = new Supervisor({entrada: ENTRADA, limites, processos, aoInterromper});
  };
  const ler = (...papeis: string[]): Promise<DocumentoLido> =>
    supervisor.ler(
      papeis.map(mime => ({mime, conteudo: async () => Buffer.from('nothing')})),
      HOJE,
    );
  const avisos = ({avisos: todos}: DocumentoLido) => todos.map(({tipo}) => tipo);

  beforeEach(() => comLimites({}));
  afterEach(() => supervisor.parar());

  it('keeps its process for the next document', async () => {
    const [um, dois] = [await ler('pid'), await ler('pid')];
    assert.equal(um.loja, dois.loja);
    assert.notEqual(um.loja, String(process.pid));
  });

  it('hands a document its file anew each time that it asks', async () => {
    let vezes = 0;
    const arquivo = {mime: 'pede', conteudo: async () => Buffer.from(String(++vezes))};
    assert.equal((await supervisor.ler([arquivo], HOJE)).loja, '12');
  });

  it('hands it no file that is not of its receipt', async () => {
    assert.equal((await ler('pedeAlheios')).loja, '0 alheios');
    // That of the receipt itself comes to whoever asks: the tries before would have been heard of.
    assert.equal((await ler('pedeAlheios', 'qualquer')).loja, '1 alheios');
  });

  it('does not blame a document for a file that cannot be fetched', async () => {
    const arquivo = {mime: 'pede', conteudo: () => Promise.reject(new Error('no such file'))};
    await assert.rejects(supervisor.ler([arquivo], HOJE), /no such file/);
    assert.deepEqual([supervisor.pids, interrupcoes], [[], []]);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('takes a fresh process after so many documents', async () => {
    comLimites({documentos: 2});
    const pids = [await ler('pid'), await ler('pid'), await ler('pid')].map(({loja}) => loja);
    assert.equal(pids[0], pids[1]);
    assert.notEqual(pids[1], pids[2]);
  });

  it('takes a fresh process after one that grew large', async () => {
    comLimites({rssDeTroca: 1});
    assert.notEqual((await ler('pid')).loja, (await ler('pid')).loja);
  });

  it('ends a loop without end and reads the next document', async () => {
    comLimites({tempoPorPagina: 300});
    const lido = await ler('gira');
    assert.equal(lido.estado, 'nao_lida');
    assert.deepEqual(avisos(lido), ['limite']);
    assert.ok(lido.medidas.duracaoMs >= 300);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('ends a document that never answers', async () => {
    comLimites({tempoPorPagina: 300});
    assert.deepEqual(avisos(await ler('nunca')), ['limite']);
  });

  it('ends nobody who works little by little before the work is what a page may take', async () => {
    comLimites({tempoPorPagina: 1200});
    const lido = await ler('devagar');
    // Elsewhere the clock is all that tells.
    const esperado = process.platform === 'linux' ? ['devagar', []] : [undefined, ['limite']];
    assert.deepEqual([lido.loja, avisos(lido)], esperado);
  });

  it('gives each file its time, within the time for all', async () => {
    comLimites({tempoPorPagina: 200, tempoTotal: 500});
    assert.ok((await ler('nunca', 'nunca')).medidas.duracaoMs >= 400);
    // Files for minutes: with the start of a process it is far less.
    const {duracaoMs} = (await ler(...Array.from({length: 600}, () => 'nunca'))).medidas;
    assert.ok(duracaoMs >= 500 && duracaoMs < 30_000, `${duracaoMs} ms`);
  });

  it('answers with what was read until it had to end it, never as certain', async () => {
    // Enough for a process that shares its processor with many to say the first word.
    comLimites({tempoPorPagina: 1000});
    const lido = await ler('parcialEGira');
    assert.deepEqual([lido.estado, lido.loja, lido.certa], ['lida', 'parcial', false]);
    assert.deepEqual(avisos(lido), ['limite']);
  });

  it('ends a process that eats the memory', async () => {
    comLimites({rssMaximo: 400 * MB});
    const lido = await ler('come');
    assert.deepEqual([lido.estado, avisos(lido), interrupcoes], ['nao_lida', ['limite'], ['memoria']]);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('survives a process that goes away', async () => {
    const lido = await ler('sai');
    assert.deepEqual([lido.estado, avisos(lido)], ['nao_lida', ['falha']]);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('does not blame a document for a process that could not be started', async () => {
    const node = process.execPath;
    process.execPath = join(__dirname, 'no-such-program');
    await assert.rejects(ler('qualquer'), /did not start/).finally(() => (process.execPath = node));
    assert.deepEqual([supervisor.pids, interrupcoes], [[], []]);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('says that a document could not be read, without losing the process', async () => {
    const {loja} = await ler('pid');
    assert.deepEqual(avisos(await ler('lanca')), ['falha']);
    // Where it broke, but not what the message quotes.
    assert.match(interrupcoes.join(), /^falha Error at .*reading-program/);
    assert.doesNotMatch(interrupcoes.join(), /broken/);
    assert.equal((await ler('pid')).loja, loja);
  });

  it('does not make a document pay for what those before it broke', async () => {
    await ler('qualquer');
    assert.equal((await ler('quebraSeUsado')).loja, 'fresco');
  });

  it('reads again, once, when the system killed its process', async () => {
    const pids = new Set<number>();
    const olhar = new AbortController();
    const olhando = (async () => {
      for await (const _ of setInterval(1, undefined, {signal: olhar.signal}))
        for (const pid of supervisor.pids) pids.add(pid);
    })().catch(() => undefined);
    const lido = await ler('morto');
    olhar.abort();
    await olhando;
    assert.deepEqual([avisos(lido), interrupcoes, pids.size], [['falha'], ['falha'], 2]);
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('hides the settings of the server and lets nothing be written or started', async () => {
    process.env.DATABASE_URL ??= 'postgres://segredo';
    const {loja} = await ler('ambiente');
    assert.doesNotMatch(loja ?? '', /DATABASE|SECRET|PATH(?!_)|HOME|NODE_OPTIONS/);
    // The nets' runtime would tell its maker.
    assert.match(loja ?? '', /ORT_DISABLE_TELEMETRY/);
    assert.match((await ler('pasta')).loja ?? '', /receipt-reader.dist.process$/);
    assert.equal((await ler('escreve')).loja, 'ERR_ACCESS_DENIED');
    assert.equal((await ler('inicia')).loja, 'ERR_ACCESS_DENIED');
  });

  it('reads one at a time, or as many as it is told', async () => {
    const umPorVez = await Promise.all([ler('pid'), ler('pid'), ler('pid')]);
    assert.equal(new Set(umPorVez.map(({loja}) => loja)).size, 1);
    await supervisor.parar();
    comLimites({}, 2);
    const doisPorVez = await Promise.all([ler('pid'), ler('pid'), ler('pid')]);
    assert.equal(new Set(doisPorVez.map(({loja}) => loja)).size, 2);
  });

  it('lets an unused process go', async () => {
    comLimites({ocioso: 20});
    await ler('pid');
    const [pid] = supervisor.pids;
    await ateSumir(pid ?? assert.fail());
    assert.equal((await ler('qualquer')).estado, 'lida');
  });

  it('refuses what is under way and waiting when the server stops, so that it is tried elsewhere', async () => {
    await ler('pid');
    const [pid] = supervisor.pids;
    const recusadas = [ler('nunca'), ler('nunca')].map(leitura => assert.rejects(leitura, LeitorParado));
    await supervisor.parar();
    await Promise.all(recusadas);
    assert.equal(vivo(pid ?? assert.fail()), false);
    await assert.rejects(ler('pid'), LeitorParado);
    assert.deepEqual(supervisor.pids, [], 'none was started for it');
  });

  it('starts nothing once stopped, not even for who got a process a moment before', async () => {
    const recusada = assert.rejects(ler('nunca'), LeitorParado);
    await supervisor.parar();
    await recusada;
    assert.deepEqual(supervisor.pids, []);
  });

  it('does not outlive a server that was killed, even in a loop', async () => {
    const servidor = fork(join(__dirname, 'server-program.js'));
    const [pid] = (await once(servidor, 'message')) as [number];
    servidor.kill('SIGKILL');
    await ateSumir(pid);
  });
});
