import {inject, service} from '@loopback/core';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {Throttle} from '../../../kernel/security/throttle';
import {midias} from './midias.list';
import * as routes from './midias.routes';
import {MidiasService} from './midias.service';
import {MidiaSharingService} from './sharing.service';

const ATTACHED = {mensagem: 'Mídia anexada com sucesso ao resgate'};

@controller()
export class MidiasController {
  constructor(
    @service(MidiasService) private readonly attaching: MidiasService,
    @service(MidiaSharingService) private readonly sharing: MidiaSharingService,
    @inject('kernel.lists') private readonly lists: Lists,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(midias, query);
  }

  @verb(routes.share)
  share({params: {id}}: Input<typeof routes.share>) {
    return this.sharing.link(requireActor('loja').id, id);
  }

  @verb(routes.shared)
  async shared({params: {token}}: Input<typeof routes.shared>) {
    await this.throttle.lookup();
    return this.sharing.shown(token);
  }

  @verb(routes.attach)
  async attach({body, files}: Input<typeof routes.attach>) {
    await this.attaching.attach(body.idResgate, files);
    return ATTACHED;
  }

  @verb(routes.attachUpload)
  async attachUpload({params: {id}, body: {envio}}: Input<typeof routes.attachUpload>) {
    await this.attaching.attachUpload(id, envio);
    return ATTACHED;
  }

  @verb(routes.remove)
  async remove({params: {id}}: Input<typeof routes.remove>) {
    await this.attaching.remove(id);
    return {mensagem: 'Mídia excluída com sucesso'};
  }
}
