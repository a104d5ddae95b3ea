import {dataCivil} from '@clube/domain';
import {ReceiptReader, type ArquivoParaLer, type Conteudo, type DocumentoLido} from '@clube/receipt-reader';
import {BindingScope, inject, injectable, lifeCycleObserver, type LifeCycleObserver} from '@loopback/core';
import type {Config} from '../../../kernel/config';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logger';
import type {Leitor} from './leitor';

/** The product's own reader: that of the library, bound to the server's clock, log and life. */
@lifeCycleObserver('leitura')
@injectable({scope: BindingScope.SINGLETON})
export class LeitorService implements Leitor, LifeCycleObserver {
  private readonly reader: ReceiptReader;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.LOG) log: Logger,
    @inject('kernel.clock') private readonly clock: () => Date,
  ) {
    this.reader = new ReceiptReader({
      processes: config.leituraProcessos,
      onInterrupted: (motivo, origem) => log.warn({motivo, origem}, 'a receipt could not be read to its end'),
    });
  }

  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido> {
    return this.reader.read(arquivos, dataCivil(this.clock()));
  }

  contarPaginas(conteudo: Conteudo): Promise<number | undefined> {
    return this.reader.countPages(conteudo);
  }

  vista(conteudo: Conteudo): Promise<Uint8Array | undefined> {
    return this.reader.preview(conteudo);
  }

  stop(): Promise<void> {
    return this.reader.stop();
  }
}
