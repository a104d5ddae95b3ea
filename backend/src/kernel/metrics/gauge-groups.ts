import {Gauge, type Registry} from 'prom-client';
import {Pool} from 'pg';
import type {Logger} from '../logging/logger';
import {rowsOf, type Sql} from '../persistence/sql';

/** What readers may use: a few connections of their own, so that they neither wait for those of requests nor take them away. */
interface Source {
  query<R extends object>(statement: Sql<R>): Promise<R[]>;
  now: Date;
}

type Labels = Record<string, string | number>;
/** A value, or one per set of labels; null when there is none. */
type Reading = number | null | {labels: Labels; value: number | null}[];

/** Gauges that are read together on each scrape. Label values come from fixed lists in the code, never from input. */
export interface GaugeGroup<G extends string = string> {
  name: string;
  gauges: Record<G, {help: string; labels?: readonly string[]}>;
  /** How many seconds a reading is cached; default 5. Expensive readings set more. */
  seconds?: number;
  read(source: Source): Promise<Record<G, Reading>>;
}

export interface GaugeGroupsOptions {
  registry: Registry;
  databaseUrl: string;
  clock: () => Date;
  log: Logger;
  /** Timeout of a group. */
  timeoutMs?: number;
}

const SECONDS = 5;
const RETRY_SECONDS = 60;
const TIMEOUT_MS = 2000;

interface CachedGroup {
  part: GaugeGroup;
  gauges: Map<string, Gauge>;
  /** On the monotonic clock. */
  goodUntil: number;
  running?: Promise<void>;
}

/**
 * Gauges that are read on scrape and cached for some seconds, so that frequent scrapes are cheap. A group that fails or times out
 * is reported as such and has no values rather than old ones; other groups do not wait for it.
 */
export class GaugeGroups {
  private readonly pool: Pool;
  private readonly parts = new Map<string, CachedGroup>();
  private readonly up: Gauge;
  private readonly took: Gauge;

  constructor(private readonly options: GaugeGroupsOptions) {
    const {registry, databaseUrl, log, timeoutMs = TIMEOUT_MS} = options;
    this.pool = new Pool({
      connectionString: databaseUrl,
      max: 2,
      connectionTimeoutMillis: timeoutMs,
      // In case PostgreSQL itself does not cancel the statement because the connection is lost.
      query_timeout: timeoutMs + 500,
      idleTimeoutMillis: 60_000,
      allowExitOnIdle: true,
      application_name: 'clube-metrics',
      options: `-c TimeZone=UTC -c default_transaction_read_only=on -c lock_timeout=500 -c statement_timeout=${timeoutMs}`,
    });
    this.pool.on('error', error => log.warn({err: error}, 'idle database connection lost'));
    const labelNames = ['collector'];
    this.up = new Gauge({
      name: 'clube_collector_up',
      help: 'Whether this group of gauges could be read: 1 or 0',
      labelNames,
      registers: [registry],
    });
    this.took = new Gauge({
      name: 'clube_collector_duration_seconds',
      help: 'How long the last reading of this group took',
      labelNames,
      registers: [registry],
    });
  }

  add<G extends string>(part: GaugeGroup<G>): void {
    if (this.parts.has(part.name)) throw new Error(`a collector of this name is there: ${part.name}`);
    const specs = Object.entries<{help: string; labels?: readonly string[]}>(part.gauges);
    const gauges = specs.map(([name, {help, labels = []}]): [string, Gauge] => [
      name,
      new Gauge({name, help, labelNames: [...labels], registers: [this.options.registry]}),
    ]);
    this.parts.set(part.name, {part, gauges: new Map(gauges), goodUntil: 0});
  }

  /** Resolves when every group is read or has timed out. */
  async refresh(): Promise<void> {
    await Promise.all([...this.parts.values()].map(group => this.renew(group)));
  }

  private async renew(group: CachedGroup): Promise<void> {
    if (performance.now() < group.goodUntil) return;
    // Concurrent scrapes share a reading; no second one starts while the first hangs.
    group.running ??= this.read(group).finally(() => (group.running = undefined));
    const {timeoutMs = TIMEOUT_MS} = this.options;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        this.fail(group);
        resolve();
      }, timeoutMs);
    });
    await Promise.race([group.running, tooLong]);
    clearTimeout(timer);
  }

  private async read(group: CachedGroup): Promise<void> {
    const {part, gauges} = group;
    const started = performance.now();
    try {
      const query = <R extends object>(statement: Sql<R>) => rowsOf(this.pool, statement);
      const readings = await part.read({query, now: this.options.clock()});
      for (const [name, gauge] of gauges) show(gauge, readings[name]);
      this.up.set({collector: part.name}, 1);
      group.goodUntil = performance.now() + (part.seconds ?? SECONDS) * 1000;
    } catch (error) {
      this.options.log.warn({err: error, collector: part.name}, 'collector failed');
      this.fail(group);
    }
    this.took.set({collector: part.name}, (performance.now() - started) / 1000);
  }

  private fail(group: CachedGroup): void {
    const {part, gauges} = group;
    this.up.set({collector: part.name}, 0);
    for (const gauge of gauges.values()) show(gauge, null);
    // Expensive groups are not retried on every scrape.
    group.goodUntil = performance.now() + Math.min(part.seconds ?? SECONDS, RETRY_SECONDS) * 1000;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Removes the 0 that a gauge without labels starts with. */
function show(gauge: Gauge, reading: Reading | undefined): void {
  gauge.reset();
  if (Array.isArray(reading)) {
    for (const {labels, value} of reading) if (value !== null) gauge.set(labels, value);
  } else if (typeof reading === 'number') gauge.set(reading);
  else gauge.remove({});
}
