import {randomBytes} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {DAY_MS} from '@clube/domain';
import {requireActor, currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {tokenHash} from '../../../kernel/security/token-hash';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Throttle} from '../../../kernel/security/throttle';
import {PessoasService} from '../../pessoas';
import {Pintor} from '../pintor';
import {EmailAlreadyConfirmed, InvalidLink, NoEmail} from '../refusals';
import {CONFIRM_EMAIL, EMAIL_CHANGED, type EmailChangedJob} from './emails';

const VALIDITY_MS = 7 * DAY_MS;

/** Confirms that an address is the painter's own; until then only the confirmation link is sent to it. */
@injectable({scope: BindingScope.SINGLETON})
export class EmailConfirmationService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @service(PessoasService) private readonly pessoas: PessoasService,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
  ) {}

  /** Queues the email with the link; joins the transaction that writes the address. */
  async request(pintorId: number): Promise<void> {
    await this.jobs.enqueue(CONFIRM_EMAIL, {pintorId});
  }

  /**
   * Handles a changed address: invalidates links sent to the old one, those for a forgotten password too; requests
   * confirmation of the new one; and notifies the old one if it was confirmed. Call it in the transaction that changes
   * the address.
   */
  async changed(
    pintorId: number,
    before: string | null,
    wasConfirmed: boolean,
    how: Pick<EmailChangedJob, 'peloPainel'> = {},
  ): Promise<void> {
    await this.db.query(sql`DELETE FROM confirmacao_email WHERE pintor_id = ${pintorId}`);
    await this.db.query(sql`DELETE FROM recuperacao_senha WHERE pintor_id = ${pintorId}`);
    await this.request(pintorId);
    const job: EmailChangedJob = {pintorId, para: before ?? '', ...how};
    if (before && wasConfirmed) await this.jobs.enqueue(EMAIL_CHANGED, job);
  }

  /** `changed` by staff: the painter is also notified in the app and by push, as somebody else asked for it. */
  async changedByStaff(pintorId: number, before: string | null, wasConfirmed: boolean): Promise<void> {
    await this.changed(pintorId, before, wasConfirmed, {peloPainel: true});
    await this.notices.notify({
      pintorId,
      tipo: 'email_trocado',
      chave: `email-trocado:${currentContext().now.getTime()}`,
      titulo: 'Trocamos o e-mail do seu cadastro',
      texto: 'Foi a equipe do Clube. Se você não pediu, ponha o seu e-mail de volta no perfil e fale com o suporte.',
      destino: '/perfil',
      email: false,
    });
  }

  /** @throws 422 without an address, 409 when it is confirmed already, 429 after three in an hour. */
  async resend(): Promise<void> {
    const {id} = requireActor('loja');
    const pintor = await this.pintores.findOne({where: {id}});
    if (!pintor?.email) throw NoEmail();
    if (pintor.emailConfirmadoEm) throw EmailAlreadyConfirmed();
    await this.throttle.confirmation(id, pintor.email);
    await this.db.tx(() => this.request(id));
  }

  /** The painter and address to be confirmed; undefined if none is pending any more. */
  async pendingOf(pintorId: number): Promise<{nome: string; email: string} | undefined> {
    const pintor = await this.pintores.findOne({where: {id: pintorId}});
    if (!pintor?.email || pintor.emailConfirmadoEm || pintor.anonimizadoEm) return undefined;
    return {nome: pintor.nome, email: pintor.email};
  }

  /** Whether the painter was erased and must not be notified. */
  async isErased(pintorId: number): Promise<boolean> {
    const pintor = await this.pintores.findOne({where: {id: pintorId}});
    return Boolean(pintor?.anonimizadoEm);
  }

  /** Creates a link's token, of which only the hash is stored. */
  async newToken(pintorId: number, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const {now} = currentContext();
    await this.db.tx(() =>
      this.db.query(
        sql`INSERT INTO confirmacao_email (token_hash, pintor_id, email, criada_em, expira_em)
            VALUES (${tokenHash(token)}, ${pintorId}, ${email}, ${now}, ${new Date(now.getTime() + VALIDITY_MS)})`,
      ),
    );
    return token;
  }

  /**
   * Confirms the address of a link. Repeating it until the link expires succeeds without effect, so that a second click
   * or a lost response shows no error. A logged-in painter thereby also takes over an address that staff had set.
   * @throws 422 for an unknown or expired link, or one for another address.
   */
  async confirm(token: string): Promise<void> {
    await this.throttle.lookup();
    const {now, actor} = currentContext();
    const own = actor.kind === 'loja' ? actor.id : null;
    await this.db.tx(async () => {
      const confirmed = await this.db.one(sql<{
        id: number;
      }>`UPDATE pintor p SET email_confirmado_em = coalesce(p.email_confirmado_em, ${now}),
               email_do_painel_em = CASE WHEN p.id = ${own} THEN NULL ELSE p.email_do_painel_em END
           FROM confirmacao_email c WHERE c.token_hash = ${tokenHash(token)} AND c.expira_em > ${now} AND p.id = c.pintor_id
            AND lower(p.email) = lower(c.email) AND p.anonimizado_em IS NULL RETURNING p.id`);
      if (!confirmed) throw InvalidLink();
      await this.pessoas.linkEarlierAccounts(confirmed.id);
    });
  }

  /** Nightly: deletes expired links. */
  async clean(): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM confirmacao_email WHERE expira_em < ${currentContext().now}`));
  }
}
