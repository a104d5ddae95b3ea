import {join} from 'node:path';
import {BindingScope, mountComponent} from '@loopback/core';
import {RestApplication, RestBindings, RestServer, type Request, type Response} from '@loopback/rest';
import {registerAuthenticationStrategy} from '@loopback/authentication';
import type {Config} from './kernel/config/config';
import {FileAccessRules} from './kernel/files/access';
import {FileServer} from './kernel/files/serve';
import {Explorer} from './kernel/front/explorer';
import {Front, type FrontParts} from './kernel/front/front';
import type {AnswerCheck} from './kernel/http/output/answer-check';
import {completeSpec} from './kernel/http/openapi/openapi';
import {assertRoutesMatchTable} from './kernel/http/routing/route';
import {ClubeSequence} from './kernel/http/sequence';
import {UploadGate} from './kernel/http/input/upload-gate';
import {olderPictures} from './kernel/images/older-pictures';
import {Pictures} from './kernel/images/pictures';
import {housekeeping} from './kernel/jobs/housekeeping';
import {Jobs} from './kernel/jobs/jobs';
import {Kernel} from './kernel/keys';
import {limitsFor, type Limits} from './kernel/config/limits';
import type {Logger} from './kernel/logging/logger';
import {Letters} from './kernel/mail/letters';
import {Mailer} from './kernel/mail/mailer';
import {addKernelParts} from './kernel/metrics/parts';
import {Metrics} from './kernel/metrics/metrics';
import {MetricsServer} from './kernel/metrics/server';
import {Database} from './kernel/persistence/database';
import {createDataSource} from './kernel/persistence/datasource';
import {CsvStreams} from './kernel/lists/csv';
import {Crud} from './kernel/entities/writing/crud';
import {ExportController} from './kernel/lists/export-controller';
import {Lists} from './kernel/lists/lists';
import {assertDeclarationsServed, mountEntities} from './kernel/entities/mount';
import {Door} from './kernel/security/door';
import {KnownDevices} from './kernel/security/known-devices';
import {SessionStrategy} from './kernel/security/session-strategy';
import {Sessions} from './kernel/security/sessions';
import {SignedUrls} from './kernel/security/signed-urls';
import {Throttle} from './kernel/security/throttle';
import {FolderStorage} from './kernel/storage/folder-storage';
import {FreeSpace} from './kernel/storage/free-space';
import {HeldRemovals} from './kernel/storage/held-removals';
import {privateFolder} from './kernel/storage/private-folder';
import {MODULES} from './modules';
import {ConfiguracaoService} from './modules/configuracoes';

export interface ApplicationOptions {
  config: Config & {databaseUrl: string};
  log: Logger;
  clock?: () => Date;
  root: string;
  answerCheck?: AnswerCheck;
  /** Others than the product's own, for tests. */
  limits?: Partial<Limits>;
}

