import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {PriorityQueue} from '../security/priority-queue';

/** The order to the worker: the compiled module whose `draw(data)` creates the document, and its data. */
export interface DrawingOrder {
  module: string;
  data: unknown;
}

const MAX_SECONDS = 120;
const MEMORY_MB = 256;

/**
 * Creates PDF documents in a worker thread: the event loop is not blocked, and a worker that hangs or grows is ended.
 */
export class Documents {
  /** Documents are drawn one at a time, so that many requests use at most one core. */
  private readonly queue = new PriorityQueue({
    concurrency: 1,
    maxQueued: 20,
    maxWaitMs: 60_000,
    estimatedMs: 1000,
    busyMessage: 'Há muitos documentos sendo gerados. Tente de novo em instantes.',
  });

  /**
   * @param module path of a compiled module that exports `draw(data): Promise<Buffer>`
   * @param data structured-cloneable data
   * @param left aborted when nobody waits for the document any more: it is not begun then
   * @throws 503 with Retry-After when too many wait already
   */
  draw(module: string, data: unknown, left?: AbortSignal): Promise<Buffer> {
    return this.queue.run('first', () => drawInWorker({module, data}), left);
  }
}

function drawInWorker(order: DrawingOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'draw-worker.js'), {
      workerData: order,
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
    });
    const timer = setTimeout(() => void worker.terminate(), MAX_SECONDS * 1000);
    worker.once('message', (content: Uint8Array) => resolve(Buffer.from(content)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`the drawing by ${order.module} ended early`));
    });
  });
}
