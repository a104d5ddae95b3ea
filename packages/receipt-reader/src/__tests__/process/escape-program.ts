// A process for one task, which attempts everything that documents must not be able to do; returns the result of each.
import {spawnSync} from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import {
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {connect, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {serveTasks} from '@clube/confined/program';

export interface EscapeRequest {
  secret: string;
  port: number;
}

const NEW_FILE = join(tmpdir(), 'clube-nao-deve-existir');

async function tryIt(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'conseguiu';
  } catch (error) {
    // The reason of a failed fetch is in `cause`.
    const {cause = error} = error as Error;
    return (cause as NodeJS.ErrnoException).code ?? String(cause);
  }
}

/** Makes the attempt in a thread. */
function inThread(attempt: string, options: object = {}): Promise<void> {
  const program = `import {parentPort} from 'node:worker_threads';
    try { ${attempt}; parentPort.postMessage(''); } catch (erro) { parentPort.postMessage(erro.code); }`;
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), options);
    thread.once('error', reject);
    thread.once('message', (code: string) => (code ? reject(Object.assign(new Error(), {code})) : resolve()));
  });
}

const reading = (secret: string) => `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(secret)})`;

const connectTo = (port: number) =>
  new Promise<void>((resolve, reject) => connect(port, '127.0.0.1').once('connect', resolve).once('error', reject));

const ATTEMPTS: Record<string, (request: EscapeRequest) => unknown> = {
  ler: ({secret}) => readFileSync(secret),
  abrir: ({secret}) => openSync(secret, 'r'),
  medir: ({secret}) => statSync(secret),
  procurar: () => readdirSync(tmpdir()),
  copiar: ({secret}) => copyFileSync(secret, NEW_FILE),
  apontar: ({secret}) => symlinkSync(secret, NEW_FILE),
  ambienteDoServidor: () => readFileSync(`/proc/${process.ppid}/environ`),
  escrever: () => writeFileSync(NEW_FILE, ''),
  relatar: () => process.report.writeReport(NEW_FILE),
  iniciar: () => spawnSync('true'),
  sinalizar: () => process.kill(process.ppid, 0),
  sinalizarPorDentro: () => (process as unknown as {_kill(...target: number[]): number})._kill(process.ppid, 0),
  aTodos: () => process.kill(-1, 0),
  fio: ({secret}) => inThread(reading(secret)),
  fioComOpcoes: ({secret}) => inThread(reading(secret), {execArgv: []}),
  fioComAmbiente: ({secret}) => inThread(reading(secret), {env: {NODE_OPTIONS: '--allow-fs-read=*'}}),
  fioQueLiga: ({port}) => inThread(`process.getBuiltinModule('net').connect(${port}, '127.0.0.1')`),
  ligar: ({port}) => connectTo(port),
  chamar: ({port}) => fetch(`http://127.0.0.1:${port}/`),
  servir: () => createServer().listen(0),
  datagrama: () => dgram.createSocket('udp4'),
  nome: () => dns.promises.lookup('localhost'),
};

const tryAll = async (request: EscapeRequest) => {
  const found: [string, string][] = [['programa', await tryIt(() => readFileSync(__filename))]];
  for (const [nome, attempt] of Object.entries(ATTEMPTS)) found.push([nome, await tryIt(() => attempt(request))]);
  const database = await tryIt(() => import('node:sqlite'));
  return {found: Object.fromEntries(found), database, leftOver: await tryIt(() => existsSync(NEW_FILE))};
};

serveTasks({only: tryAll});
