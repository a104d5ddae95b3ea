import {trabalhoDe} from './relogio';
import type {ChildProcess} from 'node:child_process';
import type {DocumentoLido} from '../documento/tipos';
import {bifurcar} from './bifurcar';
import type {LimitesProcesso} from './limites';
import {SINAL_MEMORIA, type Leitura, type PedidoLeitura, type RespostaLeitura} from './protocolo';

/** By the clock a reading never takes more than so many times what it may work. */
const PACIENCIA = 3;
/** Who worked less than this share of its time since it was last looked at hangs. */
const PARADO = 0.02;
const ESPERA_MINIMA = 100;

export type MotivoInterrupcao = 'tempo' | 'memoria' | 'falha';

/** How a reading ended: with a document, or cut short with what there was until then. */
export type Desfecho =
  | {tipo: 'lido'; documento: DocumentoLido}
  | {tipo: 'interrompido'; motivo: MotivoInterrupcao; parcial?: DocumentoLido; origem?: string};

interface EmCurso {
  id: number;
  inicio: number;
  /** What the process had worked before, in milliseconds; undefined where that cannot be told. */
  trabalhoAntes: Promise<number | undefined>;
  arquivos: number;
  parcial?: DocumentoLido;
  prazo?: NodeJS.Timeout;
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
        inicio: performance.now(),
        trabalhoAntes: trabalhoDe(this.pid),
        arquivos: leitura.arquivos.length,
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
    clearTimeout(emCurso?.prazo);
    emCurso?.terminar(desfecho);
  }

  /** So much a page: how many there are is known with the first part of the result. */
  private marcarPrazo(emCurso: EmCurso): void {
    const paginas = Math.max(1, emCurso.arquivos, emCurso.parcial?.medidas.paginas ?? 0);
    const tempo = Math.min(this.limites.tempoTotal, paginas * this.limites.tempoPorPagina);
    clearTimeout(emCurso.prazo);
    const resta = tempo - (performance.now() - emCurso.inicio);
    emCurso.prazo = setTimeout(() => void this.aoVencer(emCurso, tempo), resta);
  }

  /** By the clock its time is up: on a busy machine it may have worked for less, and gets the rest. */
  private async aoVencer(emCurso: EmCurso, tempo: number, antes = 0): Promise<void> {
    const [inicio, agora] = await Promise.all([emCurso.trabalhoAntes, trabalhoDe(this.pid)]);
    if (this.emCurso !== emCurso) return;
    const feito = inicio === undefined || agora === undefined ? tempo : agora - inicio;
    const decorrido = performance.now() - emCurso.inicio;
    const parado = feito - antes < PARADO * tempo;
    if (feito >= tempo || parado || decorrido >= tempo * PACIENCIA) return this.matar('tempo');
    const resta = Math.min(tempo - feito, tempo * PACIENCIA - decorrido);
    emCurso.prazo = setTimeout(() => void this.aoVencer(emCurso, tempo, feito), Math.max(ESPERA_MINIMA, resta));
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
