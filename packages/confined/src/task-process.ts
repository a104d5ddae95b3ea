import type {Readable} from 'node:stream';
import {ConfinedChild} from './confined-child';
import {Deadline} from './deadline';
import {TaskInterrupted, TaskRefused, type InterruptionReason} from './errors';
import type {Program} from './fork';
import type {ProcessLimits} from './limits';
import {PIECE_BYTES, type FromProcess, type ToProcess} from './protocol';

/** An uploaded file in any storage, which can be read repeatedly. */
export interface UntrustedFile {
  readonly bytes: number;
  /** Reads bytes from `start` to `end`, both inclusive. */
  read(range?: {start: number; end: number}): Readable;
}

/** A job for a confined process: one of its program's tasks, with request and files. */
export interface Job {
  task: string;
  request?: unknown;
  files?: readonly UntrustedFile[];
}

interface Running {
  id: number;
  job: Job;
  /** Resolves when the server is ready for the next item. */
  onItem(value: unknown): Promise<void>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  deadline?: Deadline;
  reason?: InterruptionReason;
  /** Reads are served one after the other, so that a process that ignores them cannot fill the server's memory. */
  requested: Promise<void>;
}

/** A confined process that does one task at a time. */
export class TaskProcess {
  /** Number of tasks since its start. */
  runs = 0;
  /** Bytes of memory after the last task. */
  rss = 0;
  private readonly child: ConfinedChild<ToProcess, FromProcess>;
  private current?: Running;
  private nextId = 1;

  /** @param time CPU time limit of a task, or of each of its items, in ms */
  constructor(
    program: Program,
    limits: ProcessLimits,
    private readonly time: number,
  ) {
    this.child = new ConfinedChild(program, limits, {
      onMessage: answer => this.receive(answer),
      onExit: reason => {
        this.runs = this.rss = 0;
        const {current} = this;
        if (current) this.end(current, () => current.reject(new TaskInterrupted(current.reason ?? reason)));
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
   * Runs a task; ends in bounded time for all files, as long as `onItem` does. Throws TaskInterrupted, TaskRefused, an error
   * of reading a file, or an error if no process can be started.
   */
  async run(job: Job, onItem: (value: unknown) => Promise<void>): Promise<unknown> {
    if (!this.alive && !(await this.child.launch())) throw new Error('the confined process did not start');
    this.child.setBusy(true);
    return new Promise((resolve, reject) => {
      const current: Running = {id: this.nextId++, job, onItem, resolve, reject, requested: Promise.resolve()};
      this.current = current;
      this.arm(current);
      const {task, request, files = []} = job;
      void this.child.send({kind: 'run', id: current.id, task, request, fileSizes: files.map(({bytes}) => bytes)});
    });
  }

  terminate(): Promise<void> {
    return this.child.terminate();
  }

  private arm(current: Running): void {
    current.deadline = new Deadline(this.pid, () => {
      current.reason ??= 'time';
      this.child.kill();
    });
    current.deadline.set(this.time);
  }

  private receive(answer: FromProcess): void {
    const {current} = this;
    if (!current || answer.kind === 'ready' || answer.id !== current.id) return;
    if (answer.kind === 'want') current.requested = current.requested.then(() => this.hand(current, answer));
    else if (answer.kind === 'item') void this.pass(current, answer.value);
    else {
      this.runs++;
      this.rss = answer.rss;
      this.child.setBusy(false);
      this.end(current, () => {
        if (answer.kind === 'done') current.resolve(answer.value);
        else if (answer.refusal !== undefined) current.reject(new TaskRefused(answer.refusal));
        else current.reject(new TaskInterrupted('fault', answer.origin));
      });
    }
  }

  private end(current: Running, settle: () => void): void {
    current.deadline?.stop();
    if (this.current === current) this.current = undefined;
    settle();
  }

  /** Passes an item to the server; the time limit is paused meanwhile, as the process has nothing to do. */
  private async pass(current: Running, value: unknown): Promise<void> {
    current.deadline?.stop();
    try {
      await current.onItem(value);
    } catch (error) {
      return this.fail(current, error);
    }
    if (this.current !== current) return;
    this.arm(current);
    await this.child.send({kind: 'next', id: current.id});
  }

  private async hand(current: Running, {want, file, from, to}: Extract<FromProcess, {kind: 'want'}>): Promise<void> {
    const requested = current.job.files?.[file];
    if (!requested || this.current !== current || !(from >= 0 && from < to && to - from <= PIECE_BYTES)) return;
    try {
      const pieces = (await requested.read({start: from, end: to - 1}).toArray()) as Buffer[];
      if (this.current === current) await this.child.send({kind: 'bytes', want, bytes: Buffer.concat(pieces)});
    } catch (error) {
      await this.fail(current, error);
    }
  }

  /** Ends the task after an error of the server, as the process would wait forever. */
  private async fail(current: Running, error: unknown): Promise<void> {
    if (this.current !== current) return;
    this.end(current, () => current.reject(error));
    await this.terminate();
  }
}
