import {BindingScope, inject, injectable, type Application} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {idempotent, wasAnswered, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {requireActivePintor} from '../../../kernel/privacy/require-active-pintor';
import type {Throttle} from '../../../kernel/security/throttle';
import {contatoEmail, type Contato} from './email';

const FORWARD = 'comunicacao.contato';

/**
 * Painters' messages to the support: stored, then forwarded as an email by a job, so that a failing mail server loses
 * none.
 */
@injectable({scope: BindingScope.SINGLETON})
export class ContatoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  /** @throws 429 after five messages in an hour */
  async send<T extends object>(pintorId: number, mensagem: string, answer: T): Promise<IdempotentAnswer<T>> {
    const giveBack = (await wasAnswered(this.db)) ? undefined : await this.throttle.contact(pintorId);
    const sent = {stored: false};
    try {
      return await idempotent(this.db, 'POST /api/enviar-email-contato', {mensagem}, async () => {
        await requireActivePintor(this.db, pintorId);
        const row = await this.db.one(sql<{id: number}>`
          INSERT INTO mensagem_contato (pintor_id, mensagem, criada_em)
          VALUES (${pintorId}, ${mensagem}, ${currentContext().now}) RETURNING id`);
        await this.jobs.enqueue(FORWARD, {mensagemId: row?.id});
        sent.stored = true;
        return answer;
      });
    } finally {
      // A message repeated under its idempotency key, or not stored, does not count against the limit.
      if (!sent.stored) await giveBack?.();
    }
  }
}

/** Defines the job that forwards one message, once. */
export async function defineContatoJob(app: Application): Promise<void> {
  const [jobs, db] = [await app.get(Kernel.JOBS), await app.get(Kernel.DB)];
  const [throttledMailer, {supportEmail}] = [await app.get(Kernel.THROTTLED_MAILER), await app.get(Kernel.CONFIG)];
  const notices = await app.get(Kernel.NOTICES);
  jobs.define<{mensagemId: number}>({
    name: FORWARD,
    run: async ({mensagemId}) => {
      const contato = await db.one(sql<Omit<Contato, 'email'>>`
        SELECT m.id, m.pintor_id AS "pintorId", m.mensagem, m.criada_em AS "criadaEm", t.nome, t.cpf, t.celular, t.telefone,
               t.end_cidade AS cidade, t.end_estado AS estado
          FROM mensagem_contato m JOIN pintor t ON t.id = m.pintor_id
         WHERE m.id = ${mensagemId} AND m.encaminhada_em IS NULL AND t.anonimizado_em IS NULL`);
      if (!contato) return;
      const email = (await notices.recipient(contato.pintorId))?.email ?? null;
      await throttledMailer.sendToOwnMailbox(contatoEmail(supportEmail, {...contato, email}));
      await db.tx(() =>
        db.query(sql`UPDATE mensagem_contato SET encaminhada_em = ${currentContext().now} WHERE id = ${mensagemId}`),
      );
    },
  });
}
