import {inject} from '@loopback/core';
import type {Input} from '../http/routing/route';
import {controller, verb} from '../http/routing/verb';
import {Kernel} from '../keys';
import type {Lists} from '../lists/lists';
import type {Approvals} from './approvals';
import {approvals} from './approvals.list';
import * as routes from './approvals.routes';

/** Where the second person decides. */
@controller()
export class ApprovalsController {
  constructor(
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(approvals, query);
  }

  @verb(routes.approve)
  async approve({params: {id}}: Input<typeof routes.approve>) {
    return {mensagem: await this.approvals.approve(id)};
  }

  @verb(routes.refuse)
  async refuse({params: {id}, body: {motivo}}: Input<typeof routes.refuse>) {
    await this.approvals.refuse(id, motivo);
    return {mensagem: 'Pedido recusado'};
  }
}
