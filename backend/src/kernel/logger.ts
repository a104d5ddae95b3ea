import pino, {type Logger} from 'pino';
import {loggedError} from './logged-error';

export type {Logger} from 'pino';

/** Structured logs. Bodies and addresses with data in them are never logged; these paths are a second fence. */
export function createLogger(level: string, pretty = false): Logger {
  return pino({
    level,
    base: undefined,
    serializers: {err: loggedError},
    redact: {
      paths: ['senha', '*.senha', 'cpf', '*.cpf', 'email', '*.email', 'token', '*.token', '*.authorization'],
      censor: '[omitido]',
    },
    ...(pretty
      ? {formatters: {level: (label: string) => ({level: label})}, timestamp: pino.stdTimeFunctions.isoTime}
      : {}),
  });
}
