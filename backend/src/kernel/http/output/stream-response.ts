import type {ServerResponse} from 'node:http';

const PIECE_BYTES = 64 * 1024;

/** How a connection says that nobody is at its other end any more. */
const LINE_BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED']);

/** Opens what is to be sent. Called only when there is somebody to read it; `gone` aborts when there is nobody any more. */
export type Source = (abortSignal: AbortSignal) => AsyncIterable<Uint8Array>;

export interface StreamResponseOptions {
  /** Writes status and headers. Called when the first bytes are there: what fails before is refused like anything else. */
  head(): void;
  /** What the reader may take for a piece of 64 kB, in ms. */
  idleMs: number;
}

/**
 * Sends a stream as an answer's body. It is let go of on every way out: read to its end, failed, its reader gone before
 * it was opened or since, or stalled. A reader who is gone is no fault; all else rejects.
 */
export async function streamResponse(
  response: ServerResponse,
  open: Source,
  {head, idleMs}: StreamResponseOptions,
): Promise<void> {
  // Of the connection, not of the answer: one that waits behind another on its connection never hears of the end.
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
        // The connection may say so before it is closed.
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
