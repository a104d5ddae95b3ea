interface Fault {
  code?: unknown;
  port?: unknown;
  message?: unknown;
  errors?: unknown;
  cause?: unknown;
}

/** admin_shutdown, crash_shutdown, cannot_connect_now: PostgreSQL is shutting down or starting. */
const GOING = new Set(['57P01', '57P02', '57P03']);
/** SQLSTATE class 08, connection exceptions. */
const CONNECTION = /^08[0-9A-Z]{3}$/;
const DRIVER_LOST = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;
/**
 * Errors that prove nothing by themselves (they may come from another service, or from a busy pool), but count as the outage
 * while one is known.
 */
const DRIVER_MAYBE = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
const SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED']);

/** Whether this error proves that the database at this port cannot be reached. */
export function isConnectionLost(error: unknown, port: number): boolean {
  return chainOf(error).some(
    ({code, port: of, message}) =>
      (typeof code === 'string' && (GOING.has(code) || CONNECTION.test(code))) ||
      (code === 'ECONNREFUSED' && of === port) ||
      DRIVER_LOST.test(textOf(message)),
  );
}

/** Whether this error may be a consequence of a database outage. */
export function mayBeConnectionLost(error: unknown): boolean {
  return chainOf(error).some(
    ({code, message}) => (typeof code === 'string' && SOCKET.has(code)) || DRIVER_MAYBE.test(textOf(message)),
  );
}

const textOf = (message: unknown): string => (typeof message === 'string' ? message : '');

/** The error, its causes, and the errors of an AggregateError. */
function chainOf(error: unknown, depth = 0): Fault[] {
  if (typeof error === 'string') return [{message: error}];
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const fault: Fault = error;
  const tries: unknown[] = Array.isArray(fault.errors) ? fault.errors : [];
  return [fault, ...[fault.cause, ...tries].flatMap(each => chainOf(each, depth + 1))];
}
