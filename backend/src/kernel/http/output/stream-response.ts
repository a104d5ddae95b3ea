import type {ServerResponse} from 'node:http';

const PIECE_BYTES = 64 * 1024;

/** Error codes of a connection whose client is gone. */
const LINE_BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED']);

/** Opens the source. Called only when the client is still connected; `gone` aborts when it disconnects. */
export type Source = (abortSignal: AbortSignal) => AsyncIterable<Uint8Array>;

export interface StreamResponseOptions {
  /** Writes status and headers. Called with the first bytes, so that an earlier error can still be sent as a refusal. */
  head(): void;
  /** Milliseconds that the client may take to read 64 kB. */
  idleMs: number;
}

/**
 * Sends a stream as the response body, and destroys it in every case: read to its end, failed, stalled, or the client gone before
 * or after it was opened. A client that disconnects is no error; everything else rejects.
 */
export async function streamResponse(
  response: ServerResponse,
  open: Source,
  {head, idleMs}: StreamResponseOptions,
): Promise<void> {
  // Listens on the connection and not on the response: a response that is queued behind another one on its connection gets no
  // "close" event.
  const {socket} = response.req;
  if (socket.destroyed) return;
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const {signal: abortSignal} = leaving;
  const taken = (send: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      const still = setTimeout(() => {
        response.destroy();
        leave();
      }, idleMs);
      const over = (error?: Error | null) => {
        clearTimeout(still);
        abortSignal.removeEventListener('abort', left);
        if (!error) return resolve();
        // A write error may be reported before the "close" event.
        if (LINE_BROKEN.has((error as NodeJS.ErrnoException).code ?? '')) leave();
        reject(error);
      };
      const left = () => over(new Error('the reader is gone'));
      abortSignal.addEventListener('abort', left, {once: true});
      send(over);
    });
  socket.once('close', leave);
  let sent = 0;
  try {
    for await (const part of open(abortSignal)) {
      if (abortSignal.aborted) return;
      if (!response.headersSent) head();
      for (let start = 0; start < part.length; start += PIECE_BYTES)
        await taken(done => response.write(part.subarray(start, start + PIECE_BYTES), done));
      sent += part.length;
    }
    if (abortSignal.aborted) return;
    if (!response.headersSent) head();
    const promised = response.getHeader('Content-Length');
    if (promised !== undefined && Number(promised) !== sent)
      throw new Error(`${sent} bytes of ${String(promised)} were there`);
    await taken(done => response.end(done));
  } catch (error) {
    if (!abortSignal.aborted) throw error;
  } finally {
    socket.off('close', leave);
  }
}
