import {dataCivil} from '@clube/domain';
import {BindingScope, inject, injectable, lifeCycleObserver, type LifeCycleObserver} from '@loopback/core';
import type {Config} from '../../kernel/config';
import {Kernel} from '../../kernel/keys';
import type {Logger} from '../../kernel/logger';
import type {ArquivoParaLer, DocumentoLido} from './documento/tipos';
import {Supervisor} from './processo';

/** Reads receipts in processes of their own, which cannot hurt the server. */
@lifeCycleObserver('leitura')
@injectable({scope: BindingScope.SINGLETON})
export class LeitorService implements LifeCycleObserver {
  private readonly supervisor: Supervisor;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.LOG) log: Logger,
    @inject('kernel.clock') private readonly clock: () => Date,
  ) {
    this.supervisor = new Supervisor({
      processos: config.leituraProcessos,
      aoInterromper: (motivo, origem) => log.warn({motivo, origem}, 'a receipt could not be read to its end'),
    });
  }

  /**
   * Reads the files of one receipt. Never throws for what they contain: an unreadable, hostile or endless file ends as
   * an unread receipt with a notice. Throws LeitorParado when the server goes down meanwhile.
   */
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido> {
    return this.supervisor.ler(arquivos, dataCivil(this.clock()));
  }

  async stop(): Promise<void> {
    await this.supervisor.parar();
  }
}
