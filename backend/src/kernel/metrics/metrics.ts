import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {Logger} from '../logging/logger';
import {GaugeGroups, type GaugeGroup} from './gauge-groups';
import {HttpMetrics} from './http-metrics';
import {processMetrics} from './process-metrics';

export type {GaugeGroup} from './gauge-groups';

const PACKAGE = join(__dirname, '..', '..', '..', 'package.json');

interface MetricsOptions {
  databaseUrl: string;
  clock: () => Date;
  log: Logger;
}

/**
 * All metrics of one application. Counters belong to this process; gauges read from the database are the same in each copy of the
 * server. Modules add theirs by `add`.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly http = new HttpMetrics(this.registry);
  private readonly facts: GaugeGroups;
  private readonly jobs: Histogram<'task' | 'outcome'>;
  private readonly mail: Counter<'outcome'>;

  constructor(options: MetricsOptions) {
    const registers = [this.registry];
    this.facts = new GaugeGroups({...options, registry: this.registry});
    // Not named "job": Prometheus uses that label for the scrape target.
    this.jobs = new Histogram({
      name: 'clube_job_duration_seconds',
      help: 'Background jobs that this copy ran, by kind and outcome (done, failed)',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 15, 30, 60, 120, 300],
      registers,
    });
    this.mail = new Counter({
      name: 'clube_mail_total',
      help: 'Messages that this copy handed over, by outcome (sent, failed)',
      labelNames: ['outcome'],
      registers,
    });
    // Starts at 0: a series whose first sample is a failure has no rate that could raise an alarm.
    for (const outcome of ['sent', 'failed'] as const) this.mail.inc({outcome}, 0);
    const {version} = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {version: string};
    new Gauge({
      name: 'clube_build_info',
      help: 'Always 1; what runs',
      labelNames: ['version', 'node'],
      registers,
    }).set({version, node: process.version}, 1);
  }

  add<G extends string>(part: GaugeGroup<G>): void {
    this.facts.add(part);
  }

  jobRan = (task: string, outcome: 'done' | 'failed', seconds: number): void =>
    this.jobs.observe({task, outcome}, seconds);

  mailed = (outcome: 'sent' | 'failed'): void => this.mail.inc({outcome});

  /** All metrics in the Prometheus text format. Never fails: unreadable groups show in `clube_collector_up`. */
  async text(): Promise<string> {
    await this.facts.refresh();
    return `${await processMetrics().metrics()}\n${await this.registry.metrics()}`;
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  close = (): Promise<void> => this.facts.close();
}
