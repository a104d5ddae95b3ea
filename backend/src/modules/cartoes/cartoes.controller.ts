import {inject, service} from '@loopback/core';
import {requireActor} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import type {Lists} from '../../kernel/lists/lists';
import * as routes from './cartoes.routes';
import {pedidos} from './pedidos.list';
import {PedidosService} from './pedidos.service';
import {CartaoStatusService} from './status.service';

@controller()
export class CartoesController {
  constructor(
    @service(CartaoStatusService) private readonly changes: CartaoStatusService,
    @service(PedidosService) private readonly work: PedidosService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.status)
  status({body: {numero, status}}: Input<typeof routes.status>) {
    return this.changes.request(requireActor('loja').id, numero, status);
  }

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(pedidos, query);
  }

  @verb(routes.changeState)
  async changeState({params: {id}, body}: Input<typeof routes.changeState>) {
    await this.work.change(id, body);
    return {mensagem: 'Pedido atualizado com sucesso'};
  }

  @verb(routes.sendAll)
  async sendAll({body}: Input<typeof routes.sendAll>) {
    const total = await this.work.sendAll([...new Set(body.ids)]);
    return {mensagem: total === 1 ? 'Pedido enviado' : `${total} pedidos enviados`};
  }
}
