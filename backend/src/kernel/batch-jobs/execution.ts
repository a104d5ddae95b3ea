import {partsOf, canCall, type Call} from '@clube/domain';
import {withChanges, type ActorOf} from '../context';
import {NotPermitted} from '../refusals/refusals';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Sessions} from '../security/sessions';
import {BatchJobLost, BatchJobRequeued, type Progress, type RunningBatchJob} from './kind';

export interface BatchJobDependencies {
  db: Database;
  sessions: Sessions;
  clock: () => Date;
}

/** The row of a batch job at the time it is claimed. */
export interface ClaimedBatchJob {
  id: number;
  tipo: string;
  usuarioId: number;
  /** Number of this start: see the column `execucao`. */
  execucao: number;
  tentativas: number;
  parametros: unknown;
  marca: unknown;
  feitos: number;
  falhas: number;
  total: number | null;
  cancelar: boolean;
  criadoEm: Date;
}

/**
 * Longer than the heartbeat interval plus its possible delays: a process that has been silent for so long counts as
 * dead.
 */
export const DEAD_SECONDS = 20;
const BEAT_MS = 5000;

/** One run of a batch job: holds the claim, sends heartbeats, saves the progress. */
export class BatchJobExecution<P extends object> implements RunningBatchJob<P> {
  readonly id: number;
  checkpoint: unknown;
  done: number;
  failed: number;
  total: number | undefined;
  /** The batch job was cancelled, and `cancelled()` has returned true to its kind. */
  ended = false;
  /** A checkpoint has been saved during this start. */
  progressed = false;
  private stopping = false;
  private beat?: NodeJS.Timeout;

  private constructor(
    private readonly deps: BatchJobDependencies,
    private readonly taken: ClaimedBatchJob,
    private readonly right: Call,
    readonly params: P,
    public ator: ActorOf<'painel'>,
  ) {
    this.id = taken.id;
    this.checkpoint = taken.marca ?? undefined;
    this.done = taken.feitos;
    this.failed = taken.falhas;
    this.total = taken.total ?? undefined;
  }

  /** @throws NotPermitted when the person who started it has lost the permission */
  static async begin<P extends object>(
    deps: BatchJobDependencies,
    taken: ClaimedBatchJob,
    right: Call,
    params: P,
  ): Promise<BatchJobExecution<P>> {
    const execution = new BatchJobExecution(deps, taken, right, params, await starter(deps, taken, right));
    execution.beat = setInterval(() => void execution.sendHeartbeat().catch(() => undefined), BEAT_MS).unref();
    return execution;
  }

  /** Stops the heartbeats. */
  end(): void {
    clearInterval(this.beat);
  }

  /** Called on shutdown: the next check for cancellation puts the batch job back into the queue. */
  stop(): void {
    this.stopping = true;
  }

  /** Runs as the person who started it. The kind opens its own transactions. */
  as<T>(run: () => Promise<T>): Promise<T> {
    const {ator: actor, deps} = this;
    return withChanges({actor, now: deps.clock(), requestId: `trabalho:${this.id}`}, run);
  }

  step<T>(run: () => Promise<T>): Promise<T> {
    return this.deps.db.tx(async () => {
      this.ator = await starter(this.deps, this.taken, this.right);
      return this.as(run);
    });
  }

  async saveProgress({
    done,
    failed = this.failed,
    total = this.total,
    checkpoint = this.checkpoint,
  }: Progress): Promise<void> {
    const marca = checkpoint === undefined ? null : JSON.stringify(checkpoint);
    await this.deps.db.tx(async () => {
      const saved = await this.deps.db.one(sql<{id: number}>`
        UPDATE trabalho SET feitos = ${done}, falhas = ${failed}, total = ${total ?? null}, marca = ${marca}, tentativas = 0,
          vivo_em = clock_timestamp()
         WHERE id = ${this.id} AND execucao = ${this.taken.execucao} AND estado = 'rodando' RETURNING id`);
      if (!saved) throw new BatchJobLost();
      await this.deps.db.afterCommit(() => Object.assign(this, {done, failed, total, checkpoint, progressed: true}));
    });
  }

  async cancelled(): Promise<boolean> {
    if (this.stopping) throw new BatchJobRequeued();
    const row = await this.deps.db.one(
      sql<{
        cancelar: boolean;
      }>`SELECT cancelar FROM trabalho WHERE id = ${this.id} AND execucao = ${this.taken.execucao}`,
    );
    if (!row) throw new BatchJobLost();
    this.ended = row.cancelar;
    return row.cancelar;
  }

  private async sendHeartbeat(): Promise<void> {
    await this.deps.db.tx(() =>
      this.deps.db.query(
        sql`UPDATE trabalho SET vivo_em = clock_timestamp() WHERE id = ${this.id} AND execucao = ${this.taken.execucao}`,
      ),
    );
  }
}

/** The person who started the batch job, with the permissions that this person has now. */
async function starter(
  {sessions}: BatchJobDependencies,
  {id, usuarioId}: ClaimedBatchJob,
  right: Call,
): Promise<ActorOf<'painel'>> {
  const actor = await sessions.subject('painel', usuarioId, `trabalho:${id}`);
  if (actor?.kind !== 'painel' || !canCall(...partsOf(right), actor))
    throw NotPermitted({
      erro: 'Quem iniciou este trabalho não tem mais permissão para ele. O que já foi feito continua feito.',
    });
  return actor;
}
