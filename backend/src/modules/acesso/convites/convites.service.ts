import {randomUUID} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  CHOSEN_PASSWORD_MISSING,
  DAY_MS,
  HOUR_MS,
  INVITATION_DAYS,
  SIGN_IN_RULES,
  normaliseCnpj,
  type InvitedKind,
} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {lockNamed} from '../../../kernel/persistence/locks';
import {sql} from '../../../kernel/persistence/sql';
import {uuidHash} from '../../../kernel/security/token-hash';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredentialsService} from '../credentials.service';
import {InvalidInvitation, UsuarioDeactivated} from '../refusals';

export const INVITATION = 'acesso.convite';

/** The invited user, as stored in the email's job. */
export interface Invited {
  tipo: InvitedKind;
  id: number;
  /** True if the user requested the link instead of a member of staff. */
  requested?: boolean;
}

interface Person {
  nome: string;
  email: string;
  login: string;
}

/**
 * Links by which users without a password, or who forgot it, choose one. Staff send them; reporting users may also
 * request one.
 */
@injectable({scope: BindingScope.SINGLETON})
export class ConvitesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(CredentialsService) private readonly credentials: CredentialsService,
  ) {}

  /** Queues an email with a link; joins the open transaction. @throws 404, 403 for a user who is switched off */
  async invite(invited: Invited): Promise<Person> {
    return this.db.tx(async () => {
      const person = await this.personOf(invited);
      if (!person) throw NotFound();
      if (!person.ativo) throw UsuarioDeactivated({erro: 'O acesso está desativado: ative-o antes de convidar.'});
      await this.jobs.enqueue(INVITATION, invited);
      const entity = invited.tipo === 'painel' ? 'usuario' : 'usuario_relatorio';
      await audit(this.db, {action: 'convidar', entity, entityId: invited.id});
      return person;
    });
  }

  /**
   * Queues a link for the reporting user of this CNPJ. It behaves the same whether or not such a login exists.
   * @throws 422 for an invalid CNPJ, 429 for too many requests
   */
  async requestOwn(cnpj: string): Promise<void> {
    const {isValid, missingDocument, invalid} = SIGN_IN_RULES.relatorio;
    if (!isValid(cnpj)) throw fieldRefusal({cnpj: cnpj ? invalid : missingDocument});
    await this.throttle.lookup();
    const found = await this.db.one(
      sql<{id: number}>`SELECT id FROM usuario_relatorio WHERE cnpj = ${normaliseCnpj(cnpj)}`,
    );
    await this.jobs.enqueue(INVITATION, {tipo: 'relatorio', id: found?.id ?? 0, requested: true} satisfies Invited);
  }

  /**
   * Creates a new link for the email of a job and returns its recipient and secret part. Earlier links stay valid: see
   * `sent`. If it was requested without a session (`requested`) and there is a link younger than an hour, nothing is made.
   */
  async newLink(invited: Invited): Promise<(Person & {uuid: string}) | undefined> {
    const uuid = randomUUID();
    const {now} = currentContext();
    const expires = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const {tipo, id} = invited;
    const recent = invited.requested ? new Date(now.getTime() - HOUR_MS) : 'infinity';
    return this.db.tx(async () => {
      // Of two jobs of one user the second waits here and then sees the first one's link.
      await this.db.query(lockNamed(`convite ${tipo} ${id}`));
      const person = await this.personOf(invited);
      if (!person?.ativo) return undefined;
      const [made] = await this.db.query(sql`
        INSERT INTO convite (tipo_sessao, sujeito_id, token_hash, email, criado_em, expira_em)
        SELECT ${tipo}, ${id}, ${uuidHash(uuid)}, ${person.email}, ${now}, ${expires}
         WHERE NOT EXISTS (SELECT 1 FROM convite
           WHERE tipo_sessao = ${tipo} AND sujeito_id = ${id} AND criado_em > ${recent}::timestamptz) RETURNING 1 AS ok`);
      return made && {...person, uuid};
    });
  }

  /** The email was sent: its link replaces the earlier ones of the user, unless anybody may have requested it. */
  async sent({tipo, id, requested}: Invited, uuid: string): Promise<void> {
    if (requested) return;
    await this.db.tx(() =>
      this.db.query(sql`
        DELETE FROM convite WHERE tipo_sessao = ${tipo} AND sujeito_id = ${id} AND token_hash <> ${uuidHash(uuid)}`),
    );
  }

  /** The email was not sent: deletes its link, so that the job's next attempt may create another. */
  async unsent(uuid: string): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM convite WHERE token_hash = ${uuidHash(uuid)}`));
  }

  /** Returns the user of a link that is still valid, without using the link up. @throws 429 after too many attempts */
  async look(tipo: InvitedKind, uuid: string): Promise<Pick<Person, 'nome' | 'login'> | undefined> {
    await this.throttle.lookup();
    const owner = await this.ownerOf(tipo, uuid);
    return owner && {nome: owner.nome, login: owner.login};
  }

  /**
   * Sets the password of the link's user, uses all links of the user up and ends all sessions. It opens no session: that takes the
   * login.
   * @throws 422 for an unknown, used or expired link, and when the rules refuse the password
   */
  async setPassword(tipo: InvitedKind, uuid: string, senha: string): Promise<void> {
    if (!senha) throw fieldRefusal({senha: CHOSEN_PASSWORD_MISSING});
    await this.throttle.lookup();
    const owner = await this.ownerOf(tipo, uuid);
    if (!owner) throw InvalidInvitation();
    const passwordHash = await this.credentials.hashNew(tipo, senha, 'second');
    const {id, login} = owner;
    await this.db.tx(async () => {
      if (!(await this.ownerOf(tipo, uuid))) throw InvalidInvitation();
      // Of two concurrent uses of the user's links the second waits here and then finds none.
      const used = await this.db.query(sql<{hash: string}>`
        DELETE FROM convite WHERE tipo_sessao = ${tipo} AND sujeito_id = ${id} RETURNING token_hash AS hash`);
      if (!used.some(({hash}) => hash === uuidHash(uuid))) throw InvalidInvitation();
      await this.credentials.save(tipo, id, passwordHash);
      await this.sessions.endAll(tipo, id);
    });
    this.credentials.recognise(tipo, login, passwordHash);
  }

  /** Nightly: deletes expired links. */
  async clean(): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM convite WHERE expira_em < ${currentContext().now}`));
  }

  private personOf({tipo, id}: Invited): Promise<(Person & {ativo: boolean}) | undefined> {
    return this.db.one(sql<Person & {ativo: boolean}>`
      SELECT nome, email, cpf AS login, ativo FROM usuario WHERE ${tipo}::text = 'painel' AND id = ${id}
      UNION ALL SELECT nome, email, cnpj, ativo FROM usuario_relatorio WHERE ${tipo}::text = 'relatorio' AND id = ${id}`);
  }

  /** The user of a link that has not expired, was sent to the current address, and is newer than the password. */
  private async ownerOf(tipo: InvitedKind, uuid: string): Promise<(Person & {id: number}) | undefined> {
    const link = await this.db.one(sql<{id: number; email: string}>`
      SELECT sujeito_id AS id, email FROM convite v
       WHERE tipo_sessao = ${tipo} AND token_hash = ${uuidHash(uuid)} AND expira_em > ${currentContext().now} AND NOT EXISTS (
         SELECT 1 FROM credencial c
          WHERE c.tipo_sessao = v.tipo_sessao AND c.sujeito_id = v.sujeito_id AND c.alterada_em > v.criado_em)`);
    const person = link && (await this.personOf({tipo, id: link.id}));
    return person?.ativo && person.email === link?.email ? {...person, id: link.id} : undefined;
  }
}
