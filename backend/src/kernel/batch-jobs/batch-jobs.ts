import {audit} from '../audit/audit';
import {requireActor, currentContext} from '../context';
import {NotFound} from '../refusals/refusals';
import {requireRight} from '../security/require-right';
import type {Jobs} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import {sql, type Statement} from '../persistence/sql';
import {BATCH_JOB_RIGHTS, RECOVERY_JOB, BATCH_JOB, type RunningBatchJob, type BatchJobKind} from './kind';
import {snapshotRows} from './snapshot-rows';
import {OPEN_EACH, TrabalhoFinished, TrabalhoNotUndoable, EmptyTrabalho, TooManyTrabalhos} from './refusals';
import {eachRow, type BatchJobRow} from './rows';
import {BatchJobRunner} from './runner';
import {UNDOABLE_SQL, stateAfter} from './state';
import {DEAD_SECONDS, type BatchJobDependencies} from './execution';
import {requeueAbandoned} from './requeue-abandoned';

export interface StartBatchJob<P extends object> {
  /** Its title in the panel: "Ativar prêmios". */
  titulo: string;
  params: P;
  /** The number of rows, if it is known at the start. */
  total?: number;
  /** Earliest start. It waits in the queue until then, and up to a minute longer. */
  notBefore?: Date;
  /** The rows to process, stored when it starts: selects `ordem` (from 1), `chave` and `nome`. */
  rows?: Statement;
  /** The batch job that it undoes. */
  undoes?: number;
}

export interface StartedBatchJob {
  trabalho: number;
  /** The number of rows; 0 while it is not known. */
  total: number;
}

/**
 * Batch jobs, on many rows each: started by staff, run by any idle copy of the server, watched and cancelled in the
 * panel.
 */
export class BatchJobs {
  private readonly kinds = new Map<string, BatchJobKind>();

  constructor(private readonly deps: BatchJobDependencies & {jobs: Jobs; log: Logger}) {
    const {db, jobs} = deps;
    jobs.define(new BatchJobRunner(deps, name => this.kinds.get(name)).job());
    jobs.define<{starting?: boolean}>({
      name: RECOVERY_JOB,
      cron: '* * * * *',
      onStart: {starting: true},
      run: async ({starting = false}) => {
        await requeueAbandoned(db, jobs);
        // By then a process that was killed just before has missed its heartbeats.
        if (starting) await jobs.enqueue(RECOVERY_JOB, {}, {afterSeconds: DEAD_SECONDS});
      },
    });
  }

  /** @throws when there is a kind of this name already */
  define<P extends object>(kind: BatchJobKind<P>): BatchJobKind<P> {
    if (this.kinds.has(kind.name)) throw new Error(`the work ${kind.name} is defined twice`);
    this.kinds.set(kind.name, kind);
    BATCH_JOB_RIGHTS.set(kind.name, kind.right);
    return kind;
  }

  /**
   * Queues a batch job in the caller's transaction, so that it exists only if that commits.
   * @throws NotPermitted, TooManyTrabalhos; EmptyTrabalho when `rows` selects none
   */
  async start<P extends object>(
    kind: BatchJobKind<P>,
    {titulo, params, total, notBefore, rows, undoes}: StartBatchJob<P>,
  ): Promise<StartedBatchJob> {
    const actor = requireActor('painel');
    if (this.kinds.get(kind.name) !== kind) throw new Error(`unknown work: ${kind.name}`);
    requireRight(kind.right);
    const {db, jobs} = this.deps;
    const {now} = currentContext();
    return db.tx(async () => {
      await this.lockOpen(actor.id);
      const made = await db.one(sql<{id: number}>`
        INSERT INTO trabalho (tipo, titulo, usuario_id, total, parametros, comecar_em, criado_em, reversivel, desfaz_id)
         VALUES (${kind.name}, ${titulo}, ${actor.id}, ${total ?? null}, ${JSON.stringify(params)}, ${notBefore ?? null}, ${now},
                 ${kind.undoneBy !== undefined}, ${undoes ?? null}) RETURNING id`);
      if (!made) throw new Error('a batch job was not stored');
      const {id} = made;
      let count = total ?? 0;
      if (rows) {
        count = await snapshotRows(db, id, rows);
        // Deleted explicitly: under an idempotency key the transaction commits even though a refusal is thrown.
        if (count === 0) await db.query(sql`DELETE FROM trabalho WHERE id = ${id}`);
        if (count === 0) throw EmptyTrabalho();
        await db.query(sql`UPDATE trabalho SET total = ${count} WHERE id = ${id}`);
      }
      await audit(db, {action: 'iniciar', entity: 'trabalho', entityId: id, after: {tipo: kind.name}});
      if (!notBefore) await jobs.enqueue(BATCH_JOB, {trabalho: id});
      return {trabalho: id, total: count};
    });
  }

