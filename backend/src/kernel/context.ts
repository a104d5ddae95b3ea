import {AsyncLocalStorage} from 'node:async_hooks';
import type {PoolClient} from 'pg';
import type {Permissao} from '@clube/domain';

/** Who acts. A public call has no actor; jobs and demo data act as the system. */
export type Ator =
  | {readonly tipo: 'publico'}
  | {readonly tipo: 'sistema'}
  | {
      readonly tipo: 'loja';
      readonly id: number;
      readonly nome: string;
      readonly sessao: string;
      readonly aceitouRegulamento: boolean;
    }
  | {
      readonly tipo: 'painel';
      readonly id: number;
      readonly nome: string;
      readonly sessao: string;
      readonly permissao: Permissao;
    }
  | {
      readonly tipo: 'relatorio';
      readonly id: number;
      readonly nome: string;
      readonly sessao: string;
      readonly cnpjRaiz: string;
    };

/** One a request or job; carried by AsyncLocalStorage so that no signature has to. */
export interface Contexto {
  /** The one "now" of this request: rules, ledger and audit all see the same moment. */
  readonly agora: Date;
  readonly ator: Ator;
  readonly requestId: string;
  /** The address of the screen that made the call, from X-Pagina. */
  readonly pagina?: string;
  /** The caller's address as it is counted: of IPv6 the /64. */
  readonly endereco?: string;
  /** The same as the logs may know it. */
  readonly origem?: string;
  /** The Cookie header as it came. */
  readonly cookies?: string;
  /** Aborted when the caller goes before the answer: what has not begun need not begin. */
  readonly left?: AbortSignal;
  /** Headers that the answer is to carry beside its own. */
  readonly answerHeaders?: Map<string, string>;
  readonly chaveIdempotencia?: string;
  /** The session header as it came, with the tokens of all kinds: leaving ends every one of them. */
  readonly autorizacao?: string;
  /** The open transaction, if any: nested calls join it. */
  readonly client?: PoolClient;
  /** What waits for that transaction to hold. */
  readonly afterCommit?: (() => unknown)[];
}

const storage = new AsyncLocalStorage<Contexto>();

export const withContext = <T>(context: Contexto, run: () => T): T => storage.run(context, run);

export function currentContext(): Contexto {
  const context = storage.getStore();
  if (!context) throw new Error('no context: run this inside withContext');
  return context;
}

export const maybeContext = (): Contexto | undefined => storage.getStore();

/** Same request, another detail (the transaction's client, another actor). */
export const withChanges = <T>(changes: Partial<Contexto>, run: () => T): T =>
  storage.run({...currentContext(), ...changes}, run);

/** A context for jobs, demo data and tests. */
export const systemContext = (agora: Date, requestId = 'sistema'): Contexto => ({
  agora,
  ator: {tipo: 'sistema'},
  requestId,
});

export type AtorDe<T extends Ator['tipo']> = Extract<Ator, {tipo: T}>;

/** The actor of the given kind; the route table already guarantees it, so another kind is a fault of ours. */
export function actor<T extends Ator['tipo']>(tipo: T): AtorDe<T> {
  const {ator} = currentContext();
  if (ator.tipo !== tipo) throw new Error(`expected a session of kind ${tipo}, got ${ator.tipo}`);
  return ator as AtorDe<T>;
}
