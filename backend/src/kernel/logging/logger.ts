import pino, {type DestinationStream, type Logger} from 'pino';
import {loggedError} from './logged-error';

export type {Logger} from 'pino';

/** Structured logs. Bodies and addresses with data in them are never logged; these paths are a second fence. */
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
  return destination ? pino(options, destination) : pino(options);
}
