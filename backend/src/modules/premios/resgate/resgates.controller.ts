import {inject, service} from '@loopback/core';
import {CANCELLED, DELETED} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Lists} from '../../../kernel/lists/lists';
import {ResgateTimelineService} from './timeline.service';
import {ResgateTrackingService} from './tracking.service';
import {ResgateCancellationService} from './cancellation.service';
import {BulkStatusService} from './bulk-status.service';
import * as refusals from './refusals';
import {RedeemService} from './redeem.service';
import {resgates} from './resgates.list';
import * as routes from './resgates.routes';

@controller()
export class ResgatesController {
  constructor(
    @service(RedeemService) private readonly redeeming: RedeemService,
    @service(ResgateCancellationService) private readonly cancelling: ResgateCancellationService,
    @service(ResgateTrackingService) private readonly tracking: ResgateTrackingService,
    @service(ResgateTimelineService) private readonly life: ResgateTimelineService,
    @service(BulkStatusService) private readonly bulk: BulkStatusService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.redeem)
  redeem({body}: Input<typeof routes.redeem>) {
    return this.redeeming.redeem(requireActor('loja').id, body);
  }

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(resgates, query);
  }

  @verb(routes.one)
  async one({params}: Input<typeof routes.one>) {
    const resgate = await this.lists.row(resgates, {id: params.id});
    if (!resgate) throw refusals.ResgateNotFound();
    return {resgate};
  }

  @verb(routes.timeline)
  timeline({params}: Input<typeof routes.timeline>) {
    return this.life.timeline(params.id);
  }

  @verb(routes.updateStatus)
  async updateStatus({body}: Input<typeof routes.updateStatus>) {
    await this.tracking.updateStatus(body.identificador, body.status);
    return {mensagem: 'Status atualizado com sucesso'};
  }

  @verb(routes.updateInBulk)
  async updateInBulk({body}: Input<typeof routes.updateInBulk>) {
    const total = await this.tracking.updateInBulk([...new Set(body.ids)], body.status);
    return {mensagem: 'Status atualizado com sucesso', total};
  }

  @verb(routes.updateAll)
  updateAll({body}: Input<typeof routes.updateAll>) {
    return this.bulk.changeStatus(body.filtro, body.status);
  }

  @verb(routes.cancelAll)
  cancelAll({body}: Input<typeof routes.cancelAll>) {
    return this.bulk.cancel(body.filtro);
  }

  @verb(routes.cancel)
  cancel({body}: Input<typeof routes.cancel>) {
    return this.cancelling.cancel(body.identificador, body.status === DELETED ? DELETED : CANCELLED);
  }

  @verb(routes.updateDate)
  async updateDate({body}: Input<typeof routes.updateDate>) {
    if (body.isDataEntrega === false) {
      await this.tracking.updateForecast(body.identificador, body.date);
      return {mensagem: 'Previsão de entrega atualizada com sucesso'};
    }
    await this.tracking.updateDelivery(body.identificador, body.date);
    return {mensagem: 'Data de entrega atualizada com sucesso'};
  }

  @verb(routes.updateForecast)
  async updateForecast({body}: Input<typeof routes.updateForecast>) {
    await this.tracking.updateForecast(body.identificador, body.date);
    return {mensagem: 'Previsão de entrega atualizada com sucesso'};
  }

  @verb(routes.updateObservation)
  async updateObservation({params, body}: Input<typeof routes.updateObservation>) {
    await this.tracking.updateObservation(params.id, body.descricao);
    return {mensagem: 'Observação salva com sucesso'};
  }
}
