import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import * as endpoints from './notificacoes.endpoints';
import {notificacoes} from './notificacoes.list';
import {NotificacoesService} from './notificacoes.service';

/** Pushes that staff send to many painters. */
@controller()
export class NotificacoesController {
  constructor(
    @service(NotificacoesService) private readonly service: NotificacoesService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(notificacoes, query);
  }

  @endpoint(endpoints.preview)
  preview({query}: Input<typeof endpoints.preview>) {
    return this.service.count(query);
  }

  @endpoint(endpoints.send)
  send({body: {titulo, texto, agendarPara, ...audience}}: Input<typeof endpoints.send>) {
    return this.service.send({titulo, texto, audience, at: agendarPara});
  }

  @endpoint(endpoints.cancel)
  async cancel({params: {id}}: Input<typeof endpoints.cancel>) {
    await this.service.cancel(id);
    return {mensagem: 'Push cancelado. O que já foi enviado continua enviado.'};
  }
}
