import {stdSerializers} from 'pino';

/** Where PostgreSQL quotes what is in rows and in what it was sent, and a mail server whom it does not know. */
const QUOTING = ['detail', 'where', 'hint', 'internalQuery', 'response', 'rejected', 'rejectedErrors', 'recipient'];
/** Its errors about values as such (SQLSTATE class 22) quote them in the message too. */
const ABOUT_VALUES = /^22[0-9A-Z]{3}$/;

const ADDRESS = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Whatever an error is about: no e-mail address. */
const withoutAddresses = (text: unknown): string => String(text).replace(ADDRESS, '…@…');
const unquoted = (text: string) => text.replace(/"[^]*"/, '"…"');

/** An error as it may stand in the logs: what happened and where, without the data it happened to. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const {raw: _raw, ...rest} = stdSerializers.err(error);
  const facts = Object.fromEntries(Object.entries(rest).filter(([name]) => !QUOTING.includes(name)));
  const logged: typeof facts = {...facts, message: withoutAddresses(rest.message), stack: withoutAddresses(rest.stack)};
  if (!ABOUT_VALUES.test(String(logged.code))) return logged;
  const stack = String(logged.stack).replace(error.message, unquoted(error.message));
  return {...logged, message: unquoted(error.message), stack};
}

/** What an error says, without the data it happened to: kept with a job that failed. */
export function errorMessage(error: unknown): string {
  const logged = loggedError(error);
  return logged && typeof logged === 'object' && 'message' in logged ? String(logged.message) : String(logged);
}
