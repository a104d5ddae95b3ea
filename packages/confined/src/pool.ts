import {PoolStopped} from './errors';
import type {Program} from './fork';
import type {ProcessLimits} from './limits';
import {TaskProcess, type Job} from './task-process';
import {PersonQueue} from './person-queue';

/** Sizes in bytes, times in milliseconds. */
export interface PoolLimits extends ProcessLimits {
  /** Maximum number of processes. */
  processes: number;
  /** CPU time limit of one task, or of each of its items; the elapsed time is at most three times that. */
  time: number;
  /** Maximum time of a task in the queue. */
  waitTime: number;
  /** Time after which an idle process is ended. */
  idleTime: number;
  /** Number of tasks after which a process is replaced by a new one. */
  maxRuns: number;
}

/** The person who requests a task, and the signal that aborts it, for example when the client disconnects. */
export interface Requester {
  person: string;
  signal?: AbortSignal | undefined;
}

/** A pool of confined processes with one program, each running one task at a time, round-robin by person. */
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
   * Runs a task with a single result.
   * @throws TaskInterrupted, TaskRefused, PoolBusy, PoolStopped, the signal's reason, an error of reading a file
   */
  async run(job: Job, requester: Requester): Promise<unknown> {
    return this.lend(requester, process =>
      process.run(job, async () => {
        throw new Error(`${job.task} answers in items`);
      }),
    );
  }

  /** Runs a task that emits items, buffering one; leaving the loop aborts it. Throws the same errors as `run`. */
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

  /** Ends the processes; running and waiting tasks are rejected with PoolStopped. */
  async stop(): Promise<void> {
    this.end.abort(new PoolStopped());
    for (const timer of this.idleTimers.values()) clearTimeout(timer);
    await Promise.all(this.all.map(process => process.terminate()));
  }

  /** Lends a process to `use`; the process is ended if the requester aborts or the pool stops. */
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
      // An aborted task may still be running, so its process must not be reused.
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
