import {spawn} from 'node:child_process';
import {ROOT} from '../runtime.mjs';

/** A step that failed, with what it printed. The message is fit to be shown as it is. */
export class StepFailed extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Runs a program quietly: {code, output}. Who ends us ends it. */
export async function capture(program, args, env = process.env) {
  let output = '';
  const add = chunk => (output += chunk);
  const code = await start(program, args, env, ['ignore', 'pipe', 'pipe'], child => {
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
  });
  return {code, output};
}

/** Runs a program with our terminal and answers with its exit code. Who ends us ends it, and gets its answer. */
export const show = (program, args, env = process.env) => start(program, args, env, 'inherit');

// A Ctrl+C reaches every process of the terminal; these come to us alone.
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
