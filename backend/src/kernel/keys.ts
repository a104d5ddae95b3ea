import {BindingKey} from '@loopback/core';
import type {Approvals} from './approvals/approvals';
import type {Config} from './config/config';
import type {Limits} from './config/limits';
import type {FileAccessRules} from './files/access';
import type {AnswerCheck} from './http/output/answer-check';
import type {EndpointHandlers} from './http/routing/endpoint-handlers';
import type {SessionStrategy} from './security/session-strategy';
import type {UploadGate} from './http/input/upload-gate';
import type {Pictures} from './images/pictures';
import type {PageMetadataRegistry} from './http-server/pages/page-metadata';
import type {Documents} from './documents/documents';
import type {ServerPages} from './http-server/pages/server-pages';
import type {Imports} from './imports/imports';
import type {Logger} from './logging/logger';
import type {Database} from './persistence/database';
import type {KnownDevices} from './security/known-devices';
import type {Sessions} from './security/sessions';
import type {SignedUrls} from './security/signed-urls';
import type {Events} from './events/events';
import type {FreeSpace} from './storage/free-space';
import type {Storage} from './storage/storage';
import type {Jobs} from './jobs/jobs';
import type {ThrottledMailer} from './mail/throttled-mailer';
import type {Mailer} from './mail/mailer';
import type {Metrics} from './metrics/metrics';
import type {Parsers} from './parsers/parsers';
import type {Notices} from './notices/notices';
import type {PushSender} from './notices/push-sender';
import type {PersonalData} from './privacy/personal-data';
import type {Throttle} from './security/throttle';
import type {Uploads} from './uploads/uploads';
import type {BatchJobs} from './batch-jobs/batch-jobs';
import type {Reports} from './reports/reports';

/** Binding keys of what modules can inject. */
export const Kernel = {
  CONFIG: BindingKey.create<Config>('kernel.config'),
  LOG: BindingKey.create<Logger>('kernel.log'),
  DB: BindingKey.create<Database>('kernel.db'),
  SESSIONS: BindingKey.create<Sessions>('kernel.sessions'),
  SIGNED_URLS: BindingKey.create<SignedUrls>('kernel.signedUrls'),
  STORAGE: BindingKey.create<Storage>('kernel.storage'),
  PICTURES: BindingKey.create<Pictures>('kernel.pictures'),
  PARSERS: BindingKey.create<Parsers>('kernel.parsers'),
  APPROVALS: BindingKey.create<Approvals>('kernel.approvals'),
  JOBS: BindingKey.create<Jobs>('kernel.jobs'),
  MAILER: BindingKey.create<Mailer>('kernel.mailer'),
  METRICS: BindingKey.create<Metrics>('kernel.metrics'),
  THROTTLED_MAILER: BindingKey.create<ThrottledMailer>('kernel.throttledMailer'),
  KNOWN_DEVICES: BindingKey.create<KnownDevices>('kernel.knownDevices'),
  THROTTLE: BindingKey.create<Throttle>('kernel.throttle'),
  FREE_SPACE: BindingKey.create<FreeSpace>('kernel.freeSpace'),
  EVENTS: BindingKey.create<Events>('kernel.events'),
  NOTICES: BindingKey.create<Notices>('kernel.notices'),
  PUSH: BindingKey.create<PushSender>('kernel.push'),
  PERSONAL_DATA: BindingKey.create<PersonalData>('kernel.personalData'),
  BATCH_JOBS: BindingKey.create<BatchJobs>('kernel.batchJobs'),
  DOCUMENTS: BindingKey.create<Documents>('kernel.documents'),
  REPORTS: BindingKey.create<Reports>('kernel.reports'),
  IMPORTS: BindingKey.create<Imports>('kernel.imports'),
  RESUMABLE_UPLOADS: BindingKey.create<Uploads>('kernel.resumableUploads'),
  PAGE_METADATA: BindingKey.create<PageMetadataRegistry>('kernel.pageMetadata'),
  SERVER_PAGES: BindingKey.create<ServerPages>('kernel.serverPages'),
  UPLOAD_GATE: BindingKey.create<UploadGate>('kernel.uploadGate'),
  // Untyped, as their classes inject some of these keys.
  LISTS: BindingKey.create('kernel.lists'),
  CRUD: BindingKey.create('kernel.crud'),
  CSV: BindingKey.create('kernel.csv'),
  XLSX: BindingKey.create('kernel.xlsx'),
  FILE_RULES: BindingKey.create<FileAccessRules>('kernel.fileRules'),
  ENDPOINT_HANDLERS: BindingKey.create<EndpointHandlers>('kernel.endpointHandlers'),
  SESSION_STRATEGY: BindingKey.create<SessionStrategy>('kernel.sessionStrategy'),
  LIMITS: BindingKey.create<Limits>('kernel.limits'),
  CLOCK: BindingKey.create<() => Date>('kernel.clock'),
  /** Bound in tests only. */
  ANSWER_CHECK: BindingKey.create<AnswerCheck>('kernel.answerCheck'),
};
