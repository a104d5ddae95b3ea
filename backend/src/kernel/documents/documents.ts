import {join} from 'node:path';
import {Worker} from 'node:worker_threads';

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
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param module path of a compiled module that exports `draw(data): Promise<Buffer>`
   * @param data structured-cloneable data
   */
  draw(module: string, data: unknown): Promise<Buffer> {
    const drawn = this.last.then(() => drawInWorker({module, data}));
    this.last = drawn.catch(() => undefined);
    return drawn;
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
