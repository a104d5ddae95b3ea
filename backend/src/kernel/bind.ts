import {join} from 'node:path';
import {BindingScope, type Application} from '@loopback/core';
import type {Config} from './config/config';
import type {Limits} from './config/limits';
import {Approvals} from './approvals/approvals';
import {Documents} from './documents/documents';
import {Events} from './events/events';
import {eventMetrics} from './events/metrics';
import {FileAccessRules} from './files/access';
import {PageMetadataRegistry} from './http-server/pages/page-metadata';
import {ServerPages} from './http-server/pages/server-pages';
import {UploadGate} from './http/input/upload-gate';
import {EndpointHandlers} from './http/routing/endpoint-handlers';
import type {AnswerCheck} from './http/output/answer-check';
import {Crud} from './entities/writing/crud';
import {Pictures} from './images/pictures';
import {Imports} from './imports/imports';
import type {Jobs} from './jobs/jobs';
import {Kernel} from './keys';
import {CsvStreams} from './exports/csv';
import {XlsxStreams} from './exports/xlsx';
import {Reports} from './reports/reports';
import {Lists} from './lists/lists';
import type {Logger} from './logging/logger';
import {ThrottledMailer} from './mail/throttled-mailer';
import type {Mailer} from './mail/mailer';
import type {Metrics} from './metrics/metrics';
import {Parsers} from './parsers/parsers';
import {defineDeliveries} from './notices/delivery';
import {NOTICE_METRICS} from './notices/metrics';
import {NOTICES_PERSONAL_DATA} from './notices/personal-data';
import {Notices} from './notices/notices';
import {PushSender} from './notices/push-sender';
import type {Database} from './persistence/database';
import {createDataSource} from './persistence/datasource';
import {KERNEL_PERSONAL_DATA} from './privacy/kernel-tables';
import {PersonalData} from './privacy/personal-data';
import {KnownDevices} from './security/known-devices';
import {Sessions} from './security/sessions';
import {SignedUrls} from './security/signed-urls';
import {Throttle} from './security/throttle';
import {FolderStorage} from './storage/folder-storage';
import {FreeSpace} from './storage/free-space';
import {BackupSafeStorage} from './storage/backup-safe-storage';
import {Uploads} from './uploads/uploads';
import {BatchJobs} from './batch-jobs/batch-jobs';

/** What the kernel was started with, and the parts that must be stopped on shutdown. */
interface Foundations {
  config: Config;
  log: Logger;
  clock: () => Date;
  limits: Limits;
  answerCheck: AnswerCheck | undefined;
  db: Database;
  metrics: Metrics;
  jobs: Jobs;
  mailer: Mailer;
}

/** Creates the parts of the kernel and binds them for injection; returns those that the application needs itself. */
export async function bindKernel(
  app: Application,
  {config, log, clock, limits, answerCheck, db, metrics, jobs, mailer}: Foundations,
) {
  const sessions = new Sessions(db, log);
  const urls = new SignedUrls(config.secret);
  const storage = new BackupSafeStorage(new FolderStorage(join(config.dataDir, 'arquivos')), db, log);
  const tempDir = join(config.dataDir, 'tmp');
  const space = new FreeSpace([config.dataDir, join(config.dataDir, 'arquivos'), tempDir], config.reservaDiscoMb);
  const throttle = Throttle.create(db.writes, config);
  const rules = new FileAccessRules();
  const uploads = new Uploads({db, storage, space, log, idleMs: limits.uploadIdleMs});
  const parsers = new Parsers();
  const pictures = new Pictures({db, storage, rules, tempDir, log, parsers});
  const personal = new PersonalData(db, pictures);
  for (const part of [KERNEL_PERSONAL_DATA, NOTICES_PERSONAL_DATA]) personal.add(part);
  const batchJobs = new BatchJobs({db, sessions, clock, jobs, log});
  const imports = new Imports({db, parsers, storage, batchJobs, log});
  const pageMetadata = new PageMetadataRegistry();
  const serverPages = new ServerPages();
  const throttledMailer = new ThrottledMailer(mailer, jobs, throttle, log);
  const notices = new Notices(db, jobs);
  const push = new PushSender(config);
  defineDeliveries({db, jobs, notices, throttledMailer, push, config});
  const events = new Events(db, jobs, log);
  metrics.add(NOTICE_METRICS);
  metrics.add(eventMetrics(events.subscribers));

  app.bind(Kernel.CONFIG).to(config);
  app.bind(Kernel.LOG).to(log);
  app.bind(Kernel.CLOCK).to(clock);
  app.bind(Kernel.LIMITS).to(limits);
  app.bind(Kernel.DB).to(db);
  app.bind(Kernel.SESSIONS).to(sessions);
  app.bind(Kernel.SIGNED_URLS).to(urls);
  app.bind(Kernel.STORAGE).to(storage);
  app.bind(Kernel.PARSERS).to(parsers);
  app.bind(Kernel.PICTURES).to(pictures);
  app.bind(Kernel.PERSONAL_DATA).to(personal);
  app.bind(Kernel.APPROVALS).to(new Approvals(db));
  app.bind(Kernel.JOBS).to(jobs);
  app.bind(Kernel.BATCH_JOBS).to(batchJobs);
  app.bind(Kernel.DOCUMENTS).to(new Documents());
  app.bind(Kernel.REPORTS).to(new Reports());
  app.bind(Kernel.IMPORTS).to(imports);
  app.bind(Kernel.MAILER).to(mailer);
  app.bind(Kernel.METRICS).to(metrics);
  app.bind(Kernel.KNOWN_DEVICES).to(new KnownDevices(config.secret, config.publicUrl.startsWith('https:')));
  app.bind(Kernel.THROTTLED_MAILER).to(throttledMailer);
  app.bind(Kernel.EVENTS).to(events);
  app.bind(Kernel.NOTICES).to(notices);
  app.bind(Kernel.PUSH).to(push);
  app.bind(Kernel.THROTTLE).to(throttle);
  app.bind(Kernel.FREE_SPACE).to(space);
  app.bind(Kernel.RESUMABLE_UPLOADS).to(uploads);
  app.bind(Kernel.PAGE_METADATA).to(pageMetadata);
  app.bind(Kernel.SERVER_PAGES).to(serverPages);
  app.bind(Kernel.UPLOAD_GATE).to(new UploadGate(space));
  app.bind(Kernel.FILE_RULES).to(rules);
  app.bind(Kernel.ENDPOINT_HANDLERS).to(new EndpointHandlers());
  app.bind('datasources.db').to(await createDataSource(db));
  app.bind(Kernel.LISTS).toClass(Lists).inScope(BindingScope.SINGLETON);
  app.bind(Kernel.CSV).toClass(CsvStreams).inScope(BindingScope.SINGLETON);
  app.bind(Kernel.XLSX).toClass(XlsxStreams).inScope(BindingScope.SINGLETON);
  app.bind(Kernel.CRUD).toClass(Crud).inScope(BindingScope.SINGLETON);
  if (answerCheck) app.bind(Kernel.ANSWER_CHECK).to(answerCheck);
  return {
    sessions,
    urls,
    storage,
    tempDir,
    space,
    throttle,
    rules,
    pictures,
    personal,
    uploads,
    imports,
    pageMetadata,
    serverPages,
  };
}
