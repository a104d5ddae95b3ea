import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Documento, FormatoDocumento, NotaFiscal} from '../../documentos';

export interface Encomenda {
  id: number;
  nota: NotaFiscal;
  formato: FormatoDocumento;
  seed: string;
}

export interface Entrega {
  id: number;
  documento?: Documento;
  erro?: string;
}

/** Draws receipts in a thread of its own, in the order in which they are asked for. */
export class Oficina {
  private readonly worker = new Worker(join(__dirname, 'render.worker.js'));
  private readonly waiting = new Map<number, PromiseWithResolvers<Documento>>();
  private last = 0;

  constructor() {
    this.worker.on('message', (entrega: Entrega) => this.deliver(entrega));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the drawing thread has ended')));
  }

  desenhar(nota: NotaFiscal, formato: FormatoDocumento, seed: string): Promise<Documento> {
    const id = ++this.last;
    const wish = Promise.withResolvers<Documento>();
    // Asked for long before it is waited for: a failure must not count as unheard in between.
    wish.promise.catch(() => undefined);
    this.waiting.set(id, wish);
    this.worker.postMessage({id, nota, formato, seed} satisfies Encomenda);
    return wish.promise;
  }

  async fechar(): Promise<void> {
    await this.worker.terminate();
  }

  private deliver({id, documento, erro}: Entrega): void {
    const wish = this.waiting.get(id);
    this.waiting.delete(id);
    if (documento) wish?.resolve(documento);
    else wish?.reject(new Error(erro));
  }

  private fail(error: Error): void {
    for (const wish of this.waiting.values()) wish.reject(error);
    this.waiting.clear();
  }
}
