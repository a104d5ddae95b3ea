import {randomUUID} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {NEW_PASSWORD_MISSING, RECOVERY_MS, digitsOnly, normaliseEmail, recoveryError} from '@clube/domain';
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

/** The way back for who forgot the password: a link by mail, good for an hour and once. */
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
   * Has a link sent to the painter who is known by this e-mail or CPF. Whether or not there is one the same is done here:
   * one look, one job; who it is for, and whether it is for anybody, is the job's to see.
   * @throws 422 for what can be neither, 429 for who asks too often.
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

  /** To whom the email of a job goes: three an hour each, however often they are requested. */
  async recipient(pintorId: number): Promise<Addressee | undefined> {
    const pintor = await this.db.one(
      sql<{nome: string; email: string | null}>`
        SELECT nome, email FROM pintor WHERE id = ${pintorId} AND ativo AND anonimizado_em IS NULL`,
    );
    if (!pintor?.email || !(await this.throttle.recovery(pintorId))) return undefined;
    return {nome: pintor.nome, email: pintor.email};
  }

  /** The email did not go, now: its job comes again, and is not to find the painter's three used up by its own tries. */
  unsent = (pintorId: number): Promise<void> => this.throttle.recoveryUnsent(pintorId);

  /**
   * A new link's last part; only its hash is kept, and nothing where the address has become another one meanwhile. Those that were
   * sent before stay good: nobody else's request voids them.
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

  /** Whether the link opens anything now. @throws 429 for who tries too many. */
  async isGood(uuid: string): Promise<boolean> {
    await this.throttle.lookup();
    return (await this.ownerOf(uuid)) !== undefined;
  }

  /**
   * A new password for who has the link. It uses the link up, and with it every other; all sessions end; the address is the
   * painter's own, for the email arrived there. Where nobody had shown that before, whoever signed up may have been somebody else:
   * the accounts of social networks that were linked until now are no way in any more. It opens no session: that takes the CPF,
   * which no email contains.
   * @throws 422 when the link is none, was used or is over, and when the rules refuse the password.
   */
  async setPassword(uuid: string, novaSenha: string): Promise<void> {
    if (!novaSenha) throw fieldRefusal({novaSenha: NEW_PASSWORD_MISSING});
    await this.throttle.lookup();
    const owner = await this.ownerOf(uuid);
    if (!owner) throw InvalidRecoveryLink();
    const passwordHash = await this.credentials.preparar('loja', novaSenha, 'second', 'novaSenha');
    const {id, cpf} = owner;
    await this.db.tx(async () => {
      // Of two links of one painter the second one waits here, and then finds itself gone.
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

  /** Nightly: links that are over. */
  async clean(): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM recuperacao_senha WHERE expira_em < ${currentContext().now}`));
  }

  /** Whose link it is: one that is not over, went to the address of now, and is younger than the password. */
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
