import {randomUUID} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  DAY_MS,
  NEW_PASSWORD_MISSING,
  RECOVERY_MS,
  RECOVERY_WAIT_DAYS,
  digitsOnly,
  normaliseEmail,
  recoveryError,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {uuidHash} from '../../../kernel/security/token-hash';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredentialsService} from '../../acesso';
import {PessoasService} from '../../pessoas';
import {PASSWORD_CHANGED, RECOVER_PASSWORD} from '../email/emails';
import {InvalidRecoveryLink} from '../refusals';

interface Addressee {
  nome: string;
  email: string;
}

/** Password recovery: a link by mail, valid for an hour and once. */
@injectable({scope: BindingScope.SINGLETON})
export class RecoveryService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(PessoasService) private readonly pessoas: PessoasService,
  ) {}

  /**
   * Queues a link for the painter with this e-mail or CPF. It behaves the same whether or not there is one: one query,
   * one job; the job finds out whether anything is to be sent.
   * @throws 422 for what can be neither, 429 for too many requests.
   */
  async request(information: string): Promise<void> {
    const erro = recoveryError(information);
    if (erro) throw fieldRefusal({informacao: erro});
    await this.throttle.lookup();
    const found = await this.db.one(
      sql<{id: number}>`
        SELECT id FROM pintor WHERE ativo AND anonimizado_em IS NULL AND email IS NOT NULL
           AND (cpf = ${digitsOnly(information)} OR lower(email) = ${normaliseEmail(information)})`,
    );
    await this.jobs.enqueue(RECOVER_PASSWORD, {pintorId: found?.id ?? null});
  }

  /**
   * The recipient of a job's email: at most three an hour each, however many are requested. An address that staff set gets
   * none until it was confirmed and some days have passed, in which its painter, who was notified, can object: staff
   * must not enter an account by an address of their own.
   */
  async recipient(pintorId: number): Promise<Addressee | undefined> {
    const waited = new Date(currentContext().now.getTime() - RECOVERY_WAIT_DAYS * DAY_MS);
    const pintor = await this.db.one(
      sql<{nome: string; email: string | null}>`
        SELECT nome, email FROM pintor WHERE id = ${pintorId} AND ativo AND anonimizado_em IS NULL
           AND (email_do_painel_em IS NULL OR (email_confirmado_em IS NOT NULL AND email_do_painel_em <= ${waited}))`,
    );
    if (!pintor?.email || !(await this.throttle.recovery(pintorId))) return undefined;
    return {nome: pintor.nome, email: pintor.email};
  }

  /** The email was not sent now: its job's retries must not use up the painter's limit of three. */
  unsent = (pintorId: number): Promise<void> => this.throttle.recoveryUnsent(pintorId);

  /**
   * Creates a link and returns its secret part; only the hash is stored, and nothing if the address was changed
   * meanwhile. Earlier links stay valid, so that nobody else's request invalidates them.
   */
  async newLink(pintorId: number, email: string): Promise<string> {
    const uuid = randomUUID();
    const {now} = currentContext();
    await this.db.tx(() =>
      this.db.query(sql`INSERT INTO recuperacao_senha (token_hash, pintor_id, email, criada_em, expira_em)
          SELECT ${uuidHash(uuid)}, id, email, ${now}, ${new Date(now.getTime() + RECOVERY_MS)} FROM pintor
           WHERE id = ${pintorId} AND lower(email) = lower(${email}) FOR SHARE`),
    );
    return uuid;
  }

  /** Whether the link is valid now. @throws 429 after too many attempts. */
  async isGood(uuid: string): Promise<boolean> {
    await this.throttle.lookup();
    return (await this.ownerOf(uuid)) !== undefined;
  }

  /**
   * Sets the password of the link's painter. Uses up this link and all others and ends all sessions; confirms the
   * address, as the email arrived there. If it was unconfirmed, someone else may have signed up with it, so linked
   * accounts of social networks are removed. It opens no session: that takes the CPF, which no email contains.
   * @throws 422 for an unknown, used or expired link, and when the rules refuse the password.
   */
  async setPassword(uuid: string, novaSenha: string): Promise<void> {
    if (!novaSenha) throw fieldRefusal({novaSenha: NEW_PASSWORD_MISSING});
    await this.throttle.lookup();
    const owner = await this.ownerOf(uuid);
    if (!owner) throw InvalidRecoveryLink();
    const passwordHash = await this.credentials.hashNew('loja', novaSenha, 'second', 'novaSenha');
    const {id, cpf} = owner;
    await this.db.tx(async () => {
      // Of two links of one painter used concurrently the second waits here and then is found used.
      await this.db.query(sql`SELECT 1 AS ok FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`);
      if (!(await this.ownerOf(uuid))) throw InvalidRecoveryLink();
      await this.db.query(sql`DELETE FROM recuperacao_senha WHERE pintor_id = ${id}`);
      const [confirmed] = await this.db.query(sql`
        UPDATE pintor SET email_confirmado_em = ${currentContext().now} WHERE id = ${id} AND email_confirmado_em IS NULL
        RETURNING 1 AS ok`);
      if (confirmed) {
        await this.db.query(sql`DELETE FROM identidade WHERE pintor_id = ${id}`);
        await this.pessoas.linkEarlierAccounts(id);
      }
      await this.credentials.save('loja', id, passwordHash);
      await this.sessions.endAll('loja', id);
      await this.jobs.enqueue(PASSWORD_CHANGED, {pintorId: id});
    });
    this.credentials.recognise('loja', cpf, passwordHash);
  }

  /** Nightly: deletes expired links. */
  async clean(): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM recuperacao_senha WHERE expira_em < ${currentContext().now}`));
  }

  /** The painter of a link that has not expired, was sent to the current address, and is newer than the password. */
  private async ownerOf(uuid: string): Promise<{id: number; cpf: string} | undefined> {
    return this.db.one(
      sql<{id: number; cpf: string}>`
        SELECT p.id, p.cpf FROM recuperacao_senha r JOIN pintor p ON p.id = r.pintor_id
         WHERE r.token_hash = ${uuidHash(uuid)} AND r.expira_em > ${currentContext().now} AND lower(p.email) = lower(r.email)
           AND p.ativo AND p.anonimizado_em IS NULL AND NOT EXISTS (
             SELECT 1 FROM credencial c WHERE c.tipo_sessao = 'loja' AND c.sujeito_id = p.id AND c.alterada_em > r.criada_em)`,
    );
  }
}
