import {spawn} from 'node:child_process';
import {constants} from 'node:os';
import {afterEnd} from './restarts.mjs';
import {logError, log} from './log.mjs';

// Ctrl+C may arrive twice, from the terminal and from npm; only one after this time, in ms, counts as a second Ctrl+C.
const SAME_KEYPRESS_MS = 700;

/**
 * Runs the server until a signal ends it, and restarts it after an unexpected end: out of memory, killed, an error.
 * Resolves with the exit code to end with.
 * @param {{program: string, args: string[], options: object, now?: () => number, wait?: (ms: number) => Promise<void>}} how
 */
export async function supervise({program, args, options, now = () => performance.now(), wait = pause}) {
  let server;
  let askedAt;
  let everServed = false;
  let leave = () => undefined;
  const ends = [];
  const passOn = signal => {
    leave();
    if (askedAt === undefined) {
      askedAt = now();
      server?.kill(signal);
    } else if (now() - askedAt > SAME_KEYPRESS_MS) {
      logError('Encerrando à força.');
      server?.kill('SIGKILL');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => passOn(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  for (;;) {
    server = spawn(program, args, options);
    server.on('message', message => (everServed ||= message === 'serving'));
    const {code, error} = await endOf(server);
    server = undefined;
    if (error) logError(`O servidor não pôde ser iniciado: ${error.message}`);
    ends.push(now());
    const next = afterEnd({asked: askedAt !== undefined, everServed, ends});
    if (!next.restart) {
      if (next.why === 'too-often') logError('O servidor encerrou muitas vezes seguidas e não será iniciado de novo.');
      return next.why === 'asked' ? code : code || 1;
    }
    logError(`O servidor encerrou sem que ninguém pedisse (código ${code}).`);
    log(`Iniciando de novo em ${next.pauseMs / 1000} s…`);
    await Promise.race([wait(next.pauseMs), new Promise(resolve => (leave = resolve))]);
    if (askedAt !== undefined) return 0;
  }
}

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/** The exit code of a process as shells report it: 128 + signal number if it was killed. */
function endOf(server) {
  return new Promise(resolve => {
    server.on('error', error => resolve({code: 1, error}));
    server.on('exit', (code, signal) => resolve({code: code ?? 128 + (constants.signals[signal] ?? 0)}));
  });
}
