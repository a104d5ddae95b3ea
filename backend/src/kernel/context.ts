import {AsyncLocalStorage} from 'node:async_hooks';
import type {PoolClient} from 'pg';
import type {Permissao} from '@clube/domain';
import {markRunning, type RouteName} from './metrics/event-loop-blocking';

/** Who acts. A public call has no actor; jobs and demo data act as the system. */
export type Actor =
  | {readonly kind: 'publico'}
  | {readonly kind: 'sistema'}
  | {
      readonly kind: 'loja';
      readonly id: number;
      readonly nome: string;
      readonly session: string;
      readonly aceitouRegulamento: boolean;
    }
  | {
      readonly kind: 'painel';
      readonly id: number;
      readonly nome: string;
      readonly session: string;
      readonly permissao: Permissao;
    }
  | {
      readonly kind: 'relatorio';
      readonly id: number;
      readonly nome: string;
      readonly session: string;
      readonly cnpjRaiz: string;
    };

/** What every layer needs to know about the running request or job. AsyncLocalStorage carries it, so no function has to pass it on. */
export interface CallContext {
  /** The time of the request. Rules, ledger and audit all use this value instead of reading the clock themselves. */
  readonly now: Date;
  /** `now` is no clock's time: the demo's history is being made. */
  readonly simulated?: boolean;
  readonly actor: Actor;
  /** The matched route of an API request; absent for jobs, and before a route is matched. */
  readonly route?: RouteName;
  readonly requestId: string;
  /** The address of the screen that made the call, from X-Pagina. */
  readonly page?: string;
  /** The client's IP address as rate limits count it: for IPv6 the /64 network, as one client owns all of it. */
  readonly address?: string;
  /** A keyed hash of the client's IP address: logs may carry it, as it is no personal data (see `security/origin.ts`). */
  readonly origin?: string;
  /** The Cookie header, unparsed. */
  readonly cookies?: string;
  /** Aborted when the client disconnects before the response is sent, so that work not yet started can be skipped. */
  readonly abortSignal?: AbortSignal;
  /** Extra headers for the response. */
  readonly answerHeaders?: Map<string, string>;
  readonly idempotencyKey?: string;
  /** The header X-Antes, unparsed: the values that the caller saw of the fields that it changes (see `edit-conflict.ts`). */
  readonly previousValues?: string;
  /** The Authorization header, unparsed. It may carry the session tokens of several apps; logging out ends all of them. */
  readonly authorization?: string;
  /** The connection of the open transaction, if any. Nested `db.tx` calls join that transaction. */
  readonly client?: PoolClient;
  /** Callbacks that run after the open transaction has committed. */
  readonly afterCommit?: (() => unknown)[];
}

const storage = new AsyncLocalStorage<CallContext>();

export function withContext<T>(context: CallContext, run: () => T): T {
  markRunning(context.route);
  return storage.run(context, run);
}

export function currentContext(): CallContext {
  const context = storage.getStore();
  if (!context) throw new Error('no context: run this inside withContext');
  return context;
}

export const maybeContext = (): CallContext | undefined => storage.getStore();

/** Runs `run` in a copy of the current context with some properties replaced (the transaction's connection, another actor). */
export const withChanges = <T>(changes: Partial<CallContext>, run: () => T): T =>
  withContext({...currentContext(), ...changes}, run);

/** To be called with the result of an awaited operation: from here on CPU time counts for this context's route again. */
export function resumed<T>(result: T): T {
  markRunning(storage.getStore()?.route);
  return result;
}

/** A context for jobs, demo data and tests. */
export const systemContext = (now: Date, requestId = 'sistema'): CallContext => ({
  now,
  actor: {kind: 'sistema'},
  requestId,
});

export type ActorOf<T extends Actor['kind']> = Extract<Actor, {kind: T}>;

/** Returns the actor, which must be of the given kind. The permission table has already checked that, so another kind is a bug. */
export function requireActor<T extends Actor['kind']>(kind: T): ActorOf<T> {
  const {actor} = currentContext();
  if (actor.kind !== kind) throw new Error(`expected a session of kind ${kind}, got ${actor.kind}`);
  return actor as ActorOf<T>;
}
