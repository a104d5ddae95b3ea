import {inject, service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {Throttle} from '../../../kernel/security/throttle';
import {midias} from './midias.list';
import * as endpoints from './midias.endpoints';
import {MidiasService} from './midias.service';
import {MidiaSharingService} from './sharing.service';

const ATTACHED = {mensagem: 'Mídia anexada com sucesso ao resgate'};

@controller()
export class MidiasController {
  constructor(
    @service(MidiasService) private readonly attaching: MidiasService,
    @service(MidiaSharingService) private readonly sharing: MidiaSharingService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(midias, query);
  }

  @endpoint(endpoints.share)
  share({params: {id}}: Input<typeof endpoints.share>) {
    return this.sharing.link(id);
  }

  @endpoint(endpoints.shared)
  async shared({params: {token}}: Input<typeof endpoints.shared>) {
    await this.throttle.lookup();
    return this.sharing.shown(token);
  }

  @endpoint(endpoints.attach)
  async attach({body, files}: Input<typeof endpoints.attach>) {
    await this.attaching.attach(body.idResgate, files);
    return ATTACHED;
  }

  @endpoint(endpoints.attachUpload)
  async attachUpload({params: {id}, body: {envio}}: Input<typeof endpoints.attachUpload>) {
    await this.attaching.attachUpload(id, envio);
    return ATTACHED;
  }

  @endpoint(endpoints.remove)
  async remove({params: {id}}: Input<typeof endpoints.remove>) {
    await this.attaching.remove(id);
    return {mensagem: 'Mídia excluída com sucesso'};
  }
}
