import {BindingScope, inject, injectable, service} from '@loopback/core';
import {escapeLiteral} from 'pg';
import {z} from 'zod';
import {
  CANCELLED,
  DELIVERED,
  PAINEL_STATUS_LABELS,
  RESGATE_DATES,
  RESGATE_DATE_LABELS,
  RESGATE_STATUSES,
  SETTABLE_STATUSES,
  formatDate,
  isFinalResgate,
  type ResgateDate,
  type ResgateStatus,
} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {defineBulk} from '../../../kernel/batch-jobs/bulk';
import {previewBulk} from '../../../kernel/batch-jobs/preview';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {ResgateTrackingService, requireDate} from './tracking.service';
import {ResgateCancellationService} from './cancellation.service';
import {AlreadyDelivered, ResgateClosed, UseCancelAction} from './refusals';
import {resgates} from './resgates.list';

const ORDER_NAME = `'Resgate ' || t.id`;
/** Closed orders refuse every one of these changes. */
const CLOSED = `WHEN t.status IN (${RESGATE_STATUSES.filter(isFinalResgate).join(', ')}) THEN ${escapeLiteral(ResgateClosed.erro)}`;
/** What the painter has already is cancelled one by one. */
const HANDED_OVER = `WHEN t.status = ${DELIVERED} THEN ${escapeLiteral(AlreadyDelivered.erro)}`;

/** Changes or cancels all orders that a filter matches, with the rules of a single one. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkResgatesService {
  private readonly beginStatus;
  private readonly beginDates;
  private readonly beginCancelling;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) private readonly db: Database,
    @service(ResgateTrackingService) tracking: ResgateTrackingService,
    @service(ResgateCancellationService) cancellation: ResgateCancellationService,
  ) {
    this.beginStatus = defineBulk(
      {batchJobs, db},
      {
        name: 'resgates.status',
        right: 'POST /api/resgates/bulk/filtro',
        list: resgates,
        rowName: ORDER_NAME,
        params: z.object({status: z.literal(SETTABLE_STATUSES)}),
        batch: 20,
        each: ({chave}, {status}) => tracking.updateStatus(Number(chave), status),
      },
    );
    this.beginDates = defineBulk(
      {batchJobs, db},
      {
        name: 'resgates.datas',
        right: 'POST /api/resgates/datas/filtro',
        list: resgates,
        rowName: ORDER_NAME,
        params: z.object({campo: z.enum(RESGATE_DATES), date: z.iso.date()}),
        batch: 20,
        each: ({chave}, {campo, date}) => tracking.updateDate(Number(chave), campo, date),
      },
    );
    // One order per transaction, as each locks its painter's account.
    this.beginCancelling = defineBulk(
      {batchJobs, db},
      {
        name: 'resgates.cancelar',
        right: 'POST /api/resgates/cancelar/filtro',
        list: resgates,
        rowName: ORDER_NAME,
        params: z.object({}),
        each: ({chave}) => cancellation.execute(Number(chave), CANCELLED, {delivered: false}),
      },
    );
  }

  /** How many orders each of these changes, or cancelling, would reach and refuse now. */
  preview(filter: object, {cancelling}: {cancelling: boolean}) {
    const refusal = `CASE ${CLOSED} ${cancelling ? HANDED_OVER : ''} END`;
    return previewBulk(this.db, {list: resgates, filtro: filter, refusal});
  }

  /** @throws UseCancelAction for a status that only cancelling may set */
  async changeStatus(filter: object, status: ResgateStatus) {
    if (!SETTABLE_STATUSES.includes(status)) throw UseCancelAction();
    return this.beginStatus({
      titulo: `Resgates para “${PAINEL_STATUS_LABELS[status]}”`,
      filtro: filter,
      params: {status},
    });
  }

  /** @throws the errors of a single date that concern no order, such as a delivery in the future */
  async changeDate(filter: object, campo: ResgateDate, date: string) {
    requireDate(campo, date);
    return this.beginDates({
      titulo: `${RESGATE_DATE_LABELS[campo]} dos resgates: ${formatDate(date)}`,
      filtro: filter,
      params: {campo, date},
    });
  }

  cancel(filter: object) {
    return this.beginCancelling({titulo: 'Cancelar resgates', filtro: filter, params: {}});
  }
}
