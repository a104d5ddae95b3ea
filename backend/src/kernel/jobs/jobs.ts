import type {ClientBase} from 'pg';
import {PgBoss, type JobResult} from 'pg-boss';
import {errorMessage} from '../logging/logged-error';
import type {Logger} from '../logging/logger';
import {statementName} from '../persistence/driver';
import {maybeContext, systemContext, withContext} from '../context';
import {requeueRestored, type Restored} from './requeue-restored';

/** A kind of background work. The handler runs in a context of its own and may run twice: it must be idempotent. */
export interface JobDefinition<T extends object = object> {
  name: string;
  run(data: T): Promise<void>;
  /** Cron expression, in America/Sao_Paulo. */
  cron?: string;
  retryLimit?: number;
  expireInSeconds?: number;
  /** Seconds between heartbeats of a running job (at least 10). A job whose heartbeat stops is given to another copy of the server. */
  heartbeatSeconds?: number;
  /**
   * How many jobs a worker fetches at once, to run one after the other. Use 1 for long jobs, so that other copies of the server
   * get the rest.
   */
  batchSize?: number;
  /** How many such batches this copy of the server runs concurrently. */
  concurrency?: number;
  /** Data for one extra run when the server starts. */
  onStart?: T;
  /** Called when the server shuts down: a long job should stop now; another copy of the server will run it again. */
  onStop?(): Promise<void>;
}

export interface EnqueueOptions {
  /** Jobs of a higher priority run first; default 0. */
  priority?: number;
  /** Delay in seconds before the job may run. */
  afterSeconds?: number;
}

/**
 * SQL that is true while a job of this kind is queued or running whose data has `value` (an SQL expression) in `field`. Usable
 * only after `start`, which creates the queue's tables.
 */
export const activeJobSql = (name: string, field: string, value: string): string =>
  `EXISTS (SELECT 1 FROM pgboss.job j WHERE j.name = '${name}' AND j.state < 'completed' AND (j.data->>'${field}')::int = ${value})`;

/** The job queue (pg-boss, in PostgreSQL). Any copy of the server runs the jobs; a job is queued in the caller's transaction. */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly definitions = new Map<string, JobDefinition>();
  private started = false;
  private stopping = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    private readonly clock: () => Date,
    private readonly ran: (job: string, outcome: 'done' | 'failed', seconds: number) => void = () => undefined,
  ) {
    this.boss = new PgBoss({connectionString: databaseUrl, max: 3, application_name: 'clube-jobs'});
    this.boss.on('error', error => log.warn({err: error}, 'job queue'));
  }

  define<T extends object>(definition: JobDefinition<T>): void {
    this.definitions.set(definition.name, definition);
  }

  names = (): string[] => [...this.definitions.keys()];

  /** Creates the queues. With `work: false` this process runs no jobs; they wait for another copy, or for a test that runs them by hand. */
  async start({work = true} = {}): Promise<void> {
    await this.boss.start();
    this.started = true;
    for (const {name, retryLimit = 5, expireInSeconds = 300, heartbeatSeconds} of this.definitions.values())
      await this.boss.createQueue(name, {
        retryLimit,
        retryBackoff: true,
        retryDelay: 5,
        expireInSeconds,
        ...(heartbeatSeconds ? {heartbeatSeconds} : {}),
      });
    const send = (client: ClientBase, {nome, dados, prioridade: priority}: Restored) =>
      this.boss.send(nome, dados, {priority, db: through(client)});
    await requeueRestored(this.databaseUrl, [...this.definitions.keys()], send, this.log);
    if (!work) return;
    for (const {name} of await this.boss.getSchedules())
      if (!this.definitions.get(name)?.cron) await this.boss.unschedule(name);
    for (const definition of this.definitions.values()) {
      const {batchSize = 5, concurrency: localConcurrency = 1} = definition;
      const options = {pollingIntervalSeconds: 1, batchSize, localConcurrency, perJobResults: true} as const;
      // One that fails is run again by itself: what the others of its batch did must not be done twice.
      await this.boss.work(definition.name, options, async jobs => {
        const results: JobResult[] = [];
        for (const {id, data} of jobs) results.push({id, ...(await this.outcomeOf(definition, data as object, id))});
        return results;
      });
      if (definition.onStart) await this.boss.send(definition.name, definition.onStart);
      if (definition.cron) await this.boss.schedule(definition.name, definition.cron, {}, {tz: 'America/Sao_Paulo'});
    }
  }

  /** Queues a job. Inside a transaction the job exists only if the transaction commits. */
  async enqueue(name: string, data: object, {priority = 0, afterSeconds}: EnqueueOptions = {}): Promise<void> {
    if (!this.definitions.has(name)) throw new Error(`unknown job: ${name}`);
    if (!this.started) return this.log.debug({job: name}, 'jobs are not running: not queued');
    const client = maybeContext()?.client;
    await this.boss.send(name, data, {
      priority,
      ...(afterSeconds ? {startAfter: afterSeconds} : {}),
      ...(client ? {db: through(client)} : {}),
    });
  }

  /** Runs a job now, in this process: for tests and for the commands of staff. */
  async runNow(name: string, data: object = {}): Promise<void> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`unknown job: ${name}`);
    await this.execute(definition, data, 'now');
  }

  private async outcomeOf(definition: JobDefinition, data: object, id: string): Promise<Omit<JobResult, 'id'>> {
    try {
      await this.execute(definition, data, id);
      return {status: 'completed'};
    } catch (error) {
      return {status: 'failed', output: {message: errorMessage(error)}};
    }
  }

  private async execute(definition: JobDefinition, data: object, id: string): Promise<void> {
    const started = performance.now();
    const reportOutcome = (outcome: 'done' | 'failed') =>
      this.ran(definition.name, outcome, (performance.now() - started) / 1000);
    try {
      await withContext(systemContext(this.clock(), `job:${definition.name}:${id}`), () => definition.run(data));
      reportOutcome('done');
    } catch (error) {
      // A job that the shutdown interrupted is back in the queue, so it is not logged as failed.
      if (this.stopping) this.log.info({job: definition.name, id}, 'job put back');
      else {
        this.log.error({err: error, job: definition.name, id}, 'job failed');
        reportOutcome('failed');
      }
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (!this.started) return;
    this.started = false;
    const stopped = this.boss.stop({graceful: true, timeout: 10_000});
    await Promise.allSettled([...this.definitions.values()].map(async ({onStop}) => onStop?.()));
    await stopped;
  }
}

/** Lets pg-boss run its statements on the connection of the open transaction. */
const through = (client: ClientBase) => ({
  executeSql: async (text: string, values?: unknown[]) => client.query({name: statementName(text), text, values}),
});
