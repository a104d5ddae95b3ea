import {inject, service} from '@loopback/core';
import {ERASURE_REQUESTED} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Lists} from '../../kernel/lists/lists';
import {ErasureService} from './erasure.service';
import {PersonalDataExportService} from './personal-data-export.service';
import * as endpoints from './privacy.endpoints';
import {PrivacyService} from './privacy.service';
import {RequestsService} from './requests.service';
import {privacyRequests} from './requests.list';

@controller()
export class PrivacyController {
  constructor(
    @service(PrivacyService) private readonly privacy: PrivacyService,
    @service(PersonalDataExportService) private readonly data: PersonalDataExportService,
    @service(ErasureService) private readonly erasure: ErasureService,
    @service(RequestsService) private readonly requests: RequestsService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.overview)
  overview() {
    return this.privacy.overview();
  }

  @endpoint(endpoints.personalData)
  personalData() {
    return this.data.show();
  }

  @endpoint(endpoints.copy)
  copy() {
    return this.data.copy();
  }

  @endpoint(endpoints.setConsent)
  async setConsent({body: {documento, dado}}: Input<typeof endpoints.setConsent>) {
    await this.privacy.setConsent(documento, dado);
    return {mensagem: dado ? 'Autorização registrada' : 'Autorização retirada'};
  }

  @endpoint(endpoints.erase)
  async erase({body}: Input<typeof endpoints.erase>) {
    await this.erasure.request(body);
    return {mensagem: ERASURE_REQUESTED};
  }

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(privacyRequests, query);
  }

  @endpoint(endpoints.answer)
  async answer({params: {id}}: Input<typeof endpoints.answer>) {
    await this.requests.answer(id);
    return {mensagem: 'Pedido atendido'};
  }
}
