import {inject, service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Lists} from '../../../kernel/lists/lists';
import {midias} from './midias.list';
import * as routes from './midias.routes';
import {MidiasService} from './midias.service';

const ATTACHED = {mensagem: 'Mídia anexada com sucesso ao resgate'};

@controller()
export class MidiasController {
  constructor(
    @service(MidiasService) private readonly attaching: MidiasService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(midias, query);
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
