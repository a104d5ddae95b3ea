import {PoolStopped} from './errors';
import type {Program} from './fork';
import type {ProcessLimits} from './limits';
import {TaskProcess, type Job} from './task-process';
import {PersonQueue} from './person-queue';

/** Sizes in bytes, times in milliseconds. */
export interface PoolLimits extends ProcessLimits {
  /** How many processes at most. */
  processes: number;
  /** Work on one task, or on each item of it; by the clock at most thrice as much. */
  time: number;
  /** How long a task waits in the queue. */
  waitTime: number;
  /** How long an unused process is kept. */
  idleTime: number;
  /** After so many tasks a process is replaced by a fresh one. */
  maxRuns: number;
}

/** Whose task it is, and what ends it: the caller has left, say. */
export interface Requester {
  person: string;
  signal?: AbortSignal | undefined;
}

/** A few confined processes with one program, each doing one task at a time, round-robin by person. */
export class ConfinedPool {
  private readonly queue: PersonQueue;
  private readonly all: TaskProcess[];
  private readonly free: TaskProcess[];
  private readonly idleTimers = new Map<TaskProcess, NodeJS.Timeout>();
  private readonly end = new AbortController();

  constructor(
    program: Program,
    private readonly limits: PoolLimits,
  ) {
    this.queue = new PersonQueue(limits.processes, limits.waitTime);
    this.all = Array.from({length: limits.processes}, () => new TaskProcess(program, limits, limits.time));
    this.free = [...this.all];
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return this.all.flatMap(({pid}) => (pid === undefined ? [] : [pid]));
  }

  /**
   * Does a task of one answer.
   * @throws TaskInterrupted, TaskRefused, PoolBusy, PoolStopped, the signal's reason, what kept a file from being read
   */
  async run(job: Job, requester: Requester): Promise<unknown> {
    return this.lend(requester, process =>
      process.run(job, async () => {
        throw new Error(`${job.task} answers in items`);
      }),
    );
  }

  /** Does a task that answers in items, one ahead of whoever takes them; leaving the loop ends it. Throws what `run` does. */
  async *items(job: Job, requester: Requester): AsyncGenerator<unknown, void> {
    const left = new AbortController();
    const come: {value: unknown; taken(): void}[] = [];
    const end: {how?: 'done' | {error: unknown}} = {};
    let wake: () => void = () => undefined;
    const onItem = (value: unknown) =>
      new Promise<void>(taken => {
        come.push({value, taken});
        wake();
      });
    const signal = requester.signal ? AbortSignal.any([requester.signal, left.signal]) : left.signal;
    const ended = this.lend({...requester, signal}, process => process.run(job, onItem)).then(
      () => (end.how = 'done'),
      (error: unknown) => (end.how = {error}),
    );
    void ended.then(() => wake());
    try {
      for (;;) {
        const item = come.shift();
        if (item) {
          item.taken();
          yield item.value;
        } else if (end.how === undefined) await new Promise<void>(resolve => (wake = resolve));
        else if (end.how === 'done') return;
        else throw end.how.error;
      }
    } finally {
      left.abort();
      await ended;
    }
  }

  /** Ends the processes; tasks under way and waiting are refused with PoolStopped. */
  async stop(): Promise<void> {
    this.end.abort(new PoolStopped());
    for (const timer of this.idleTimers.values()) clearTimeout(timer);
    await Promise.all(this.all.map(process => process.terminate()));
  }

  /** Gives a process for as long as `use` takes; it is ended where the asker leaves or the pool stops. */
  private async lend<T>({person, signal}: Requester, use: (process: TaskProcess) => Promise<T>): Promise<T> {
    const ends = signal ? AbortSignal.any([signal, this.end.signal]) : this.end.signal;
    const release = await this.queue.take(person, ends);
    const process = this.free.pop();
    if (!process) throw new Error('a turn was given without a process');
    clearTimeout(this.idleTimers.get(process));
    const kill = () => void process.terminate();
    ends.addEventListener('abort', kill);
    try {
      ends.throwIfAborted();
      return await use(process);
    } catch (error) {
      ends.throwIfAborted();
      throw error;
    } finally {
      ends.removeEventListener('abort', kill);
      // Nobody waits for what did not come to its end, and nobody else is to get it.
      if (process.alive && (ends.aborted || process.runs >= this.limits.maxRuns)) await process.terminate();
      this.keep(process);
      release();
    }
  }

  private keep(process: TaskProcess): void {
    this.free.push(process);
    const timer = setTimeout(() => void process.terminate(), this.limits.idleTime);
    this.idleTimers.set(process, timer.unref());
  }
}
