import {currentContext, maybeContext} from '../context';
import type {Jobs} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {deliverTo} from './delivery';
import type {DomainEvent, Subscription} from './event';

export const DELIVER_EVENTS = 'eventos.entregar';
export const RETRY_EVENTS = 'eventos.retomar';

/** How many painters' waiting events are queued again at a time. */
const RETRY_BATCH = 1000;

/**
 * Domain events with a transactional outbox: an event is written in the transaction of the change, with a row per subscriber, and
 * a job queued in the same transaction delivers it. Delivery is at least once, exactly once for writes to the database, and in
 * order per painter and subscriber. What must be true at commit is a direct call, never an event.
 */
export class Events {
  private readonly bySubscriber = new Map<string, Subscription>();

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    log: Logger,
  ) {
    jobs.define<{pintorId: number}>({
      name: DELIVER_EVENTS,
      concurrency: 2,
      run: ({pintorId}) => deliverTo({db, log, subscribers: this.bySubscriber}, pintorId),
    });
    jobs.define({name: RETRY_EVENTS, cron: '*/10 * * * *', run: () => this.retry()});
  }

  subscribers = (): string[] => [...this.bySubscriber.keys()];

  /** To be called at application start, before any event is published. */
  subscribe<T extends object>(subscription: Subscription<T>): void {
    if (this.bySubscriber.has(subscription.name)) throw new Error(`subscriber ${subscription.name} is there twice`);
    this.bySubscriber.set(subscription.name, subscription);
  }

  /** Writes an event about a painter and queues its delivery, in the open transaction. */
  async publish<T extends object>({name, data: shape}: DomainEvent<T>, pintorId: number, data: T): Promise<void> {
    if (!maybeContext()?.client) throw new Error(`event ${name} outside of a transaction`);
    const subscribers = [...this.bySubscriber.values()].filter(({event}) => event.name === name);
    const pintor = sql.bound(pintorId);
    await this.db.pipeline(
      () =>
        this.db.prepared(sql`
          WITH e AS (INSERT INTO evento (nome, pintor_id, dados, ocorrido_em)
            VALUES (${name}, ${pintor}, ${JSON.stringify(shape.parse(data))}::jsonb, ${currentContext().now}) RETURNING id)
          INSERT INTO evento_entrega (evento_id, assinante, pintor_id)
          SELECT e.id, s.nome, ${pintor} FROM e, unnest(${subscribers.map(each => each.name)}::text[]) AS s(nome)`),
      async () => {
        const waits = new Set(subscribers.map(({afterSeconds = 0}) => afterSeconds));
        // A second later, as a job that came a moment early would leave the event to the next round of retries.
        for (const wait of waits)
          await this.jobs.enqueue(DELIVER_EVENTS, {pintorId}, wait > 0 ? {afterSeconds: wait + 1} : {});
      },
    );
  }

  /**
   * Queues deliveries again that outlived the retries of their job, those that were tried least first. A failing subscriber only
   * delays its own later events of that painter.
   */
  private async retry(): Promise<void> {
    const waiting = await this.db.query(sql<{pintorId: number}>`
      SELECT d.pintor_id AS "pintorId" FROM evento_entrega d JOIN evento e ON e.id = d.evento_id
       WHERE d.entregue_em IS NULL AND e.ocorrido_em < ${currentContext().now}::timestamptz - interval '10 minutes'
       GROUP BY 1 ORDER BY max(d.tentativas), 1 LIMIT ${RETRY_BATCH}`);
    for (const {pintorId} of waiting) await this.jobs.enqueue(DELIVER_EVENTS, {pintorId});
  }
}
