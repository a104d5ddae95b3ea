import pino, {type DestinationStream, type Logger} from 'pino';
import {bufferedLines, type Lines} from './buffered-lines';
import {loggedError} from './logged-error';

export type {Logger} from 'pino';

const WARN = pino.levels.values.warn ?? 40;

/** One logger per process, as there is one standard output. */
let output: Lines | undefined;

/** Structured logs. Bodies and addresses with data are never logged; redacting these paths is a second safeguard. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: {err: loggedError},
    redact: {
      paths: ['senha', '*.senha', 'cpf', '*.cpf', 'email', '*.email', 'token', '*.token', '*.authorization'],
      censor: '[omitido]',
    },
  };
  return destination ? pino(options, destination) : toOutput(options);
}

/** Errors are flushed at once: they may be the last output of the process. */
function toOutput(options: pino.LoggerOptions): Logger {
  const lines = (output ??= bufferedLines());
  const logMethod: NonNullable<pino.LoggerOptions['hooks']>['logMethod'] = function (args, method, level) {
    method.apply(this, args);
    if (level >= WARN) lines.flush();
  };
  return pino({...options, hooks: {logMethod}}, lines);
}
