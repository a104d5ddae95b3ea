import type {z} from 'zod';

/** A kind of domain event: its name on the wire, `substantivo.participio`, and the shape of its data. docs/events.md lists them all. */
export interface DomainEvent<T extends object = object> {
  readonly name: string;
  readonly data: z.ZodType<T>;
}

export const defineEvent = <T extends object>(name: string, data: z.ZodType<T>): DomainEvent<T> => ({name, data});

/** An event as subscribers receive it. */
interface Occurrence<T extends object = object> {
  /** Increases in the order in which events were written. */
  readonly id: number;
  readonly pintorId: number;
  readonly occurredAt: Date;
  readonly data: T;
}

export interface Subscription<T extends object = object> {
  /** Unique and stable name: deliveries are recorded under it. */
  readonly name: string;
  readonly event: DomainEvent<T>;
  /**
   * Seconds that each delivery waits, for what people may take back at once: the handler acts on the state that it finds then.
   * Default 0.
   */
  readonly afterSeconds?: number;
  /**
   * Runs in the transaction that marks the event as delivered, so its writes happen exactly once. External effects (e-mail, push)
   * must be queued here as jobs.
   */
  handle(occurrence: Occurrence<T>): Promise<unknown>;
}
