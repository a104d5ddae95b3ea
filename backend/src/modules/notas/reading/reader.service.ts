import {civilDateOf} from '@clube/domain';
import {ReceiptReader, type FileToRead, type Content, type DocumentReading} from '@clube/receipt-reader';
import {BindingScope, inject, injectable, lifeCycleObserver, type LifeCycleObserver} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import type {NotaReader} from './reader';

/** The default reader: that of the library, with the server's clock, log and life cycle. */
@lifeCycleObserver('leitura')
@injectable({scope: BindingScope.SINGLETON})
export class ReaderService implements NotaReader, LifeCycleObserver {
  private readonly reader: ReceiptReader;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.LOG) log: Logger,
    @inject(Kernel.CLOCK) private readonly clock: () => Date,
  ) {
    this.reader = new ReceiptReader({
      processes: config.leituraProcessos,
      onInterrupted: (reason, source) =>
        log.warn({motivo: reason, origem: source}, 'a receipt could not be read to its end'),
    });
  }

  read(files: readonly FileToRead[]): Promise<DocumentReading> {
    return this.reader.read(files, civilDateOf(this.clock()));
  }

  countPages(content: Content): Promise<number | undefined> {
    return this.reader.countPages(content);
  }

  preview(content: Content): Promise<Uint8Array | undefined> {
    return this.reader.preview(content);
  }

  stop(): Promise<void> {
    return this.reader.stop();
  }
}
