import type {ChildProcess} from 'node:child_process';
import type {DocumentoLido} from '../documento/tipos';
import {bifurcar} from './bifurcar';
import type {LimitesProcesso} from './limites';
import {Prazo} from './prazo';
import {SINAL_MEMORIA, type Leitura, type PedidoLeitura, type RespostaLeitura} from './protocolo';

export type MotivoInterrupcao = 'tempo' | 'memoria' | 'falha';

/** How a reading ended: with a document, or cut short with what there was until then. */
export type Desfecho =
  | {tipo: 'lido'; documento: DocumentoLido}
  | {tipo: 'interrompido'; motivo: MotivoInterrupcao; parcial?: DocumentoLido; origem?: string};

interface EmCurso {
  id: number;
  arquivos: number;
  prazo: Prazo;
  parcial?: DocumentoLido;
  motivo?: MotivoInterrupcao;
  terminar(desfecho: Desfecho): void;
}

/** One reading process, started when it is needed; it reads one receipt at a time. */
export class FilhoLeitor {
  lidos = 0;
  /** Bytes of memory after the last document. */
  rss = 0;
  private processo?: ChildProcess;
  private emCurso?: EmCurso;
  private proximoId = 1;

  constructor(
    private readonly entrada: string,
    private readonly limites: LimitesProcesso,
  ) {}

  get vivo(): boolean {
    return this.processo !== undefined;
  }

  get pid(): number | undefined {
    return this.processo?.pid;
  }

  /** Ends in bounded time, whatever the files hold. Throws when no process comes up: no file is to blame for that. */
  async ler(leitura: Leitura): Promise<Desfecho> {
    if (!this.processo && !(await this.iniciar())) throw new Error('the reading process did not start');
    return new Promise(terminar => {
      const pedido: PedidoLeitura = {id: this.proximoId++, ...leitura};
      this.emCurso = {
        id: pedido.id,
        arquivos: leitura.arquivos.length,
        prazo: new Prazo(this.pid, () => this.matar('tempo')),
        terminar,
      };
      this.ocupar(true);
      this.marcarPrazo(this.emCurso);
      this.processo?.send(pedido, erro => {
        if (erro) this.matar('falha');
      });
    });
  }

  /** Resolves when the process is gone. */
  async encerrar(): Promise<void> {
    const {processo} = this;
    if (!processo) return;
    await new Promise<void>(resolve => {
      processo.once('exit', () => resolve());
      this.ocupar(true);
      processo.kill('SIGKILL');
    });
  }

  private iniciar(): Promise<boolean> {
    const processo = bifurcar(this.entrada, this.limites);
    this.processo = processo;
    return new Promise(resolve => {
      const prazo = setTimeout(() => processo.kill('SIGKILL'), this.limites.tempoDeInicio);
      const pronto = (bom: boolean) => {
        clearTimeout(prazo);
        resolve(bom);
      };
      processo.on('message', (resposta: RespostaLeitura) => {
        if (resposta.tipo === 'pronto') pronto(true);
        else this.receber(resposta);
      });
      const acabou = (sinal: NodeJS.Signals | null) => {
        this.processo = undefined;
        pronto(false);
        this.aoSair(sinal);
      };
      // What never ran (no place for another process) never exits either.
      processo.on('error', () => (processo.pid === undefined ? acabou(null) : processo.kill('SIGKILL')));
      processo.on('exit', (_codigo, sinal) => acabou(sinal));
    });
  }

  private receber(resposta: Exclude<RespostaLeitura, {tipo: 'pronto'}>): void {
    const {emCurso} = this;
    if (!emCurso || resposta.id !== emCurso.id) return;
    if (resposta.tipo === 'parcial') {
      emCurso.parcial = resposta.documento;
      this.marcarPrazo(emCurso);
      return;
    }
    this.rss = resposta.rss;
    this.lidos++;
    this.ocupar(false);
    this.terminar(
      resposta.tipo === 'lido'
        ? {tipo: 'lido', documento: resposta.documento}
        : {tipo: 'interrompido', motivo: 'falha', parcial: emCurso.parcial, origem: resposta.origem},
    );
  }

  private aoSair(sinal: NodeJS.Signals | null): void {
    // V8 aborts when its heap is full.
    const memoria = sinal === SINAL_MEMORIA || sinal === 'SIGABRT';
    const motivo = this.emCurso?.motivo ?? (memoria ? 'memoria' : 'falha');
    this.terminar({tipo: 'interrompido', motivo, parcial: this.emCurso?.parcial});
  }

  private terminar(desfecho: Desfecho): void {
    const {emCurso} = this;
    this.emCurso = undefined;
    emCurso?.prazo.parar();
    emCurso?.terminar(desfecho);
  }

  /** So much a page: how many there are is known with the first part of the result. */
  private marcarPrazo(emCurso: EmCurso): void {
    const paginas = Math.max(1, emCurso.arquivos, emCurso.parcial?.medidas.paginas ?? 0);
    emCurso.prazo.marcar(Math.min(this.limites.tempoTotal, paginas * this.limites.tempoPorPagina));
  }

  private matar(motivo: MotivoInterrupcao): void {
    if (this.emCurso) this.emCurso.motivo ??= motivo;
    this.processo?.kill('SIGKILL');
  }

  /** An idle process does not keep the server from ending. */
  private ocupar(ocupado: boolean): void {
    const {processo} = this;
    if (ocupado) {
      processo?.ref();
      processo?.channel?.ref();
    } else {
      processo?.unref();
      processo?.channel?.unref();
    }
  }
}
