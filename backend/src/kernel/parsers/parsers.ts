import {dirname, join} from 'node:path';
import {
  ConfinedPool,
  PoolBusy,
  PoolStopped,
  TaskRefused,
  type Requester,
  type UntrustedFile,
  type Job,
  type PoolLimits,
} from '@clube/confined';
import {maybeContext} from '../context';
import {Refusal, Unavailable} from '../refusals/refusals';
import {nameOf} from '../security/session-strategy';
import type {SerializedRefusal} from './serialized-refusal';

const MB = 1024 * 1024;

/** What a person waits for: pictures, the beginning of a file of lines. */
const QUICK: PoolLimits = {
  processes: 2,
  time: 20_000,
  waitTime: 60_000,
  startupTime: 30_000,
  heap: 192 * MB,
  maxRss: 900 * MB,
  idleTime: 60_000,
  maxRuns: 200,
};
/** Files of lines, read to their end while their lines are written. The time is that of some hundred lines. */
const LINES: PoolLimits = {...QUICK, maxRss: 600 * MB, waitTime: 10 * 60_000, idleTime: 10_000};

const COMPILED = join(__dirname, '..', '..');
const READABLE = [
  COMPILED,
  ...['@clube/domain', '@clube/receipt-reader', '@clube/embedded-postgres'].map(name => dirname(require.resolve(name))),
];

const Busy = () => Unavailable({erro: 'Muitos arquivos estão sendo lidos. Tente de novo em instantes.'});

/**
 * The one place where untrusted files are interpreted, receipts aside: in confined processes with bounds of time and memory, a few
 * at once, queued per person, ended when the caller leaves. docs/security.md lists the parsers.
 */
export class Parsers {
  private readonly quick = new ConfinedPool({entry: join(__dirname, 'program.js'), readable: READABLE}, QUICK);
  private readonly lines = new ConfinedPool(
    {entry: join(COMPILED, 'kernel', 'imports', 'lines', 'program.js'), readable: READABLE},
    LINES,
  );

  /** A separate pool, so that a slow download does not block imports. */
  private readonly downloads = new ConfinedPool(
    {entry: join(COMPILED, 'kernel', 'imports', 'lines', 'program.js'), readable: READABLE},
    {...LINES, waitTime: QUICK.waitTime},
  );

  /** @throws TaskInterrupted; the task's own refusal; Unavailable when too many wait, or nobody does any more */
  async run<Result>(task: string, request: unknown, files: readonly UntrustedFile[]): Promise<Result> {
    const requester = currentRequester();
    return this.quick.run({task, request, files}, requester).catch((error: unknown) => {
      throw asRefusal(error, requester);
    }) as Promise<Result>;
  }

  /** Runs a task that yields items; the next item is prepared while the current one is consumed. */
  async *items<Item>(job: Job, whatFor: 'lines' | 'downloads' = 'lines'): AsyncGenerator<Item, void> {
    const requester = currentRequester();
    try {
      yield* this[whatFor].items(job, requester) as AsyncGenerator<Item, void>;
    } catch (error) {
      throw asRefusal(error, requester);
    }
  }

  /** Process ids of the living child processes. */
  get pids(): number[] {
    return [this.quick, this.lines, this.downloads].flatMap(({pids}) => pids);
  }

  async stop(): Promise<void> {
    await Promise.all([this.quick, this.lines, this.downloads].map(pool => pool.stop()));
  }
}

/** Clients without a session are distinguished by their IP address. */
function currentRequester(): Requester {
  const context = maybeContext();
  const person = context && ('id' in context.actor ? nameOf(context.actor) : (context.address ?? context.actor.kind));
  return {person: person ?? 'sistema', signal: context?.abortSignal};
}

function asRefusal(error: unknown, {signal}: Requester): unknown {
  if (signal?.aborted || error instanceof PoolStopped) return Unavailable();
  if (error instanceof PoolBusy) return Busy();
  if (!(error instanceof TaskRefused)) return error;
  const {status, codigo, erro} = error.refusal as SerializedRefusal;
  return new Refusal(status, codigo, erro);
}
