import {fork, type ChildProcess} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import type {ProcessLimits} from './limits';
import {readablePaths} from './readable';

/** The environment variables that a program may need; none are settings of the server. */
const ENVIRONMENT = ['LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ'];
/** ONNX Runtime sends telemetry about each run unless it is switched off before it is loaded. */
const NO_TELEMETRY = {ORT_DISABLE_TELEMETRY: '1'};
const DISABLE_BUILTINS = join(__dirname, 'child', 'disable-builtins.js');
const LOW_PRIORITY = 5;
const MB = 1024 * 1024;

/** A program that parses untrusted files. */
export interface Program {
  /** Path of its compiled main file. */
  entry: string;
  /** Folders of compiled code that it may load in addition to its own package's. */
  readable: readonly string[];
}

/**
 * Starts a process without the server's environment and without permission to write files or start programs. It may
 * only read the program's own files. Its priority is low, so that the server stays responsive.
 */
export function forkConfined({entry, readable}: Program, {heap, maxRss}: ProcessLimits): ChildProcess {
  const childProcess = fork(entry, [String(maxRss)], {
    // Transfers binary data without conversion.
    serialization: 'advanced',
    // Threads may always read the current folder, so it must not be the server's.
    cwd: __dirname,
    env: {
      ...Object.fromEntries(ENVIRONMENT.flatMap(name => (name in process.env ? [[name, process.env[name]]] : []))),
      ...NO_TELEMETRY,
    },
    execArgv: [
      '--no-warnings',
      `--max-old-space-size=${Math.floor(heap / MB)}`,
      '--permission',
      ...readablePaths(readable).map(path => `--allow-fs-read=${path}`),
      '--allow-addons',
      '--allow-worker',
      '--no-experimental-sqlite',
      `--require=${DISABLE_BUILTINS}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  childProcess.on('spawn', () => lowerPriority(childProcess.pid));
  return childProcess;
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended or the system does not allow it; the task works without.
  }
}
