import {BindingScope, inject, injectable, service} from '@loopback/core';
import {DAY_MS, NO_PASSWORD, WRONG_PASSWORD, formatCpf} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext, requireActor} from '../../kernel/context';
import type {Events} from '../../kernel/events/events';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Logger} from '../../kernel/logging/logger';
import type {Mailer} from '../../kernel/mail/mailer';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {mentions} from '../../kernel/privacy/mentions';
import type {PersonalData} from '../../kernel/privacy/personal-data';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import type {Sessions} from '../../kernel/security/sessions';
import {CredentialsService} from '../acesso';
import {PintorApagado} from './domain-events';
import {erasedEmail} from './email';
import {ErasureRequested, ErasureNotConfirmed} from './refusals';
import {recordRequest} from './requests';

export const ERASE = 'privacidade.apagar';
/** Delay of the job: by then all processes know that the sessions are closed. */
const AFTER_SECONDS = 6;
/** For this many days the erasure is repeated each night, for data written late by an upload in progress. */
const LATE_DAYS = 3;

/** Erases painters at their request, in a job. */
@injectable({scope: BindingScope.SINGLETON})
export class ErasureService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @inject(Kernel.LOG) private readonly log: Logger,
    @inject(Kernel.MAILER) private readonly mailer: Mailer,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.PERSONAL_DATA) private readonly personal: PersonalData,
    @service(CredentialsService) private readonly credentials: CredentialsService,
  ) {}

  /**
   * Closes the session's account at once and queues the erasure.
   * @throws 422 with a wrong password or without `ciente`, 409 when it was requested before, 429 after too many wrong
   * passwords.
   */
  async request({senha, ciente}: {senha: string; ciente: boolean}): Promise<void> {
    const {id} = requireActor('loja');
    if (!senha) throw fieldRefusal({senha: NO_PASSWORD});
    if (!ciente) throw ErasureNotConfirmed();
    const pintor = await this.db.one(sql<{cpf: string}>`SELECT cpf FROM pintor WHERE id = ${id}`);
    await this.credentials.check(
      {kind: 'loja', login: pintor?.cpf ?? '', subjectId: id, senha},
      {erro: WRONG_PASSWORD, campos: {senha: WRONG_PASSWORD}},
    );
    await this.db.tx(async () => {
      const closed = await this.db.one(
        sql`UPDATE pintor SET ativo = false WHERE id = ${id} AND ativo RETURNING 1 AS closed`,
      );
      if (!closed) throw ErasureRequested();
      const pedidoId = await recordRequest(this.db, {pintorId: id, tipo: 'eliminacao'});
      await audit(this.db, {action: 'pedir-eliminacao', entity: 'pintor', entityId: id});
      await this.sessions.endAll('loja', id);
      await this.jobs.enqueue(ERASE, {pedidoId}, {afterSeconds: AFTER_SECONDS});
    });
  }

  /** Executes the requested erasure. Idempotent, also when run concurrently. */
  async execute(pedidoId: number): Promise<void> {
    const request = await this.db.one(sql<{
      pintorId: number;
      cpf: string;
      email: string | null;
      confirmado: boolean;
      estado: string;
    }>`
      SELECT r.pintor_id AS "pintorId", p.cpf, p.email, p.email_confirmado_em IS NOT NULL AS confirmado, r.estado FROM pedido_privacidade r JOIN pintor p ON p.id = r.pintor_id
       WHERE r.id = ${pedidoId} AND r.tipo = 'eliminacao'`);
    if (request?.estado !== 'pedido') return;
    const {pintorId, cpf, email, confirmado} = request;
    const done = await this.db.tx(async () => {
      const {now} = currentContext();
      const open = await this.db.one(sql`UPDATE pedido_privacidade SET estado = 'atendido', atendido_em = ${now}
        WHERE id = ${pedidoId} AND estado = 'pedido' RETURNING 1 AS open`);
      if (!open) return false;
      await this.erase(pintorId);
      await audit(this.db, {action: 'apagar-dados', entity: 'pintor', entityId: pintorId});
      await this.events.publish(PintorApagado, pintorId, {pedidoId});
      return true;
    });
    if (done && email && confirmado) await this.confirm(pedidoId, email);
    await this.mailer.deleteAbout(pintorId, [cpf, formatCpf(cpf), ...(email ? [email] : [])]);
  }

  /** Sends the confirmation once, without retries, as these would have to store the address. */
  private async confirm(pedidoId: number, to: string): Promise<void> {
    try {
      await this.mailer.send(erasedEmail({pedidoId, to}));
    } catch {
      // The error is not logged, as it may contain the address.
      this.log.warn({pedidoId}, 'an erasure could not be confirmed by e-mail');
    }
  }

  /** Repeats requests whose job was lost, and recent erasures, as a request in progress may have written data since. */
  async retryPending(): Promise<void> {
    const open = await this.db.query(
      sql<{id: number}>`SELECT id FROM pedido_privacidade WHERE tipo = 'eliminacao' AND estado = 'pedido' ORDER BY id`,
    );
    for (const {id} of open) await this.execute(id);
    const since = new Date(currentContext().now.getTime() - LATE_DAYS * DAY_MS);
    const gone = await this.db.query(
      sql<{id: number}>`SELECT id FROM pintor WHERE anonimizado_em >= ${since} ORDER BY id`,
    );
    for (const {id} of gone) await this.db.tx(() => this.erase(id));
  }

  private async erase(pintorId: number): Promise<void> {
    await this.forgetJobs(pintorId);
    await this.personal.erase(pintorId);
    await this.db
      .query(sql`UPDATE pintor SET ativo = false, anonimizado_em = coalesce(anonimizado_em, ${currentContext().now})
      WHERE id = ${pintorId}`);
  }

  /** Deletes the painter's queued, recent and failed jobs, which may contain the e-mail address. */
  private async forgetJobs(pintorId: number): Promise<void> {
    const queue = await this.db.one(sql<{there: boolean}>`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`);
    if (!queue?.there) return;
    await this.db.query(
      sql`DELETE FROM pgboss.job WHERE data->>'pintorId' = ${String(pintorId)} AND state <> 'active'`,
    );
    await this.db.query(
      sql`UPDATE pgboss.job j SET output = NULL WHERE j.state <> 'active' AND ${mentions(sql`j.output::text`, pintorId)}`,
    );
  }
}
