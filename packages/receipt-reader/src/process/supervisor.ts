import {join} from 'node:path';
import type {DataCivil} from '@clube/domain';
import type {ArquivoParaLer, DocumentoLido} from '../document/types';
import type {Desfecho, MotivoInterrupcao} from './current-reading';
import {FilhoLeitor} from './reading-child';
import {interrompido} from './interrupted';
import {LIMITES_PROCESSO, type LimitesProcesso} from './limits';
import type {Leitura} from './protocol';

export interface OpcoesSupervisor {
  /** How many receipts are read at the same time; further ones wait. */
  processos?: number;
  limites?: Partial<LimitesProcesso>;
  /** The program of the reading process. */
  entrada?: string;
  /** Told of readings that were cut short; `origem` says where in the program, if it was a fault of its own. */
  aoInterromper?(motivo: MotivoInterrupcao, origem?: string): void;
}

/** The server is going down: the receipt was not read and should be tried again elsewhere. */
export class LeitorParado extends Error {
  constructor() {
    super('the reader was stopped');
    this.name = 'LeitorParado';
  }
}

/** Hands receipts to reading processes, keeps the processes in their bounds and replaces them. */
export class Supervisor {
  private readonly limites: LimitesProcesso;
  private readonly livres: FilhoLeitor[];
  private readonly todos: FilhoLeitor[];
  private readonly espera: ((filho: FilhoLeitor | undefined) => void)[] = [];
  private readonly descanso = new Map<FilhoLeitor, NodeJS.Timeout>();
  private parado = false;

  constructor(private readonly opcoes: OpcoesSupervisor = {}) {
    const {processos = 1, limites = {}, entrada = join(__dirname, 'child', 'read.js')} = opcoes;
    this.limites = {...LIMITES_PROCESSO, ...limites};
    this.todos = Array.from({length: Math.max(1, processos)}, () => new FilhoLeitor(entrada, this.limites));
    this.livres = [...this.todos];
  }

  /** The identifiers of the processes that live. */
  get pids(): number[] {
    return this.todos.flatMap(({pid}) => (pid === undefined ? [] : [pid]));
  }

  /** Never throws for what a file holds: what could not be read, or not to the end, says so in its notices.
   * `hoje` bounds the dates believed. Throws when no process could be started, what kept a file from being fetched,
   * and LeitorParado once stopped. */
  async ler(arquivos: readonly ArquivoParaLer[], hoje: DataCivil): Promise<DocumentoLido> {
    const inicio = performance.now();
    const filho = await this.tomar();
    try {
      this.going();
      const desfecho = await this.tentar(filho, {
        arquivos,
        hoje,
        prazoMs: Math.max(0, this.limites.tempoTotal - this.limites.tempoPorPagina),
        porPaginaMs: this.limites.tempoPorPagina,
      });
      this.going();
      if (desfecho.tipo === 'lido') return desfecho.documento;
      this.opcoes.aoInterromper?.(desfecho.motivo, desfecho.origem);
      return interrompido(desfecho.motivo, performance.now() - inicio, desfecho.parcial);
    } catch (erro) {
      throw this.parado ? new LeitorParado() : erro;
    } finally {
      await this.devolver(filho);
    }
  }

  private going(): void {
    if (this.parado) throw new LeitorParado();
  }

  /** Ends the processes; readings under way and waiting are refused with LeitorParado. */
  async parar(): Promise<void> {
    this.parado = true;
    for (const acordar of this.espera.splice(0)) acordar(undefined);
    for (const relogio of this.descanso.values()) clearTimeout(relogio);
    await Promise.all(this.todos.map(filho => filho.encerrar()));
  }

  /**
   * A second try in a fresh process: where other receipts that the first had read may be to blame, and where it died of
   * nothing that its document is known to have done (the system was short of memory, say).
   */
  private async tentar(filho: FilhoLeitor, leitura: Leitura): Promise<Desfecho> {
    const usado = filho.vivo && filho.lidos > 0;
    const desfecho = await filho.ler(leitura);
    if (desfecho.tipo === 'lido' || desfecho.motivo === 'tempo' || filho.vivo || this.parado) return desfecho;
    return usado || desfecho.motivo === 'falha' ? filho.ler(leitura) : desfecho;
  }

  private async tomar(): Promise<FilhoLeitor> {
    const filho = this.parado
      ? undefined
      : (this.livres.pop() ?? (await new Promise<FilhoLeitor | undefined>(acordar => this.espera.push(acordar))));
    if (!filho) throw new LeitorParado();
    clearTimeout(this.descanso.get(filho));
    return filho;
  }

  private async devolver(filho: FilhoLeitor): Promise<void> {
    const gasto = filho.lidos >= this.limites.documentos || filho.rss > this.limites.rssDeTroca;
    if (filho.vivo && gasto) await filho.encerrar();
    if (!filho.vivo) filho.lidos = filho.rss = 0;
    const acordar = this.espera.shift();
    if (acordar) return acordar(filho);
    this.livres.push(filho);
    const relogio = setTimeout(() => void filho.encerrar(), this.limites.ocioso);
    this.descanso.set(filho, relogio.unref());
  }
}
