import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {ERASE, ErasureService} from './erasure.service';
import {PersonalDataExportService} from './personal-data-export.service';
import {PRIVACIDADE_PERSONAL_DATA} from './personal-data';
import {PrivacyController} from './privacy.controller';
import {PrivacyService} from './privacy.service';
import {RequestsService} from './requests.service';

export {privacyRequests} from './requests.list';
export {PrivacyService} from './privacy.service';
export {PersonalDataExportService} from './personal-data-export.service';

/** Painters' privacy: consents, their stored data, a copy of it, and erasure. */
export class PrivacidadeModule implements Module {
  personal = PRIVACIDADE_PERSONAL_DATA;
  controllers = [PrivacyController];
  services = [PrivacyService, PersonalDataExportService, ErasureService, RequestsService];

  async init(app: Application): Promise<void> {
    const jobs = await app.get(Kernel.JOBS);
    const erasure = await app.get<ErasureService>('services.ErasureService');
    jobs.define<{pedidoId: number}>({name: ERASE, retryLimit: 20, run: ({pedidoId}) => erasure.execute(pedidoId)});
    jobs.define({name: 'privacidade.repassar', cron: '50 3 * * *', run: () => erasure.retryPending()});
  }
}
