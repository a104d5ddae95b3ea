import type {IncomingMessage, ServerResponse} from 'node:http';
import {UNEXPECTED_ERROR} from '@clube/domain';
import type {Logger} from '../logging/logger';
import {
  Conflict,
  PayloadTooLarge,
  Unavailable,
  MethodNotAllowed,
  NotFound,
  InvalidRequest,
  invalidAddress,
  Refusal,
  OutOfSpace,
} from './refusals';

const FAULT = new Refusal(500, 'ERRO_INTERNO', UNEXPECTED_ERROR);

/** Converts every thrown error to a refusal. An unexpected error is logged, and its details are not sent. */
export function toRefusal(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const fault = (error ?? {}) as {
    code?: string;
    status?: number;
    statusCode?: number;
    message?: string;
    constraint?: string;
  };
  const mapped = fromPostgres(fault.code) ?? fromDriver(fault.message) ?? fromHttp(fault.statusCode ?? fault.status);
  if (error instanceof URIError) return invalidAddress();
  if (mapped?.codigo === OutOfSpace.codigo) return logFullDisk(mapped, fault.code, log);
  if (mapped && mapped.status < 500) {
    log.info(
      {code: fault.code ?? fault.statusCode, constraint: fault.constraint},
      'refused by the database or the router',
    );
    return mapped;
  }
  log.error({err: error}, 'unexpected fault');
  return mapped ?? FAULT;
}

/** With a full disk every request fails; a log line for each would use up any space that becomes free. */
const FULL_DISK_LINE_MS = 60_000;
let loggedFullDisk = -Infinity;

function logFullDisk(refusal: Refusal, code: string | undefined, log: Logger): Refusal {
  if (performance.now() - loggedFullDisk < FULL_DISK_LINE_MS) return refusal;
  loggedFullDisk = performance.now();
  log.error({code}, 'no room on the disk');
  return refusal;
}

function fromPostgres(code: string | undefined): Refusal | undefined {
  switch (code) {
    case '23505': // unique_violation
      return Conflict({erro: 'Já existe um registro igual.'});
    case '23503': // foreign_key_violation
      return Conflict({erro: 'O registro está ligado a outros e não pode ser alterado assim.'});
    case '23514': // check_violation
    case '23502': // not_null_violation
      return new Refusal(422, 'VALOR_RECUSADO', 'Um dos valores não é aceito.');
    case '22P02': // invalid_text_representation
    case '22003': // numeric_value_out_of_range
    case '22007': // invalid_datetime_format
    case '22008': // datetime_field_overflow
    case '22021': // character_not_in_repertoire
    case '22P05': // untranslatable_character
      return InvalidRequest({erro: 'Um dos valores é inválido.'});
    case '55P03': // lock_not_available
    case '57014': // query_canceled
    case '40001': // serialization_failure, again and again
    case '40P01': // deadlock_detected, again and again
    case '57P01': // admin_shutdown
    case '57P02': // crash_shutdown
    case '57P03': // cannot_connect_now
    case '53300': // too_many_connections
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EPIPE':
      return Unavailable();
    case 'ENOSPC': // no place on the disk
    case 'EDQUOT':
    case '53100': // disk_full
      return OutOfSpace();
    case 'EMFILE': // no descriptor for another file
    case 'ENFILE':
      return Unavailable();
    default:
      return undefined;
  }
}

/** Errors of the driver for lost or failed connections have no code, so they are recognised by their message. */
function fromDriver(message: string | undefined): Refusal | undefined {
  const gone =
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
  return message && gone.test(message) ? Unavailable() : undefined;
}

function fromHttp(status: number | undefined): Refusal | undefined {
  if (status === 404) return NotFound();
  if (status === 405) return MethodNotAllowed();
  if (status === 413) return PayloadTooLarge();
  if (status && status >= 400 && status < 500) return InvalidRequest();
  return undefined;
}

const DRAIN_BYTES = 256 * 1024 * 1024;

/**
 * Sends the refusal. If the request body was not read completely, the rest is discarded before the connection closes, so that the
 * client, which is still sending, can read the response instead of getting a connection error.
 */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) return void response.destroy();
  const text = JSON.stringify(refusal.body);
  response.statusCode = refusal.status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.setHeader('Cache-Control', 'no-store');
  // Remove headers of the response that was to be sent instead.
  response.removeHeader('Content-Encoding');
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
  if (request.complete || request.destroyed) return void response.end(text);
  response.setHeader('Connection', 'close');
  response.write(text);
  readPast(request, () => response.end());
}

function readPast(request: IncomingMessage, done: () => void): void {
  let left = DRAIN_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.once('close', done);
  request.resume();
}
