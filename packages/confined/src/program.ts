// The API for confined programs, for use in the confined process; the server imports the package's index.
import {originOf} from './child/origin';
import {watch} from './child/watch';
import {PIECE_BYTES, type FromProcess, type ToProcess} from './protocol';

export {ownCpuTime} from './cpu-time';
export {originOf, watch};

/** Thrown by a task that refuses a file; the server gets it as TaskRefused. */
export class TaskRefusal extends Error {
  constructor(readonly refusal: unknown) {
    super('refused');
    this.name = 'TaskRefusal';
  }
}

/** A file of the task, whose bytes are requested from the server in pieces. */
export interface TaskFile {
  readonly bytes: number;
  /** Reads bytes from `from` (inclusive) to `to` (exclusive); fewer if the file ends before. */
  read(from: number, to: number): Promise<Buffer>;
  /** Reads pieces from `from` to `to`, or to the end. */
  pieces(from?: number, to?: number): AsyncGenerator<Buffer, void>;
}

/** The tools that a task gets in addition to its request. */
export interface TaskTools {
  files: readonly TaskFile[];
  /** Sends an item to the server; resolves when the server is ready for the next. */
  emit(value: unknown): Promise<void>;
}

export type Task = (request: never, tools: TaskTools) => Promise<unknown>;

/** The main loop of a confined process: runs one task after the other until the server disconnects. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const send = (answer: FromProcess) => process.send?.(answer);
  const wants = new Map<number, (bytes: Buffer) => void>();
  let nextWant = 1;
  let next: () => void = () => undefined;
  watch(Number(process.argv[2]));
  process.on('disconnect', () => process.exit(0));

  const fileOf = (id: number, file: number, bytes: number): TaskFile => {
    const piece = (from: number, to: number) =>
      new Promise<Buffer>(resolve => {
        const want = nextWant++;
        wants.set(want, resolve);
        send({kind: 'want', id, want, file, from, to});
      });
    async function* pieces(from = 0, to = bytes): AsyncGenerator<Buffer, void> {
      for (let at = from; at < Math.min(to, bytes); at += PIECE_BYTES)
        yield await piece(at, Math.min(at + PIECE_BYTES, to, bytes));
    }
    const read = async (from: number, to: number) => {
      const all: Buffer[] = [];
      for await (const bytesOf of pieces(from, to)) all.push(bytesOf);
      return all.length === 1 && all[0] ? all[0] : Buffer.concat(all);
    };
    return {bytes, read, pieces};
  };

  const run = async ({id, task, request, fileSizes}: Extract<ToProcess, {kind: 'run'}>) => {
    const tools: TaskTools = {
      files: fileSizes.map((bytes, file) => fileOf(id, file, bytes)),
      emit: value =>
        new Promise(resolve => {
          next = resolve;
          send({kind: 'item', id, value});
        }),
    };
    const rss = () => process.memoryUsage.rss();
    try {
      const work = tasks[task];
      if (!work) throw new Error(`no such task: ${task}`);
      const value = await work(request as never, tools);
      send({kind: 'done', id, value, rss: rss()});
    } catch (error) {
      const refusal = error instanceof TaskRefusal ? {refusal: error.refusal} : {};
      send({kind: 'failed', id, origin: originOf(error), ...refusal, rss: rss()});
    }
  };

  process.on('message', (request: ToProcess) => {
    if (request.kind === 'run') void run(request);
    else if (request.kind === 'next') next();
    else {
      wants.get(request.want)?.(Buffer.from(request.bytes));
      wants.delete(request.want);
    }
  });
  send({kind: 'ready'});
}
