import {join} from 'node:path';
import {RestApplication} from '@loopback/rest';
import {bindKernel} from './kernel/bind';
import type {Config} from './kernel/config/config';
import type {HttpServer} from './kernel/http-server/http-server';
import {createHttpServer} from './kernel/http-server/create-http-server';
import type {AnswerCheck} from './kernel/http/output/answer-check';
import {backfillRenditions} from './kernel/images/backfill-renditions';
import {housekeeping} from './kernel/jobs/housekeeping';
import {Jobs} from './kernel/jobs/jobs';
import {Kernel} from './kernel/keys';
import {limitsFor, type Limits} from './kernel/config/limits';
import type {Logger} from './kernel/logging/logger';
import {Mailer} from './kernel/mail/mailer';
import {addKernelGauges} from './kernel/metrics/gauges';
import {Metrics} from './kernel/metrics/metrics';
import {MetricsServer} from './kernel/metrics/server';
import {Database} from './kernel/persistence/database';
import {Outage} from './kernel/persistence/outage';
import {privateFolder} from './kernel/storage/private-folder';
import {mountModules} from './mount';

export interface ApplicationOptions {
  config: Config & {databaseUrl: string};
  log: Logger;
  clock?: () => Date;
  root: string;
  answerCheck?: AnswerCheck;
  /** Whether the database belongs to this process and was lost for good. */
  databaseGone?: () => boolean;
  /** Other limits than the defaults, for tests. */
  limits?: Partial<Limits>;
}

/** The application: kernel, modules, front. After `create` it is ready to listen. */
export class ClubeApplication extends RestApplication {
  db!: Database;
  jobs!: Jobs;
  httpServer!: HttpServer;
  metrics!: Metrics;
  /** Set if the configuration has a metrics port. */
  metricsServer?: MetricsServer;
  private mailer?: Mailer;
  private outage?: Outage;

  private constructor(private readonly parts: ApplicationOptions) {
    super({
      rest: {
        listenOnStart: false,
        cors: {origin: false},
        openApiSpec: {disabled: true},
        apiExplorer: {disabled: true},
        expressSettings: {'x-powered-by': false, etag: false},
      },
      shutdown: {signals: []},
    });
  }

  static async create(options: ApplicationOptions): Promise<ClubeApplication> {
    const app = new ClubeApplication(options);
    try {
      await app.assemble();
    } catch (error) {
      // A failed start closes its connections; the first error is the one to report.
      await app.stop().catch(() => undefined);
      throw error;
    }
    return app;
  }

  private async assemble(): Promise<void> {
    const {config, clock = () => new Date(), root, answerCheck, databaseGone = () => false} = this.parts;
    this.outage = new Outage(config.databaseUrl, this.parts.log);
    const log = this.outage.quietLog;
    for (const name of ['arquivos', 'tmp']) await privateFolder(join(config.dataDir, name));
    const limits = {...limitsFor(config), ...this.parts.limits};
    this.db = new Database({url: config.databaseUrl, log, limits});
    this.metrics = new Metrics({databaseUrl: config.databaseUrl, clock, log});
    this.jobs = new Jobs(config.databaseUrl, log, clock, this.metrics.jobRan);
    this.mailer = new Mailer(config, this.metrics.mailed);
    const kernel = await bindKernel(this, {
      config,
      log,
      clock,
      limits,
      answerCheck,
      db: this.db,
      metrics: this.metrics,
      jobs: this.jobs,
      mailer: this.mailer,
    });
    await mountModules(this, kernel);
    const {storage, tempDir, pictures, uploads} = kernel;
    this.jobs.define(housekeeping({db: this.db, storage, tempDir, uploads}));
    this.jobs.define(backfillRenditions({db: this.db, storage, pictures, log}));

    addKernelGauges(this.metrics, {db: this.db, jobs: this.jobs, dataDir: config.dataDir});
    const {metricsPort: port, metricsHost: host, metricsToken: token} = config;
    if (port !== undefined) this.metricsServer = new MetricsServer(this.metrics, {port, host, token});

    await this.start();
    this.httpServer = await createHttpServer(this, {
      ...kernel,
      config,
      log,
      db: this.db,
      clock,
      root,
      metrics: this.metrics.http,
      limits,
      databaseGone,
    });
  }

  /** `this` with optional members, as a failed start has created only some of them. */
  private get made(): Partial<ClubeApplication> {
    return this;
  }

  /** Stops in order: new requests are refused, running jobs finish, then connections close. */
  override async stop(): Promise<void> {
    await this.made.httpServer?.close();
    await this.metricsServer?.close();
    await this.made.jobs?.stop();
    await super.stop();
    await (await this.get(Kernel.PARSERS, {optional: true}))?.stop();
    this.mailer?.close();
    await (await this.get<{disconnect(): Promise<void>}>('datasources.db', {optional: true}))?.disconnect();
    await this.made.metrics?.close();
    await this.made.db?.close();
    this.outage?.close();
  }
}
