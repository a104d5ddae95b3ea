import {spawn} from 'node:child_process';
import {ROOT} from '../runtime.mjs';

/** A step that failed, with what it printed. The message is fit to be shown as it is. */
export class StepFailed extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs a program quietly: {code, output}. */
export function capture(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', reject);
    child.on('close', code => resolve({code: code ?? 1, output}));
  });
}

// Of a Ctrl+C the terminal tells everybody itself; these come to us alone.
const SIGNALS = ['SIGTERM', 'SIGHUP'];

/** Runs a program with our terminal and answers with its exit code. Who ends us ends it, and gets its answer. */
export function show(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd: ROOT, env, stdio: 'inherit'});
    const passOn = signal => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const forget = () => SIGNALS.forEach(signal => process.off(signal, passOn));
    child.on('error', error => (forget(), reject(error)));
    child.on('exit', code => (forget(), resolve(code ?? 1)));
  });
}
