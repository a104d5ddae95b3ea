import {inject, service} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import {requireActor} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Lists} from '../../kernel/lists/lists';
import {BulkSendService} from './bulk-send.service';
import * as endpoints from './cartoes.endpoints';
import {cartoes} from './cartoes.list';
import {pedidos} from './pedidos.list';
import {PedidosService} from './pedidos.service';
import {CartaoStatusService} from './status.service';

@controller()
export class CartoesController {
  constructor(
    @service(CartaoStatusService) private readonly changes: CartaoStatusService,
    @service(PedidosService) private readonly work: PedidosService,
    @service(BulkSendService) private readonly bulk: BulkSendService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.status)
  status({body: {numero, status}}: Input<typeof endpoints.status>) {
    return this.changes.request(requireActor('loja').id, numero, status);
  }

  @endpoint(endpoints.cards)
  cards({query}: Input<typeof endpoints.cards>) {
    return this.lists.answer(cartoes, query);
  }

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(pedidos, query);
  }

  @endpoint(endpoints.changeState)
  async changeState({params: {id}, body}: Input<typeof endpoints.changeState>) {
    await this.work.change(id, body);
    return {mensagem: 'Pedido atualizado com sucesso'};
  }

  @endpoint(endpoints.sendAll)
  sendAll({body}: Input<typeof endpoints.sendAll>) {
    return this.bulk.send(body.filtro);
  }
}
