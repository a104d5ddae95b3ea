import {join} from 'node:path';
import {dataCivil} from '@clube/domain';
import {BindingScope, inject, injectable, lifeCycleObserver, type LifeCycleObserver} from '@loopback/core';
import type {Config} from '../../kernel/config';
import {Kernel} from '../../kernel/keys';
import type {Logger} from '../../kernel/logger';
import type {ArquivoParaLer, Conteudo, DocumentoLido} from './documento/tipos';
import {LIMITES_TAREFA, LeitorParado, Supervisor, TarefaInterrompida, emProcesso} from './processo';

/** Reads receipts in processes of their own, which cannot hurt the server. */
@lifeCycleObserver('leitura')
@injectable({scope: BindingScope.SINGLETON})
export class LeitorService implements LifeCycleObserver {
  private readonly supervisor: Supervisor;
  private readonly fim = new AbortController();
  private readonly anteriores = new Map<string, Promise<unknown>>();

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
   * an unread receipt with a notice. Throws what kept a file from being fetched, and LeitorParado when the server goes
   * down meanwhile.
   */
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido> {
    return this.supervisor.ler(arquivos, dataCivil(this.clock()));
  }

  /** How many pages the PDF has; undefined when it cannot be opened. Does not wait for what is being read. */
  contarPaginas(conteudo: Conteudo): Promise<number | undefined> {
    return this.tarefa<number>('filho-paginas', conteudo);
  }

  /** A picture that cannot be shown as it came (HEIC, say) as a JPEG; undefined when it cannot be decoded within limits. */
  vista(conteudo: Conteudo): Promise<Uint8Array | undefined> {
    return this.tarefa<Uint8Array>('filho-vista', conteudo);
  }

  async stop(): Promise<void> {
    this.fim.abort();
    await this.supervisor.parar();
  }

  /** Those of a kind one after the other: each may take as much memory as a reading. */
  private tarefa<Resultado>(programa: string, conteudo: Conteudo): Promise<Resultado | undefined> {
    const vez = (this.anteriores.get(programa) ?? Promise.resolve()).then(() =>
      this.fazer<Resultado>(programa, conteudo),
    );
    this.anteriores.set(
      programa,
      vez.catch(() => undefined),
    );
    return vez;
  }

  private async fazer<Resultado>(programa: string, conteudo: Conteudo): Promise<Resultado | undefined> {
    const entrada = join(__dirname, 'processo', `${programa}.js`);
    try {
      return await emProcesso<Resultado>(entrada, await conteudo(), {limites: LIMITES_TAREFA, sinal: this.fim.signal});
    } catch (erro) {
      if (this.fim.signal.aborted) throw new LeitorParado();
      if (erro instanceof TarefaInterrompida) return undefined;
      throw erro;
    }
  }
}
