import {partsOf, podeChamar} from '@clube/domain';
import {audit} from '../audit/audit';
import {actor, currentContext, withChanges} from '../context';
import {NaoEncontrado, Recusa, SemPermissao} from '../errors';
import type {JobDefinition, Jobs} from '../jobs/jobs';
import type {Logger} from '../logger';
import {sql, type Statement} from '../persistence/sql';
import {LOOK_JOB, WORK_JOB, WorkLost, WorkPutBack, type RunningWork, type WorkKind} from './kind';
import {fixRows} from './fix-rows';
import {OPEN_EACH, TrabalhoTerminado, TrabalhoVazio, TrabalhosDemais} from './refusals';
import {eachRow, type WorkRow} from './rows';
import {Running, type WorkParts} from './running';
import {finish, putBack, takeUp} from './state';
import {lookForForgotten} from './forgotten';

/** So often a work is begun without getting any further before it is given up. */
const ATTEMPTS = 3;
const HOURS_24 = 86_400;
const GIVEN_UP = 'Algo deu errado do nosso lado e o trabalho parou. O que já foi feito continua feito.';

export interface StartWork<P extends object> {
  /** What people read: "Ativar prêmios". */
  titulo: string;
  params: P;
  /** How much there is to do, where that is known already. */
  total?: number;
  /** The rows it is for, fixed now: selects `ordem` (from 1), `chave` and `nome`. */
  rows?: Statement;
}

export interface Started {
  trabalho: number;
  /** How much there is to do; 0 while nobody knows. */
  total: number;
}

/** Long work on many rows: started by staff, done by whichever copy of the server is free, watched and cancelled in the panel. */
export class Works {
  private readonly kinds = new Map<string, WorkKind>();
  private readonly running = new Set<Running<object>>();

  constructor(private readonly parts: WorkParts & {jobs: Jobs; log: Logger}) {
    parts.jobs.define(this.job());
    parts.jobs.define({
      name: LOOK_JOB,
      cron: '* * * * *',
      onStart: {},
      run: () => lookForForgotten(parts.db, parts.jobs),
    });
  }

  /** @throws when there is a kind of this name already */
  define<P extends object>(kind: WorkKind<P>): WorkKind<P> {
    if (this.kinds.has(kind.name)) throw new Error(`the work ${kind.name} is defined twice`);
    this.kinds.set(kind.name, kind);
    return kind;
  }

  /**
   * Queues a work in the caller's transaction: it exists if that commits.
   * @throws SemPermissao, TrabalhosDemais; TrabalhoVazio when `rows` selects none
   */
  async start<P extends object>(kind: WorkKind<P>, {titulo, params, total, rows}: StartWork<P>): Promise<Started> {
    const ator = actor('painel');
    if (this.kinds.get(kind.name) !== kind) throw new Error(`unknown work: ${kind.name}`);
    if (!podeChamar(...partsOf(kind.right), ator)) throw SemPermissao();
    const {db, jobs} = this.parts;
    const {agora} = currentContext();
    return db.tx(async () => {
      await this.holdOpen(ator.id);
      const made = await db.one(sql<{id: number}>`
        INSERT INTO trabalho (tipo, titulo, usuario_id, total, parametros, criado_em)
         VALUES (${kind.name}, ${titulo}, ${ator.id}, ${total ?? null}, ${JSON.stringify(params)}, ${agora}) RETURNING id`);
      if (!made) throw new Error('a work was not kept');
      const {id} = made;
      let count = total ?? 0;
      if (rows) {
        count = await fixRows(db, id, rows);
        // A refusal under an idempotency key is kept with what was written before it.
        if (count === 0) await db.query(sql`DELETE FROM trabalho WHERE id = ${id}`);
        if (count === 0) throw TrabalhoVazio();
        await db.query(sql`UPDATE trabalho SET total = ${count} WHERE id = ${id}`);
      }
      await audit(db, {acao: 'iniciar', entidade: 'trabalho', entidadeId: id, depois: {tipo: kind.name}});
      await jobs.enqueue(WORK_JOB, {trabalho: id});
      return {trabalho: id, total: count};
    });
  }

