import {fork, type ChildProcess, type ForkOptions} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import type {LimitesProcesso} from './limits';
import {LEGIVEIS} from './readable';

/** What a program may need to run at all; nothing of the server's own settings. */
const AMBIENTE = ['LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ'];
/** ONNX Runtime tells its maker about each run unless it is told not to before it is loaded. */
const CALADO = {ORT_DISABLE_TELEMETRY: '1'};
const LACRE = join(__dirname, 'child', 'seal.js');
const PRIORIDADE_BAIXA = 5;
const MB = 1024 * 1024;

/**
 * Starts a process without the server's environment, without the right to write files or to start programs, which may
 * read the program's own files and no others, at low priority, so that the server keeps answering.
 */
export function bifurcar(
  entrada: string,
  {heap, rssMaximo}: Pick<LimitesProcesso, 'heap' | 'rssMaximo'>,
  opcoes: Pick<ForkOptions, 'killSignal' | 'signal'> = {},
): ChildProcess {
  const processo = fork(entrada, [String(rssMaximo)], {
    ...opcoes,
    // Bytes as they are.
    serialization: 'advanced',
    // Its threads may read where it stands, whatever else they are denied.
    cwd: __dirname,
    env: {
      ...Object.fromEntries(AMBIENTE.flatMap(nome => (nome in process.env ? [[nome, process.env[nome]]] : []))),
      ...CALADO,
    },
    execArgv: [
      '--no-warnings',
      `--max-old-space-size=${Math.floor(heap / MB)}`,
      '--permission',
      ...LEGIVEIS.map(caminho => `--allow-fs-read=${caminho}`),
      '--allow-addons',
      '--allow-worker',
      '--no-experimental-sqlite',
      `--require=${LACRE}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  processo.on('spawn', () => baixarPrioridade(processo.pid));
  return processo;
}

function baixarPrioridade(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, PRIORIDADE_BAIXA);
  } catch {
    // It is gone already, or the system does not allow it: the reading works as well without.
  }
}
