import {inject} from '@loopback/core';
import {NotFound} from '../refusals/refusals';
import type {Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import type {Lists} from '../lists/lists';
import type {BatchJobs} from './batch-jobs';
import {linhasDoTrabalho, trabalhos} from './batch-jobs.list';
import {startedAnswer} from './bulk';
import * as endpoints from './batch-jobs.endpoints';

/** Lets people see their batch jobs with the results, and cancel them. */
@controller()
export class BatchJobsController {
  constructor(
    @inject(Kernel.BATCH_JOBS) private readonly batchJobs: BatchJobs,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(trabalhos, query);
  }

  @endpoint(endpoints.get)
  get({params: {id}}: Input<typeof endpoints.get>) {
    return this.visible(id);
  }

  @endpoint(endpoints.rows)
  async rows({params: {id}, query}: Input<typeof endpoints.rows>) {
    await this.visible(id);
    return this.lists.answer(linhasDoTrabalho, {...query, trabalho: String(id)});
  }

  @endpoint(endpoints.cancel)
  async cancel({params: {id}}: Input<typeof endpoints.cancel>) {
    await this.visible(id);
    await this.batchJobs.cancel(id);
    return {mensagem: 'Cancelamento pedido. O que já foi feito continua feito.'};
  }

  @endpoint(endpoints.undo)
  async undo({params: {id}}: Input<typeof endpoints.undo>) {
    await this.visible(id);
    return startedAnswer(await this.batchJobs.undo(id));
  }

  private async visible(id: number) {
    const row = await this.lists.row(trabalhos, {id});
    if (!row) throw NotFound({erro: 'Este trabalho não existe, ou não é seu.'});
    return row;
  }
}
