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
  /** What the person typed as login: failures are counted by it, whether or not there is such an account. */
  login: string;
  /** Undefined when nobody has this login. */
  subjectId?: number;
  senha: string;
}

/** The passwords of the three kinds of people: set, checked, and guarded against guessing. */
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
   * The hash of a new password, made before a transaction begins: it takes tens of milliseconds, in a queue. `field`: what the
   * form calls it.
   * @throws 422 when the rules refuse the password, 503 when too many wait already.
   */
  async preparar(kind: SessionKind, senha: string, priority?: Priority, field?: string): Promise<string> {
    this.checkRules(kind, senha, field);
    return hashPassword(senha, priority);
  }

  /** Stores a prepared password; joins the transaction that is open. */
  async save(kind: SessionKind, subjectId: number, passwordHash: string): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em)
         VALUES (${kind}, ${subjectId}, ${passwordHash}, ${currentContext().now})
         ON CONFLICT (tipo_sessao, sujeito_id) DO UPDATE SET senha_hash = excluded.senha_hash, alterada_em = excluded.alterada_em`),
    );
  }

  /**
   * The hash of the password that somebody takes in place of the own one, which is shown first.
   * @throws 422 with the field when the present one is wrong, or the rules refuse the new one
   */
  async replacement(kind: SessionKind, who: {login: string; id: number}, senha: string, senhaAntiga: string) {
    const erro = WRONG_CURRENT_PASSWORD;
    const attempt = {kind, login: who.login, subjectId: who.id, senha: senhaAntiga};
    await this.check(attempt, {erro, campos: {senhaAntiga: erro}});
    return this.preparar(kind, senha);
  }

  /** Both in one step, for those who are in no hurry. */
  async setPassword(kind: SessionKind, subjectId: number, senha: string): Promise<void> {
    await this.save(kind, subjectId, await this.preparar(kind, senha));
  }

  /**
   * Whether the password is the account's. Counted before it is looked at: 10 wrong ones an account and 100 an address in
   * 15 minutes, then no more. A browser in which the account was entered before has 10 of its own. Answers the hash that it
   * is, for `openSession`.
   * @throws 422, in the words of `recusa`, when it is not, 429 after too many failures, 503 when too many wait already.
   */
  async check(
    {kind, login, subjectId, senha}: LoginAttempt,
    refusal?: {erro: string; campos?: Record<string, string>},
  ): Promise<string> {
    const account = accountOf(kind, login);
    // Read for an unknown account too, so that the time taken reveals nothing.
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

  /** An old hash becomes one of the normalised password, unless the password was changed meanwhile. Nobody fails to enter for it. */
  private async renew(kind: SessionKind, subjectId: number, senha: string, old: string): Promise<string> {
    const renewed = await hashPassword(senha).catch(() => undefined);
    if (!renewed) return old;
    const [kept] = await this.db.tx(() =>
      this.db.query(sql`
        UPDATE credencial SET senha_hash = ${renewed} WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND senha_hash = ${old}
        RETURNING 1 AS ok`),
    );
    return kept ? renewed : old;
  }

  /**
   * A session for who has just shown this password. Whoever changes it meanwhile ends all sessions: this one comes before
   * that and ends too, or finds another password and is refused. @throws 422 when the password is another one now.
   */
  async openSession(kind: SessionKind, subjectId: number, passwordHash: string): Promise<string> {
    return this.db.tx(async () => {
      if (!(await this.stillIs(kind, subjectId, passwordHash))) throw InvalidCredentials();
      return this.sessions.create(kind, subjectId);
    });
  }

  /** Whether a password that was shown before the transaction began is still the account's, and until the transaction ends. */
  async stillIs(kind: SessionKind, subjectId: number, passwordHash: string): Promise<boolean> {
    const [still] = await this.db.query(sql`
      SELECT 1 AS ok FROM credencial WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND senha_hash = ${passwordHash} FOR SHARE`);
    return still !== undefined;
  }

  /** Makes the browser known for the account: an email brought who chose this password there. */
  recognise(kind: SessionKind, login: string, passwordHash: string): void {
    const {cookies, answerHeaders} = currentContext();
    answerHeaders?.set('Set-Cookie', this.devices.remember(cookies, accountOf(kind, login), passwordHash));
  }

  /** What the account was used from before: the own session, or a browser that is known for it. */
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
