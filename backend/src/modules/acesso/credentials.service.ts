import {BindingScope, inject, injectable} from '@loopback/core';
import {COMMON_PASSWORD_MESSAGE, WRONG_CURRENT_PASSWORD, validatePassword, type SessionKind} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {isCommonPassword, hashPassword, verifyPassword} from '../../kernel/security/passwords';
import type {KnownDevices} from '../../kernel/security/known-devices';
import type {Sessions} from '../../kernel/security/sessions';
import type {Throttle} from '../../kernel/security/throttle';
import type {Priority} from '../../kernel/security/priority-queue';
import {InvalidCredentials} from './refusals';

export interface LoginAttempt {
  kind: SessionKind;
  /** The login as typed. Failures are counted by it, even if no such account exists. */
  login: string;
  /** Undefined if no account has this login. */
  subjectId?: number;
  senha: string;
}

/** The passwords of staff, reporting users and painters: stores and checks them and limits guessing. */
@injectable({scope: BindingScope.SINGLETON})
export class CredentialsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.KNOWN_DEVICES) private readonly devices: KnownDevices,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
  ) {}

  /** @throws 422 when the password is too short for its kind, too long or a common one. */
  checkRules(kind: SessionKind, senha: string, field = 'senha'): void {
    const erro = validatePassword(kind, senha) ?? (isCommonPassword(senha) ? COMMON_PASSWORD_MESSAGE : undefined);
    if (erro) throw fieldRefusal({[field]: erro});
  }

  /**
   * Validates a new password and returns its hash. Call it before a transaction begins: hashing is queued and takes
   * tens of milliseconds. `field`: the form's field for the password.
   * @throws 422 when the rules refuse the password, 503 when the queue is full.
   */
  async hashNew(kind: SessionKind, senha: string, priority?: Priority, field?: string): Promise<string> {
    this.checkRules(kind, senha, field);
    return hashPassword(senha, priority);
  }

  /** Stores a hash from `hashNew`; joins an open transaction. */
  async save(kind: SessionKind, subjectId: number, passwordHash: string): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em)
         VALUES (${kind}, ${subjectId}, ${passwordHash}, ${currentContext().now})
         ON CONFLICT (tipo_sessao, sujeito_id) DO UPDATE SET senha_hash = excluded.senha_hash, alterada_em = excluded.alterada_em`),
    );
  }

  /**
   * Returns the hash of a new password that an account's owner sets, after checking the current one.
   * @throws 422 with the field when the current password is wrong, or the rules refuse the new one
   */
  async replacement(kind: SessionKind, who: {login: string; id: number}, senha: string, senhaAntiga: string) {
    const erro = WRONG_CURRENT_PASSWORD;
    const attempt = {kind, login: who.login, subjectId: who.id, senha: senhaAntiga};
    await this.check(attempt, {erro, campos: {senhaAntiga: erro}});
    return this.hashNew(kind, senha);
  }

  /** `hashNew` and `save` in one step, for callers without a transaction. */
  async setPassword(kind: SessionKind, subjectId: number, senha: string): Promise<void> {
    await this.save(kind, subjectId, await this.hashNew(kind, senha));
  }

  /**
   * Checks a login and returns the password's hash, for `openSession`. Failed attempts are limited to 10 an account and
   * 100 an address in 15 minutes; every attempt is counted before the hash is compared. A browser in which the account
   * was logged in before has 10 attempts of its own.
   * @throws 422 with the message `recusa` for a wrong password, 429 after too many failures, 503 when the queue is
   * full.
   */
  async check(
    {kind, login, subjectId, senha}: LoginAttempt,
    refusal?: {erro: string; campos?: Record<string, string>},
  ): Promise<string> {
    const account = accountOf(kind, login);
    // The hash is read for an unknown account too, so that the response time reveals nothing.
    const passwordHash = await this.read(kind, subjectId ?? 0);
    const attempt = await this.throttle.passwordAttempt({
      account,
      device: this.device(kind, account, subjectId, passwordHash),
    });
    const match = await verifyPassword(passwordHash, senha).catch(async (error: unknown) => {
      await attempt.notChecked();
      throw error;
    });
    if (match === 'none' || !passwordHash || !subjectId) throw InvalidCredentials(refusal);
    await attempt.succeeded();
    const current = match === 'old' ? await this.renew(kind, subjectId, senha, passwordHash) : passwordHash;
    const {actor, cookies, answerHeaders} = currentContext();
    if (!('session' in actor)) answerHeaders?.set('Set-Cookie', this.devices.remember(cookies, account, current));
    return current;
  }

  /**
   * Replaces an outdated hash by one of the normalised password, unless the password was changed meanwhile. A failure
   * does not prevent the login.
   */
  private async renew(kind: SessionKind, subjectId: number, senha: string, old: string): Promise<string> {
    const renewed = await hashPassword(senha).catch(() => undefined);
    if (!renewed) return old;
    const [replaced] = await this.db.tx(() =>
      this.db.query(sql`
        UPDATE credencial SET senha_hash = ${renewed} WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND senha_hash = ${old}
        RETURNING 1 AS ok`),
    );
    return replaced ? renewed : old;
  }

  /**
   * Opens a session after `check`. A concurrent password change ends all sessions: either it comes later and ends this
   * session too, or the hash differs here and the session is refused.
   * @throws 422 when the password was changed since.
   */
  async openSession(kind: SessionKind, subjectId: number, passwordHash: string): Promise<string> {
    return this.db.tx(async () => {
      if (!(await this.stillIs(kind, subjectId, passwordHash))) throw InvalidCredentials();
      return this.sessions.create(kind, subjectId);
    });
  }

  /**
   * Whether a password that was checked before the transaction is still current; locks it until the transaction ends.
   */
  async stillIs(kind: SessionKind, subjectId: number, passwordHash: string): Promise<boolean> {
    const [still] = await this.db.query(sql`
      SELECT 1 AS ok FROM credencial WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND senha_hash = ${passwordHash} FOR SHARE`);
    return still !== undefined;
  }

  /** Marks the browser as known for the account: its user has just set the password by an emailed link. */
  recognise(kind: SessionKind, login: string, passwordHash: string): void {
    const {cookies, answerHeaders} = currentContext();
    answerHeaders?.set('Set-Cookie', this.devices.remember(cookies, accountOf(kind, login), passwordHash));
  }

  /** What identifies a known device: the account's session, or a browser that is known for the account. */
  private device(kind: SessionKind, account: string, subjectId?: number, passwordHash?: string): string | undefined {
    const {actor, cookies} = currentContext();
    if (actor.kind === kind && actor.id === subjectId) return actor.session;
    return passwordHash && this.devices.find(cookies, account, passwordHash);
  }

  private async read(kind: SessionKind, subjectId: number): Promise<string | undefined> {
    const row = await this.db.one(
      sql<{senha_hash: string}>`
        SELECT senha_hash FROM credencial WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId}`,
    );
    return row?.senha_hash;
  }
}

const accountOf = (kind: SessionKind, login: string): string => `${kind}:${login}`;
