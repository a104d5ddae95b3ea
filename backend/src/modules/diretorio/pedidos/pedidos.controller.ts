import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import * as endpoints from './pedidos.endpoints';
import {pedidosOrcamento} from './pedidos.list';
import {PedidosOrcamentoService} from './pedidos.service';

@controller()
export class PedidosOrcamentoController {
  constructor(
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @service(PedidosOrcamentoService) private readonly pedidos: PedidosOrcamentoService,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(pedidosOrcamento, query);
  }

  @endpoint(endpoints.settle)
  async settle({params, body}: Input<typeof endpoints.settle>) {
    await this.pedidos.settle(requireActor('loja').id, params.id, body.estado);
    return {mensagem: body.estado === 'aberto' ? 'Pedido aberto de novo.' : 'Pedido fechado.'};
  }
}
