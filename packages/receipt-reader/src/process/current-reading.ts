import type {DocumentoLido} from '../document/types';
import type {LimitesProcesso} from './limits';
import {Prazo} from './deadline';
import type {Leitura} from './protocol';

export type MotivoInterrupcao = 'tempo' | 'memoria' | 'falha';

/** How a reading ended: with a document, or cut short with what there was until then. */
export type Desfecho =
  | {tipo: 'lido'; documento: DocumentoLido}
  | {tipo: 'interrompido'; motivo: MotivoInterrupcao; parcial?: DocumentoLido; origem?: string};

/** What the process is doing, with its time; settled once. */
export class EmCurso {
  /** Rejects with what kept a file of the receipt from being fetched. */
  readonly desfecho: Promise<Desfecho>;
  /** Why it is being ended, where the server does that. */
  motivo?: MotivoInterrupcao;
  private parcial?: DocumentoLido;
  private ultimo: Promise<void> = Promise.resolve();
  private readonly prazo: Prazo;
  private resolver!: (desfecho: Desfecho) => void;
  private rejeitar!: (erro: unknown) => void;

  constructor(
    readonly id: number,
    private readonly leitura: Leitura,
    private readonly limites: LimitesProcesso,
    pid: number | undefined,
    aoVencer: () => void,
  ) {
    this.desfecho = new Promise((resolve, reject) => {
      this.resolver = resolve;
      this.rejeitar = reject;
    });
    this.prazo = new Prazo(pid, aoVencer);
    this.marcarPrazo();
  }

  /** The bytes of one of the receipt's files; undefined when it has none of that number. */
  async conteudo(arquivo: number): Promise<Buffer | undefined> {
    return this.leitura.arquivos[arquivo]?.conteudo();
  }

  /** One after the other: who asks and does not take what it gets must not fill the server's memory. */
  emOrdem(trabalho: () => Promise<void>): void {
    this.ultimo = this.ultimo.then(trabalho);
  }

  avancar(parcial: DocumentoLido): void {
    this.parcial = parcial;
    this.marcarPrazo();
  }

  concluir(documento: DocumentoLido): void {
    this.prazo.parar();
    this.resolver({tipo: 'lido', documento});
  }

  interromper(motivo: MotivoInterrupcao, origem?: string): void {
    this.prazo.parar();
    const {parcial} = this;
    this.resolver({
      tipo: 'interrompido',
      motivo: this.motivo ?? motivo,
      ...(parcial ? {parcial} : {}),
      ...(origem ? {origem} : {}),
    });
  }

  falhar(erro: unknown): void {
    this.prazo.parar();
    this.rejeitar(erro);
  }

  /** So much a page: how many there are is known with the first part of the result. */
  private marcarPrazo(): void {
    const paginas = Math.max(1, this.leitura.arquivos.length, this.parcial?.medidas.paginas ?? 0);
    this.prazo.marcar(Math.min(this.limites.tempoTotal, paginas * this.limites.tempoPorPagina));
  }
}
