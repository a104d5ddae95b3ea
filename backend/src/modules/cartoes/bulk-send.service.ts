import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import type {BatchJobs} from '../../kernel/batch-jobs/batch-jobs';
import {defineBulk} from '../../kernel/batch-jobs/bulk';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {pedidos} from './pedidos.list';
import {PedidosService} from './pedidos.service';

/** Marks all requests that a filter matches as sent to the operator. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkSendService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) db: Database,
    @service(PedidosService) work: PedidosService,
  ) {
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'cartoes.enviar',
        right: 'POST /api/cartoes/pedidos/bulk/filtro',
        list: pedidos,
        rowName: `'Pedido ' || t.id`,
        params: z.object({}),
        batch: 20,
        each: ({chave}) => work.change(Number(chave), {estado: 'enviado'}),
      },
    );
  }

  send(filter: object) {
    return this.begin({titulo: 'Enviar pedidos de cartão', filtro: filter, params: {}});
  }
}
