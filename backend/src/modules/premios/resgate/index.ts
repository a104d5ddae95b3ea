import type {Application} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {DelayedEmailJob} from '../../../kernel/mail/throttled-mailer';
import type {PedidosService} from '../../cartoes';
import type {NiveisService} from '../../pintores';
import {CONFIRM_RESGATE, resgateEmail} from './email';
import {ResgateFeito} from './domain-events';
import {defineInTransitNotification} from './notify-in-transit';
import {ResgateTimelineService} from './timeline.service';
import {ResgateTrackingService} from './tracking.service';
import {ResgateCancellationService} from './cancellation.service';
import {BulkResgatesService} from './bulk.service';
import {ResgatesExportController} from './export.controller';
import {SeparationController} from './separation/separation.controller';
import {SeparationService} from './separation/separation.service';
import {RedeemService} from './redeem.service';
import {ResgatesController} from './resgates.controller';

export {ResgateTrackingService, ResgateCancellationService, RedeemService};
export type {RedeemedAnswer, ResgateRequest} from './redeem.service';

export const RESGATE_CONTROLLERS = [ResgatesController, ResgatesExportController, SeparationController];
export const RESGATE_SERVICES = [
  RedeemService,
  ResgateCancellationService,
  ResgateTimelineService,
  ResgateTrackingService,
  BulkResgatesService,
  SeparationService,
];

/**
 * Registers what happens after an order in background jobs (level, e-mail), the bulk actions, and the function that
 * delivers an order of credit when the card's operator confirms it.
 */
export async function initResgates(app: Application): Promise<void> {
  const [jobs, db] = [await app.get(Kernel.JOBS), await app.get(Kernel.DB)];
  await app.get('services.BulkResgatesService');
  const tracking = await app.get<ResgateTrackingService>('services.ResgateTrackingService');
  const pedidos = await app.get<PedidosService>('services.PedidosService');
  pedidos.ordersBy(id => tracking.deliverOpen(id));
  const cancellations = await app.get<ResgateCancellationService>('services.ResgateCancellationService');
  (await app.get(Kernel.PERSONAL_DATA)).beforeErasure(pintorId => cancellations.cancelAllOf(pintorId));
  const throttledMailer = await app.get(Kernel.THROTTLED_MAILER);
  const {publicUrl} = await app.get(Kernel.CONFIG);
  const events = await app.get(Kernel.EVENTS);
  defineInTransitNotification({db, events, notices: await app.get(Kernel.NOTICES)});
  const niveis = await app.get<NiveisService>('services.NiveisService');
  events.subscribe({
    name: 'niveis.resgate-feito',
    event: ResgateFeito,
    handle: ({pintorId}) => niveis.reevaluate(pintorId),
  });
  events.subscribe({
    name: 'emails.resgate-feito',
    event: ResgateFeito,
    handle: ({data: {resgateId}}) => jobs.enqueue(CONFIRM_RESGATE, {resgateId}),
  });
  jobs.define<DelayedEmailJob & {resgateId: number}>({
    name: CONFIRM_RESGATE,
    run: async data => {
      const {resgateId} = data;
      const email = await resgateEmail(db, publicUrl, resgateId);
      if (email) await throttledMailer.send(email, {name: CONFIRM_RESGATE, data});
    },
  });
}
