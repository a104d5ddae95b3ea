import type {ChildProcess} from 'node:child_process';
import {forkConfined} from './fork';
import {CurrentReading, type Outcome, type InterruptionReason} from './current-reading';
import type {ProcessLimits} from './limits';
import {MEMORY_SIGNAL, type ReadingJob, type ChildRequest, type ChildAnswer} from './protocol';

/** One reading process, started when it is needed; it reads one receipt at a time. */
export class ReadingChild {
  readCount = 0;
  /** Bytes of memory after the last document. */
  rss = 0;
  private childProcess?: ChildProcess;
  private current?: CurrentReading;
  private nextId = 1;

  constructor(
    private readonly entry: string,
    private readonly limits: ProcessLimits,
  ) {}

  get alive(): boolean {
    return this.childProcess !== undefined;
  }

  get pid(): number | undefined {
    return this.childProcess?.pid;
  }

  /**
   * Ends in bounded time, whatever the files hold. Throws when no process comes up, and what kept a file from being
   * fetched: no document is to blame for that.
   */
  async read(job: ReadingJob): Promise<Outcome> {
    if (!this.childProcess && !(await this.launch())) throw new Error('the reading process did not start');
    const current = new CurrentReading(this.nextId++, job, this.limits, this.pid, () => this.kill('tempo'));
    this.current = current;
    this.setBusy(true);
    const {files, ...options} = job;
    const withoutContent = files.map(({content: _, ...file}) => file);
    void this.send({kind: 'ler', id: current.id, files: withoutContent, ...options});
    return current.outcome;
  }

  /** Resolves when the process is gone. */
  async terminate(): Promise<void> {
    const {childProcess} = this;
    if (!childProcess) return;
    await new Promise<void>(resolve => {
      childProcess.once('exit', () => resolve());
      this.setBusy(true);
      childProcess.kill('SIGKILL');
    });
  }

  private launch(): Promise<boolean> {
    const childProcess = forkConfined(this.entry, this.limits);
    this.childProcess = childProcess;
    return new Promise(resolve => {
      const deadline = setTimeout(() => childProcess.kill('SIGKILL'), this.limits.startupTime);
      const ready = (ok: boolean) => {
        clearTimeout(deadline);
        resolve(ok);
      };
      childProcess.on('message', (answer: ChildAnswer) => {
        if (answer.kind === 'pronto') ready(true);
        else this.receive(answer);
      });
      const ended = (signal: NodeJS.Signals | null) => {
        this.childProcess = undefined;
        ready(false);
        this.onExit(signal);
      };
      // What never ran (no place for another process) never exits either.
      childProcess.on('error', () => (childProcess.pid === undefined ? ended(null) : childProcess.kill('SIGKILL')));
      childProcess.on('exit', (_exitCode, signal) => ended(signal));
    });
  }

  private receive(answer: Exclude<ChildAnswer, {kind: 'pronto'}>): void {
    const {current} = this;
    if (!current || answer.id !== current.id) return;
    if (answer.kind === 'parcial') return current.advance(answer.document);
    if (answer.kind === 'buscar') return current.inOrder(() => this.deliver(current, answer));
    this.rss = answer.rss;
    this.readCount++;
    this.current = undefined;
    this.setBusy(false);
    if (answer.kind === 'lido') current.finish(answer.document);
    else current.interrupt('falha', answer.origin);
  }

  private async deliver(
    current: CurrentReading,
    {file, fetchId}: Extract<ChildAnswer, {kind: 'buscar'}>,
  ): Promise<void> {
    try {
      const content = await current.content(file);
      if (content && this.current === current) await this.send({kind: 'conteudo', fetchId, content});
    } catch (error) {
      if (this.current !== current) return;
      // The process waits for what does not come.
      this.current = undefined;
      await this.terminate();
      current.fail(error);
    }
  }

  private onExit(signal: NodeJS.Signals | null): void {
    // V8 aborts when its heap is full.
    const memory = signal === MEMORY_SIGNAL || signal === 'SIGABRT';
    const {current} = this;
    this.current = undefined;
    current?.interrupt(memory ? 'memoria' : 'falha');
  }

  /** Resolves when the process has taken it. */
  private send(request: ChildRequest): Promise<void> {
    const {childProcess} = this;
    if (!childProcess) return Promise.resolve();
    return new Promise(resolve => {
      childProcess.send(request, error => {
        if (error) this.kill('falha');
        resolve();
      });
    });
  }

  private kill(reason: InterruptionReason): void {
    if (this.current) this.current.reason ??= reason;
    this.childProcess?.kill('SIGKILL');
  }

  /** An idle process does not keep the server from ending. */
  private setBusy(busy: boolean): void {
    const {childProcess} = this;
    if (busy) {
      childProcess?.ref();
      childProcess?.channel?.ref();
    } else {
      childProcess?.unref();
      childProcess?.channel?.unref();
    }
  }
}
