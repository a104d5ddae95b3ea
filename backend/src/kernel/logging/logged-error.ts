import {stdSerializers} from 'pino';

/** Properties in which PostgreSQL quotes rows and parameters, and a mail server the recipient. */
const QUOTING = ['detail', 'where', 'hint', 'internalQuery', 'response', 'rejected', 'rejectedErrors', 'recipient'];
/** PostgreSQL's errors about values (SQLSTATE class 22) quote them in the message, too. */
const ABOUT_VALUES = /^22[0-9A-Z]{3}$/;

const ADDRESS = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Removes e-mail addresses from any error. */
const withoutAddresses = (text: unknown): string => String(text).replace(ADDRESS, '…@…');
const unquoted = (text: string) => text.replace(/"[^]*"/, '"…"');

/** An error for the logs: what happened and where, without the data involved. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const {raw: _raw, ...rest} = stdSerializers.err(error);
  const facts = Object.fromEntries(Object.entries(rest).filter(([name]) => !QUOTING.includes(name)));
  const logged: typeof facts = {...facts, message: withoutAddresses(rest.message), stack: withoutAddresses(rest.stack)};
  if (!ABOUT_VALUES.test(String(logged.code))) return logged;
  const stack = String(logged.stack).replace(error.message, unquoted(error.message));
  return {...logged, message: unquoted(error.message), stack};
}

/** The message of an error without the data involved, as stored with a failed job. */
export function errorMessage(error: unknown): string {
  const logged = loggedError(error);
  return logged && typeof logged === 'object' && 'message' in logged ? String(logged.message) : String(logged);
}
