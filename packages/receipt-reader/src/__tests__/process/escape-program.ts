// A process for one task, which tries what a document must not be able to do; answers what each try came to.
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
import {fazer} from '../../process/child/do-once';

export interface PedidoFuga {
  segredo: string;
  porta: number;
}

const NOVO = join(tmpdir(), 'clube-nao-deve-existir');

async function tentar(trabalho: () => unknown): Promise<string> {
  try {
    await trabalho();
    return 'conseguiu';
  } catch (erro) {
    // What is fetched fails for a cause.
    const {cause = erro} = erro as Error;
    return (cause as NodeJS.ErrnoException).code ?? String(cause);
  }
}

/** Tries in a thread. */
function emFio(tentativa: string, opcoes: object = {}): Promise<void> {
  const programa = `import {parentPort} from 'node:worker_threads';
    try { ${tentativa}; parentPort.postMessage(''); } catch (erro) { parentPort.postMessage(erro.code); }`;
  return new Promise((resolve, reject) => {
    const fio = new Worker(new URL(`data:text/javascript,${encodeURIComponent(programa)}`), opcoes);
    fio.once('error', reject);
    fio.once('message', (code: string) => (code ? reject(Object.assign(new Error(), {code})) : resolve()));
  });
}

const lendo = (segredo: string) => `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(segredo)})`;

const ligar = (porta: number) =>
  new Promise<void>((resolve, reject) => connect(porta, '127.0.0.1').once('connect', resolve).once('error', reject));

const TENTATIVAS: Record<string, (pedido: PedidoFuga) => unknown> = {
  ler: ({segredo}) => readFileSync(segredo),
  abrir: ({segredo}) => openSync(segredo, 'r'),
  medir: ({segredo}) => statSync(segredo),
  procurar: () => readdirSync(tmpdir()),
  copiar: ({segredo}) => copyFileSync(segredo, NOVO),
  apontar: ({segredo}) => symlinkSync(segredo, NOVO),
  ambienteDoServidor: () => readFileSync(`/proc/${process.ppid}/environ`),
  escrever: () => writeFileSync(NOVO, ''),
  relatar: () => process.report.writeReport(NOVO),
  iniciar: () => spawnSync('true'),
  sinalizar: () => process.kill(process.ppid, 0),
  sinalizarPorDentro: () => (process as unknown as {_kill(...alvo: number[]): number})._kill(process.ppid, 0),
  aTodos: () => process.kill(-1, 0),
  fio: ({segredo}) => emFio(lendo(segredo)),
  fioComOpcoes: ({segredo}) => emFio(lendo(segredo), {execArgv: []}),
  fioComAmbiente: ({segredo}) => emFio(lendo(segredo), {env: {NODE_OPTIONS: '--allow-fs-read=*'}}),
  fioQueLiga: ({porta}) => emFio(`process.getBuiltinModule('net').connect(${porta}, '127.0.0.1')`),
  ligar: ({porta}) => ligar(porta),
  chamar: ({porta}) => fetch(`http://127.0.0.1:${porta}/`),
  servir: () => createServer().listen(0),
  datagrama: () => dgram.createSocket('udp4'),
  nome: () => dns.promises.lookup('localhost'),
};

fazer(async (pedido: PedidoFuga) => {
  const achados: [string, string][] = [['programa', await tentar(() => readFileSync(__filename))]];
  for (const [nome, tentativa] of Object.entries(TENTATIVAS))
    achados.push([nome, await tentar(() => tentativa(pedido))]);
  const banco = await tentar(() => import('node:sqlite'));
  return {achados: Object.fromEntries(achados), banco, sobrou: await tentar(() => existsSync(NOVO))};
}, Number(process.argv[2]));
