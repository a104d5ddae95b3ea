import {spawn} from 'node:child_process';
import {ROOT} from '../runtime.mjs';

/** A step that failed, with its output. The message can be shown to the user. */
export class StepFailed extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs a program and captures its output: {code, output}. SIGTERM and SIGHUP are forwarded to it. */
export async function runAndCapture(program, args, env = process.env) {
  let output = '';
  const add = chunk => (output += chunk);
  const code = await start(program, args, env, ['ignore', 'pipe', 'pipe'], child => {
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
  });
  return {code, output};
}

/** Runs a program attached to this terminal and returns its exit code. SIGTERM and SIGHUP are forwarded to it. */
export const runInTerminal = (program, args, env = process.env) => start(program, args, env, 'inherit');

// Ctrl+C reaches all processes of the terminal; these signals only reach us.
const SIGNALS = ['SIGTERM', 'SIGHUP'];

function start(program, args, env, stdio, listen = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd: ROOT, env, stdio});
    listen(child);
    const passOn = signal => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const forget = () => SIGNALS.forEach(signal => process.off(signal, passOn));
    child.on('error', error => (forget(), reject(error)));
    child.on('close', code => (forget(), resolve(code ?? 1)));
  });
}