  /**
   * Asks a work to end: one that waits ends now, one that runs after its step.
   * @throws NaoEncontrado, TrabalhoTerminado
   */
  cancel(id: number): Promise<void> {
    const {db} = this.parts;
    const {agora} = currentContext();
    return db.tx(async () => {
      const asked = await db.one(sql<{id: number}>`
        UPDATE trabalho SET cancelar = true, estado = CASE estado WHEN 'fila' THEN 'cancelado' ELSE estado END,
          terminou_em = CASE estado WHEN 'fila' THEN ${agora}::timestamptz END
         WHERE id = ${id} AND estado IN ('fila', 'rodando') RETURNING id`);
      if (!asked) {
        const known = await db.one(sql<{id: number}>`SELECT id FROM trabalho WHERE id = ${id}`);
        throw known ? TrabalhoTerminado() : NaoEncontrado();
      }
      await audit(db, {acao: 'cancelar', entidade: 'trabalho', entidadeId: id});
    });
  }

  /** See `eachRow`. */
  eachRow(work: RunningWork, each: (row: WorkRow) => Promise<unknown>, options?: {batch?: number}): Promise<boolean> {
    return eachRow(this.parts, work, each, options);
  }

  private async holdOpen(usuario: number): Promise<void> {
    const {db} = this.parts;
    // Whoever starts two at the same time is counted one after the other.
    await db.query(sql`SELECT 1 FROM usuario WHERE id = ${usuario} FOR NO KEY UPDATE`);
    const open = await db.one(sql<{quantos: number}>`
      SELECT count(*)::int AS quantos FROM trabalho WHERE usuario_id = ${usuario} AND estado IN ('fila', 'rodando')`);
    if (open && open.quantos >= OPEN_EACH) throw TrabalhosDemais();
  }

  private job(): JobDefinition<{trabalho: number}> {
    return {
      name: WORK_JOB,
      batchSize: 1,
      concurrency: 2,
      expireInSeconds: HOURS_24,
      heartbeatSeconds: 30,
      run: ({trabalho}) => this.run(trabalho),
      onStop: async () => this.running.forEach(work => work.stop()),
    };
  }

  /** Takes up a work, if it still waits for somebody, and sees it to its end. Safe to be called for the same work twice. */
  private async run(id: number): Promise<void> {
    const {db, log} = this.parts;
    const taken = await takeUp(db, id);
    if (!taken) return;
    const kind = this.kinds.get(taken.tipo);
    if (!kind) throw new Error(`unknown work: ${taken.tipo}`);
    const over = (estado: 'concluido' | 'cancelado' | 'falhou', more: {resultado?: object; mensagem?: string} = {}) =>
      withChanges({agora: this.parts.clock()}, () => finish(db, taken, estado, more));
    if (taken.cancelar) return over('cancelado');
    if (taken.tentativas > ATTEMPTS) return over('falhou', {mensagem: GIVEN_UP});
    let work: Running<object> | undefined;
    try {
      work = await Running.begin(this.parts, taken, kind.right, kind.params.parse(taken.parametros));
      this.running.add(work);
      const current = work;
      const resultado = (await work.as(() => kind.run(current))) ?? undefined;
      await over(work.ended ? 'cancelado' : 'concluido', {resultado});
    } catch (error) {
      if (error instanceof WorkLost) return log.info({trabalho: id}, 'work taken up elsewhere');
      if (error instanceof Recusa && error.status < 500) return await over('falhou', {mensagem: error.body.erro});
      if (taken.tentativas < ATTEMPTS || error instanceof WorkPutBack) {
        await putBack(db, taken, {counts: !(error instanceof WorkPutBack)});
        throw error;
      }
      log.error({err: error, trabalho: id}, 'work given up');
      await over('falhou', {mensagem: GIVEN_UP});
    } finally {
      work?.end();
      if (work) this.running.delete(work);
    }
  }
}
