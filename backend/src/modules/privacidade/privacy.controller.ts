import {inject, service} from '@loopback/core';
import {ERASURE_ASKED} from '@clube/domain';
import type {Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import type {Lists} from '../../kernel/lists/lists';
import {ErasureService} from './erasure.service';
import {HeldDataService} from './held.service';
import * as routes from './privacy.routes';
import {PrivacyService} from './privacy.service';
import {RequestsService} from './requests.service';
import {privacyRequests} from './requests.list';

@controller()
export class PrivacyController {
  constructor(
    @service(PrivacyService) private readonly privacy: PrivacyService,
    @service(HeldDataService) private readonly data: HeldDataService,
    @service(ErasureService) private readonly erasure: ErasureService,
    @service(RequestsService) private readonly requests: RequestsService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.overview)
  overview() {
    return this.privacy.overview();
  }

  @verb(routes.held)
  held() {
    return this.data.show();
  }

  @verb(routes.copy)
  copy() {
    return this.data.copy();
  }

  @verb(routes.setConsent)
  async setConsent({body: {documento, dado}}: Input<typeof routes.setConsent>) {
    await this.privacy.setConsent(documento, dado);
    return {mensagem: dado ? 'Autorização registrada' : 'Autorização retirada'};
  }

  @verb(routes.erase)
  async erase({body}: Input<typeof routes.erase>) {
    await this.erasure.ask(body);
    return {mensagem: ERASURE_ASKED};
  }

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(privacyRequests, query);
  }

  @verb(routes.answer)
  async answer({params: {id}}: Input<typeof routes.answer>) {
    await this.requests.answer(id);
    return {mensagem: 'Pedido atendido'};
  }
}
