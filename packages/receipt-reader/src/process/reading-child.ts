import type {ChildProcess} from 'node:child_process';
import {bifurcar} from './fork';
import {EmCurso, type Desfecho, type MotivoInterrupcao} from './current-reading';
import type {LimitesProcesso} from './limits';
import {SINAL_MEMORIA, type Leitura, type PedidoLeitura, type RespostaLeitura} from './protocol';

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

  /**
   * Ends in bounded time, whatever the files hold. Throws when no process comes up, and what kept a file from being
   * fetched: no document is to blame for that.
   */
  async ler(leitura: Leitura): Promise<Desfecho> {
    if (!this.processo && !(await this.iniciar())) throw new Error('the reading process did not start');
    const emCurso = new EmCurso(this.proximoId++, leitura, this.limites, this.pid, () => this.matar('tempo'));
    this.emCurso = emCurso;
    this.ocupar(true);
    const {arquivos, ...opcoes} = leitura;
    const semConteudo = arquivos.map(({conteudo: _, ...arquivo}) => arquivo);
    void this.enviar({tipo: 'ler', id: emCurso.id, arquivos: semConteudo, ...opcoes});
    return emCurso.desfecho;
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
    if (resposta.tipo === 'parcial') return emCurso.avancar(resposta.documento);
    if (resposta.tipo === 'buscar') return emCurso.emOrdem(() => this.entregar(emCurso, resposta));
    this.rss = resposta.rss;
    this.lidos++;
    this.emCurso = undefined;
    this.ocupar(false);
    if (resposta.tipo === 'lido') emCurso.concluir(resposta.documento);
    else emCurso.interromper('falha', resposta.origem);
  }

  private async entregar(
    emCurso: EmCurso,
    {arquivo, busca}: Extract<RespostaLeitura, {tipo: 'buscar'}>,
  ): Promise<void> {
    try {
      const conteudo = await emCurso.conteudo(arquivo);
      if (conteudo && this.emCurso === emCurso) await this.enviar({tipo: 'conteudo', busca, conteudo});
    } catch (erro) {
      if (this.emCurso !== emCurso) return;
      // The process waits for what does not come.
      this.emCurso = undefined;
      await this.encerrar();
      emCurso.falhar(erro);
    }
  }

  private aoSair(sinal: NodeJS.Signals | null): void {
    // V8 aborts when its heap is full.
    const memoria = sinal === SINAL_MEMORIA || sinal === 'SIGABRT';
    const {emCurso} = this;
    this.emCurso = undefined;
    emCurso?.interromper(memoria ? 'memoria' : 'falha');
  }

  /** Resolves when the process has taken it. */
  private enviar(pedido: PedidoLeitura): Promise<void> {
    const {processo} = this;
    if (!processo) return Promise.resolve();
    return new Promise(resolve => {
      processo.send(pedido, erro => {
        if (erro) this.matar('falha');
        resolve();
      });
    });
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
