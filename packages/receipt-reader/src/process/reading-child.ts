import {ConfinedChild, type InterruptionReason} from '@clube/confined';
import {CurrentReading, type Outcome} from './current-reading';
import type {ReadingLimits} from './limits';
import type {ReadingJob, ChildRequest, ChildAnswer} from './protocol';
import {READABLE_FOLDERS} from './readable';

/** One reading process, started on demand, which reads one receipt at a time. */
export class ReadingChild {
  readCount = 0;
  /** Resident memory in bytes after the last document. */
  rss = 0;
  private readonly child: ConfinedChild<ChildRequest, ChildAnswer>;
  private current?: CurrentReading;
  private nextId = 1;

  constructor(
    entry: string,
    private readonly limits: ReadingLimits,
  ) {
    this.child = new ConfinedChild({entry, readable: READABLE_FOLDERS}, limits, {
      onMessage: answer => this.receive(answer),
      onExit: reason => {
        const {current} = this;
        this.current = undefined;
        current?.interrupt(reason);
      },
    });
  }

  get alive(): boolean {
    return this.child.alive;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Reads a receipt; ends in bounded time for all files. Throws when no process can be started, and the error of
   * fetching a file, as these are not caused by the document.
   */
  async read(job: ReadingJob): Promise<Outcome> {
    if (!this.alive && !(await this.child.launch())) throw new Error('the reading process did not start');
    const current = new CurrentReading(this.nextId++, job, this.limits, this.pid, () => this.kill('time'));
    this.current = current;
    this.child.setBusy(true);
    const {files, ...options} = job;
    const withoutContent = files.map(({content: _, ...file}) => file);
    void this.child.send({kind: 'ler', id: current.id, files: withoutContent, ...options});
    return current.outcome;
  }

  /** Ends the process; resolves when it has exited. */
  terminate(): Promise<void> {
    return this.child.terminate();
  }

  private receive(answer: ChildAnswer): void {
    const {current} = this;
    if (!current || answer.kind === 'pronto' || answer.id !== current.id) return;
    if (answer.kind === 'parcial') return current.advance(answer.document);
    if (answer.kind === 'buscar') return current.inOrder(() => this.deliver(current, answer));
    this.rss = answer.rss;
    this.readCount++;
    this.current = undefined;
    this.child.setBusy(false);
    if (answer.kind === 'lido') current.finish(answer.document);
    else current.interrupt('fault', answer.origin);
  }

  private async deliver(
    current: CurrentReading,
    {file, fetchId}: Extract<ChildAnswer, {kind: 'buscar'}>,
  ): Promise<void> {
    try {
      const content = await current.content(file);
      if (content && this.current === current) await this.child.send({kind: 'conteudo', fetchId, content});
    } catch (error) {
      if (this.current !== current) return;
      // The process waits for bytes that will not come.
      this.current = undefined;
      await this.terminate();
      current.fail(error);
    }
  }

  private kill(reason: InterruptionReason): void {
    if (this.current) this.current.reason ??= reason;
    this.child.kill();
  }
}
