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

/** One a request or job; carried by AsyncLocalStorage so that no signature has to. */
export interface CallContext {
  /** The one "now" of this request: rules, ledger and audit all see the same moment. */
  readonly now: Date;
  readonly actor: Actor;
  /** Of a call of the API, once it is found. */
  readonly route?: RouteName;
  readonly requestId: string;
  /** The address of the screen that made the call, from X-Pagina. */
  readonly page?: string;
  /** The caller's address as it is counted: of IPv6 the /64. */
  readonly address?: string;
  /** The same as the logs may know it. */
  readonly origin?: string;
  /** The Cookie header as it came. */
  readonly cookies?: string;
  /** Aborted when the caller goes before the answer: what has not begun need not begin. */
  readonly abortSignal?: AbortSignal;
  /** Headers that the answer is to carry beside its own. */
  readonly answerHeaders?: Map<string, string>;
  readonly idempotencyKey?: string;
  /** The header X-Antes as it came: what the caller saw of the fields that it changes. */
  readonly previousValues?: string;
  /** The session header as it came, with the tokens of all kinds: leaving ends every one of them. */
  readonly authorization?: string;
  /** The open transaction, if any: nested calls join it. */
  readonly client?: PoolClient;
  /** What waits for that transaction to hold. */
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

/** Same request, another detail (the transaction's client, another actor). */
export const withChanges = <T>(changes: Partial<CallContext>, run: () => T): T =>
  withContext({...currentContext(), ...changes}, run);

/** What was waited for has come: the call whose context this is goes on. */
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

/** The actor of the given kind; the route table already guarantees it, so another kind is a fault of ours. */
export function requireActor<T extends Actor['kind']>(kind: T): ActorOf<T> {
  const {actor} = currentContext();
  if (actor.kind !== kind) throw new Error(`expected a session of kind ${kind}, got ${actor.kind}`);
  return actor as ActorOf<T>;
}