  /**
   * Cancels a batch job: a queued one ends now, a running one after its current step.
   * @throws NotFound, TrabalhoFinished
   */
  cancel(id: number): Promise<void> {
    const {db} = this.deps;
    const {now} = currentContext();
    return db.tx(async () => {
      const requested = await db.one(sql<{id: number}>`
        UPDATE trabalho SET cancelar = true, estado = CASE estado WHEN 'fila' THEN ${stateAfter('fila', 'cancelar')} ELSE estado END,
          terminou_em = CASE estado WHEN 'fila' THEN ${now}::timestamptz END,
          parametros = CASE estado WHEN 'fila' THEN '{}' ELSE parametros END
         WHERE id = ${id} AND estado IN ('fila', 'rodando') RETURNING id`);
      if (!requested) {
        const known = await db.one(sql<{id: number}>`SELECT id FROM trabalho WHERE id = ${id}`);
        throw known ? TrabalhoFinished() : NotFound();
      }
      await audit(db, {action: 'cancelar', entity: 'trabalho', entityId: id});
    });
  }

  /**
   * Starts the batch job that undoes the rows which another one changed.
   * @throws NotFound, TrabalhoNotUndoable, and the errors of `start`
   */
  undo(id: number): Promise<StartedBatchJob> {
    const {db} = this.deps;
    return db.tx(async () => {
      // Locked, so that of two who undo the same one the second is refused.
      const done = await db.one(
        sql<{tipo: string; titulo: string}>`SELECT tipo, titulo FROM trabalho WHERE id = ${id} FOR UPDATE`,
      );
      if (!done) throw NotFound();
      const kind = this.kinds.get(this.kinds.get(done.tipo)?.undoneBy ?? '');
      const undoable = await db.one(
        sql<{sim: boolean}>`SELECT ${sql.raw(UNDOABLE_SQL)} AS sim FROM trabalho t WHERE id = ${id}`,
      );
      if (!kind || !undoable?.sim) throw TrabalhoNotUndoable();
      const rows = sql`
        SELECT row_number() OVER (ORDER BY ordem) AS ordem, chave, nome FROM trabalho_linha
         WHERE trabalho_id = ${id} AND estado = 'feita'`;
      return this.start(kind, {titulo: `Desfazer: ${done.titulo}`, params: {trabalho: id}, rows, undoes: id});
    });
  }

  /** See `eachRow`. */
  eachRow(
    batchJob: RunningBatchJob,
    each: (row: BatchJobRow) => Promise<unknown>,
    options?: {batch?: number},
  ): Promise<boolean> {
    return eachRow(this.deps, batchJob, each, options);
  }

  private async lockOpen(usuario: number): Promise<void> {
    const {db} = this.deps;
    // The lock makes the limit hold when one person starts two batch jobs at the same time.
    await db.query(sql`SELECT 1 FROM usuario WHERE id = ${usuario} FOR NO KEY UPDATE`);
    const open = await db.one(sql<{quantos: number}>`
      SELECT count(*)::int AS quantos FROM trabalho WHERE usuario_id = ${usuario} AND estado IN ('fila', 'rodando')`);
    if (open && open.quantos >= OPEN_EACH) throw TooManyTrabalhos();
  }
}
