import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {RenderedDocument, DocumentFormat, NotaFiscal} from '../../documents';

export interface DrawingRequest {
  id: number;
  nota: NotaFiscal;
  format: DocumentFormat;
  seed: string;
}

export interface DrawingResult {
  id: number;
  document?: RenderedDocument;
  error?: string;
}

/** Draws receipts in a worker thread, in the order of the requests. */
export class DrawingThread {
  private readonly worker = new Worker(join(__dirname, 'render.worker.js'));
  private readonly waiting = new Map<number, PromiseWithResolvers<RenderedDocument>>();
  private last = 0;

  constructor() {
    this.worker.on('message', (result: DrawingResult) => this.deliver(result));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the drawing thread has ended')));
  }

  draw(nota: NotaFiscal, format: DocumentFormat, seed: string): Promise<RenderedDocument> {
    const id = ++this.last;
    const wish = Promise.withResolvers<RenderedDocument>();
    // The promise may be awaited much later, so a failure must not count as unhandled until then.
    wish.promise.catch(() => undefined);
    this.waiting.set(id, wish);
    this.worker.postMessage({id, nota, format, seed} satisfies DrawingRequest);
    return wish.promise;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private deliver({id, document, error}: DrawingResult): void {
    const wish = this.waiting.get(id);
    this.waiting.delete(id);
    if (document) wish?.resolve(document);
    else wish?.reject(new Error(error));
  }

  private fail(error: Error): void {
    for (const wish of this.waiting.values()) wish.reject(error);
    this.waiting.clear();
  }
}
