interface Fault {
  code?: unknown;
  port?: unknown;
  message?: unknown;
  errors?: unknown;
  cause?: unknown;
}

/** admin_shutdown, crash_shutdown, cannot_connect_now: the server itself says that it goes. */
const GOING = new Set(['57P01', '57P02', '57P03']);
/** SQLSTATE class 08, connection exceptions. */
const CONNECTION = /^08[0-9A-Z]{3}$/;
const DRIVER_LOST = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;
/** What says the same once it is known, and may say something else before: another service, a pool that is at work. */
const DRIVER_MAYBE = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
const SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED']);

/** Whether this error says that the database behind the port cannot be reached. */
export function isConnectionLost(error: unknown, port: number): boolean {
  return chainOf(error).some(
    ({code, port: of, message}) =>
      (typeof code === 'string' && (GOING.has(code) || CONNECTION.test(code))) ||
      (code === 'ECONNREFUSED' && of === port) ||
      DRIVER_LOST.test(textOf(message)),
  );
}

/** Whether it may say so. */
export function mayBeConnectionLost(error: unknown): boolean {
  return chainOf(error).some(
    ({code, message}) => (typeof code === 'string' && SOCKET.has(code)) || DRIVER_MAYBE.test(textOf(message)),
  );
}

const textOf = (message: unknown): string => (typeof message === 'string' ? message : '');

/** The error, what it was made of, and each of several tries. */
function chainOf(error: unknown, depth = 0): Fault[] {
  if (typeof error === 'string') return [{message: error}];
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const fault: Fault = error;
  const tries: unknown[] = Array.isArray(fault.errors) ? fault.errors : [];
  return [fault, ...[fault.cause, ...tries].flatMap(each => chainOf(each, depth + 1))];
}
