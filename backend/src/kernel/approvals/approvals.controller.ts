import {inject} from '@loopback/core';
import type {Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import type {Lists} from '../lists/lists';
import type {Approvals} from './approvals';
import {approvals} from './approvals.list';
import * as endpoints from './approvals.endpoints';

/** Endpoints for the second person to decide. */
@controller()
export class ApprovalsController {
  constructor(
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(approvals, query);
  }

  @endpoint(endpoints.approve)
  async approve({params: {id}}: Input<typeof endpoints.approve>) {
    return {mensagem: await this.approvals.approve(id)};
  }

  @endpoint(endpoints.refuse)
  async refuse({params: {id}, body: {motivo}}: Input<typeof endpoints.refuse>) {
    return {mensagem: await this.approvals.refuse(id, motivo)};
  }
}
