import {ApiError} from './error.js';

/** How long a request may take, in ms, before its connection counts as lost, even if the phone reports it as open. */
const LIMIT_MS = 60_000;
/** For requests that go through very many rows before they are answered: as long as the server lets them (`LONG_CALL_MS`). */
export const LONG_MS = 15 * 60_000;
/** For files, which may be large. */
export const NO_LIMIT = Infinity;

/**
 * Sends a request whose signal aborts when the caller's does, or after the time limit.
 * @throws the caller's reason, or ApiError with status 0 after the time limit
 */
export async function withinTime<T>(
  send: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal | null,
  ms = LIMIT_MS,
): Promise<T> {
  // Not AbortSignal.any, which Safari has only since 17.4.
  const stop = new AbortController();
  const ended = new Promise<never>((_resolve, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
  );
  const abort = (): void => stop.abort(caller?.reason);
  const timer = ms === NO_LIMIT ? undefined : setTimeout(() => stop.abort(new ApiError(0)), ms);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  try {
    return await Promise.race([send(stop.signal), ended]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}
