import {BindingKey} from '@loopback/core';
import type {Approvals} from './approvals/approvals';
import type {Config} from './config/config';
import type {UploadGate} from './http/input/upload-gate';
import type {Pictures} from './images/pictures';
import type {PageHeads} from './front/pages/page-heads';
import type {Imports} from './imports/imports';
import type {Logger} from './logging/logger';
import type {Database} from './persistence/database';
import type {KnownDevices} from './security/known-devices';
import type {Sessions} from './security/sessions';
import type {SignedUrls} from './security/signed-urls';
import type {FreeSpace} from './storage/free-space';
import type {Storage} from './storage/storage';
import type {Jobs} from './jobs/jobs';
import type {Letters} from './mail/letters';
import type {Mailer} from './mail/mailer';
import type {Metrics} from './metrics/metrics';
import type {Parsers} from './parsers/parsers';
import type {Notices} from './notices/notices';
import type {PushSender} from './notices/push-sender';
import type {PersonalData} from './privacy/personal-data';
import type {Throttle} from './security/throttle';
import type {Uploads} from './uploads/uploads';
import type {Works} from './work/works';

/** What the kernel offers to modules by injection. */
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
  LETTERS: BindingKey.create<Letters>('kernel.letters'),
  KNOWN_DEVICES: BindingKey.create<KnownDevices>('kernel.knownDevices'),
  THROTTLE: BindingKey.create<Throttle>('kernel.throttle'),
  SPACE: BindingKey.create<FreeSpace>('kernel.space'),
  NOTICES: BindingKey.create<Notices>('kernel.notices'),
  PUSH: BindingKey.create<PushSender>('kernel.push'),
  PERSONAL: BindingKey.create<PersonalData>('kernel.personal'),
  WORKS: BindingKey.create<Works>('kernel.works'),
  IMPORTS: BindingKey.create<Imports>('kernel.imports'),
  RESUMABLE: BindingKey.create<Uploads>('kernel.resumable'),
  PAGES: BindingKey.create<PageHeads>('kernel.pages'),
  UPLOADS: BindingKey.create<UploadGate>('kernel.uploads'),
};
