import {inject, service} from '@loopback/core';
import {CANCELLED, DELETED, RESGATE_DATE_LABELS, type ResgateDate} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import {ResgateTimelineService} from './timeline.service';
import {ResgateTrackingService} from './tracking.service';
import {ResgateCancellationService} from './cancellation.service';
import {BulkResgatesService} from './bulk.service';
import * as refusals from './refusals';
import {RedeemService} from './redeem.service';
import {resgates} from './resgates.list';
import * as endpoints from './resgates.endpoints';

@controller()
export class ResgatesController {
  constructor(
    @service(RedeemService) private readonly redeeming: RedeemService,
    @service(ResgateCancellationService) private readonly cancelling: ResgateCancellationService,
    @service(ResgateTrackingService) private readonly tracking: ResgateTrackingService,
    @service(ResgateTimelineService) private readonly life: ResgateTimelineService,
    @service(BulkResgatesService) private readonly bulk: BulkResgatesService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.redeem)
  redeem({body}: Input<typeof endpoints.redeem>) {
    return this.redeeming.redeem(requireActor('loja').id, body);
  }

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(resgates, query);
  }

  @endpoint(endpoints.one)
  async one({params}: Input<typeof endpoints.one>) {
    const resgate = await this.lists.row(resgates, {id: params.id});
    if (!resgate) throw refusals.ResgateNotFound();
    return {resgate};
  }

  @endpoint(endpoints.timeline)
  timeline({params}: Input<typeof endpoints.timeline>) {
    return this.life.timeline(params.id);
  }

  @endpoint(endpoints.updateStatus)
  async updateStatus({body}: Input<typeof endpoints.updateStatus>) {
    await this.tracking.updateStatus(body.identificador, body.status);
    return {mensagem: 'Status atualizado com sucesso'};
  }

  @endpoint(endpoints.updateInBulk)
  async updateInBulk({body}: Input<typeof endpoints.updateInBulk>) {
    const total = await this.tracking.updateInBulk([...new Set(body.ids)], body.status);
    return {mensagem: 'Status atualizado com sucesso', total};
  }

  @endpoint(endpoints.previewAll)
  previewAll({body}: Input<typeof endpoints.previewAll>) {
    return this.bulk.preview(body.filtro, {cancelling: body.cancelar ?? false});
  }

  @endpoint(endpoints.updateAll)
  updateAll({body}: Input<typeof endpoints.updateAll>) {
    return this.bulk.changeStatus(body.filtro, body.status);
  }

  @endpoint(endpoints.cancelAll)
  cancelAll({body}: Input<typeof endpoints.cancelAll>) {
    return this.bulk.cancel(body.filtro);
  }

  @endpoint(endpoints.cancel)
  cancel({body}: Input<typeof endpoints.cancel>) {
    return this.cancelling.cancel(body.identificador, body.status === DELETED ? DELETED : CANCELLED);
  }

  @endpoint(endpoints.updateDate)
  updateDate({body}: Input<typeof endpoints.updateDate>) {
    return this.saveDate(
      body.identificador,
      body.isDataEntrega === false ? 'previsaoEntrega' : 'dataEntrega',
      body.date,
    );
  }

  @endpoint(endpoints.updateForecast)
  updateForecast({body}: Input<typeof endpoints.updateForecast>) {
    return this.saveDate(body.identificador, 'previsaoEntrega', body.date);
  }

  @endpoint(endpoints.updateDates)
  updateDates({body}: Input<typeof endpoints.updateDates>) {
    return this.bulk.changeDate(body.filtro, body.campo, body.date);
  }

  @endpoint(endpoints.updateObservation)
  async updateObservation({params, body}: Input<typeof endpoints.updateObservation>) {
    await this.tracking.updateObservation(params.id, body.descricao);
    return {mensagem: 'Observação salva com sucesso'};
  }

  private async saveDate(id: number, which: ResgateDate, date: string) {
    await this.tracking.updateDate(id, which, date);
    return {mensagem: `${RESGATE_DATE_LABELS[which]} atualizada com sucesso`};
  }
}