/** The application, put together: kernel, modules, front. `create` leaves it ready to listen. */
export class ClubeApplication extends RestApplication {
  db!: Database;
  jobs!: Jobs;
  front!: Front;
  metrics!: Metrics;
  /** Where the configuration asks for one. */
  metricsServer?: MetricsServer;
  private mailer?: Mailer;

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
      // What did not come up whole leaves no connection behind; the first fault is the one to tell.
      await app.stop().catch(() => undefined);
      throw error;
    }
    return app;
  }

  private async assemble(): Promise<void> {
    const {config, log, clock = () => new Date(), root, answerCheck} = this.parts;
    for (const name of ['arquivos', 'tmp']) await privateFolder(join(config.dataDir, name));
    const limits = {...limitsFor(config), ...this.parts.limits};
    this.db = new Database({url: config.databaseUrl, log, limits});
    this.metrics = new Metrics({databaseUrl: config.databaseUrl, clock, log});
    this.jobs = new Jobs(config.databaseUrl, log, clock, this.metrics.jobRan);
    this.mailer = new Mailer(config, this.metrics.mailed);
    const sessions = new Sessions(this.db, log);
    const urls = new SignedUrls(config.secret);
    const storage = new HeldRemovals(new FolderStorage(join(config.dataDir, 'arquivos')), this.db, log);
    const tempDir = join(config.dataDir, 'tmp');
    const space = new FreeSpace([config.dataDir, join(config.dataDir, 'arquivos'), tempDir], config.reservaDiscoMb);
    const throttle = Throttle.create(this.db.writes, config);
    const rules = new FileAccessRules();
    const pictures = new Pictures({db: this.db, storage, rules, tempDir, log});

    this.bind(Kernel.CONFIG).to(config);
    this.bind(Kernel.LOG).to(log);
    this.bind('kernel.clock').to(clock);
    this.bind('kernel.limits').to(limits);
    this.bind(Kernel.DB).to(this.db);
    this.bind(Kernel.SESSIONS).to(sessions);
    this.bind(Kernel.SIGNED_URLS).to(urls);
    this.bind(Kernel.STORAGE).to(storage);
    this.bind(Kernel.PICTURES).to(pictures);
    this.bind(Kernel.JOBS).to(this.jobs);
    this.bind(Kernel.MAILER).to(this.mailer);
    this.bind(Kernel.METRICS).to(this.metrics);
    this.bind(Kernel.KNOWN_DEVICES).to(new KnownDevices(config.secret, config.publicUrl.startsWith('https:')));
    this.bind(Kernel.LETTERS).to(new Letters(this.mailer, this.jobs, throttle, log));
    this.bind(Kernel.THROTTLE).to(throttle);
    this.bind(Kernel.SPACE).to(space);
    this.bind(Kernel.UPLOADS).to(new UploadGate(space));
    this.bind('kernel.fileRules').to(rules);
    this.bind('datasources.db').to(await createDataSource(this.db));
    this.bind('kernel.lists').toClass(Lists).inScope(BindingScope.SINGLETON);
    this.bind('kernel.csv').toClass(CsvStreams).inScope(BindingScope.SINGLETON);
    this.bind('kernel.crud').toClass(Crud).inScope(BindingScope.SINGLETON);
    if (answerCheck) this.bind('kernel.answerCheck').to(answerCheck);

    // Not app.component(): LoopBack would take a module's init for a lifecycle hook and call it again, without the app.
    const modules = MODULES.map(ModuleClass => new ModuleClass());
    assertDeclarationsServed(modules);
    for (const module of modules) {
      mountComponent(this, module);
      mountEntities(this, module);
    }
    this.controller(ExportController);
    const configuracaoService = await this.get<ConfiguracaoService>('services.ConfiguracaoService');
    const strategy = new SessionStrategy(new Door(sessions, throttle, () => configuracaoService.siteBlocked()));
    registerAuthenticationStrategy(this, SessionStrategy);
    this.bind('kernel.sessionStrategy').to(strategy);
    this.sequence(ClubeSequence);
    for (const module of modules) await module.init?.(this);
    this.jobs.define(housekeeping({db: this.db, storage, tempDir}));
    this.jobs.define(olderPictures({db: this.db, storage, pictures, log}));

    addKernelParts(this.metrics, {db: this.db, jobs: this.jobs, dataDir: config.dataDir});
    const {metricsPort: port, metricsHost: host, metricsToken: token} = config;
    if (port !== undefined) this.metricsServer = new MetricsServer(this.metrics, {port, host, token});

    await this.start();
    const server = await this.getServer(RestServer);
    const spec = await server.getApiSpec();
    assertRoutesMatchTable(
      Object.entries(spec.paths as Record<string, object>).flatMap(([path, item]) =>
        Object.keys(item).map(method => ({method, path})),
      ),
    );
    const explorer = new Explorer(sessions, config.secret, config.production);
    explorer.setDocument(completeSpec(spec));
    const files = new FileServer(storage, rules, urls, sessions, limits.readerStillMs);
    this.front = new Front({
      config,
      log,
      db: this.db,
      storage,
      space,
      files,
      explorer,
      api: await apiHandler(server),
      clock,
      root,
      metrics: this.metrics.http,
      limits,
    });
  }

  /** A start that failed on its way has made only the first parts. */
  private get made(): Partial<ClubeApplication> {
    return this;
  }

  /** In order: no new calls, jobs to their end, then the connections. */
  override async stop(): Promise<void> {
    await this.made.front?.close();
    await this.metricsServer?.close();
    await this.made.jobs?.stop();
    await super.stop();
    this.mailer?.close();
    await (await this.get<{disconnect(): Promise<void>}>('datasources.db', {optional: true}))?.disconnect();
    await this.made.metrics?.close();
    await this.made.db?.close();
  }
}

/** LoopBack's handler itself, without Express before it: of what Express adds to a request only the path is read. */
async function apiHandler(server: RestServer): Promise<FrontParts['api']> {
  const handler = await server.get(RestBindings.HANDLER);
  return (request, response) => {
    const path = request.url?.split('?')[0];
    return handler.handleRequest(Object.assign(request, {path}) as Request, response as Response);
  };
}
