import {randomUUID} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CHOSEN_PASSWORD_MISSING, INVITATION_DAYS, SIGN_IN_RULES, normaliseCnpj, type InvitedKind} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {uuidHash} from '../../../kernel/security/token-hash';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredentialsService} from '../credentials.service';
import {InvalidInvitation, UsuarioDeactivated} from '../refusals';

export const INVITATION = 'acesso.convite';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Who is invited: the job of an email carries no more. */
export interface Invited {
  tipo: InvitedKind;
  id: number;
  /** Nobody of staff sent it: whoever knows the login asked. */
  requested?: boolean;
}

interface Person {
  nome: string;
  email: string;
  login: string;
}

/** Who has no password yet, or has forgotten it, chooses one by a link: staff send it, and who reads a report may ask for it. */
@injectable({scope: BindingScope.SINGLETON})
export class ConvitesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(CredentialsService) private readonly credentials: CredentialsService,
  ) {}

  /** Has a link sent; joins the open transaction. @throws 404, 403 who is switched off */
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
   * Has a link sent to who reads the report of this CNPJ. Whether or not there is such a login the same is done here.
   * @throws 422 for what is no CNPJ, 429 for who asks too often
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
   * To whom the email of a job goes, with a new link's secret part, which voids the one before; whoever merely asks voids
   * none that is younger than an hour, and gets no other.
   */
  async newLink(invited: Invited): Promise<(Person & {uuid: string}) | undefined> {
    const uuid = randomUUID();
    const {now} = currentContext();
    const expires = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const replaced = invited.requested ? new Date(now.getTime() - HOUR_MS) : 'infinity';
    return this.db.tx(async () => {
      const person = await this.personOf(invited);
      if (!person?.ativo) return undefined;
      const [made] = await this.db.query(sql`
        INSERT INTO convite AS c (tipo_sessao, sujeito_id, token_hash, email, criado_em, expira_em)
        VALUES (${invited.tipo}, ${invited.id}, ${uuidHash(uuid)}, ${person.email}, ${now}, ${expires})
        ON CONFLICT (tipo_sessao, sujeito_id) DO UPDATE
          SET token_hash = excluded.token_hash, email = excluded.email, criado_em = excluded.criado_em, expira_em = excluded.expira_em
          WHERE c.criado_em <= ${replaced}::timestamptz RETURNING 1 AS ok`);
      return made && {...person, uuid};
    });
  }

  /** The email did not go, now: its job comes again, and is not to find this link in its way. */
  async unsent(uuid: string): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM convite WHERE token_hash = ${uuidHash(uuid)}`));
  }

  /** Whose link it is, if it opens anything now: looking does not use it up. @throws 429 for who tries too many */
  async look(tipo: InvitedKind, uuid: string): Promise<Pick<Person, 'nome' | 'login'> | undefined> {
    await this.throttle.lookup();
    const owner = await this.ownerOf(tipo, uuid);
    return owner && {nome: owner.nome, login: owner.login};
  }

  /**
   * The password of who has the link, which is used up; all sessions end. It opens none: that takes the login.
   * @throws 422 when the link is none, was used or is over, and when the rules refuse the password
   */
  async setPassword(tipo: InvitedKind, uuid: string, senha: string): Promise<void> {
    if (!senha) throw fieldRefusal({senha: CHOSEN_PASSWORD_MISSING});
    await this.throttle.lookup();
    const owner = await this.ownerOf(tipo, uuid);
    if (!owner) throw InvalidInvitation();
    const passwordHash = await this.credentials.preparar(tipo, senha, 'second');
    const {id, login} = owner;
    await this.db.tx(async () => {
      if (!(await this.ownerOf(tipo, uuid))) throw InvalidInvitation();
      // Of two who use the link at once the second one waits here, and finds it gone.
      const [used] = await this.db.query(
        sql`DELETE FROM convite WHERE tipo_sessao = ${tipo} AND token_hash = ${uuidHash(uuid)} RETURNING 1 AS ok`,
      );
      if (!used) throw InvalidInvitation();
      await this.credentials.save(tipo, id, passwordHash);
      await this.sessions.endAll(tipo, id);
    });
    this.credentials.recognise(tipo, login, passwordHash);
  }

  /** Nightly: links that are over. */
  async clean(): Promise<void> {
    await this.db.tx(() => this.db.query(sql`DELETE FROM convite WHERE expira_em < ${currentContext().now}`));
  }

  private personOf({tipo, id}: Invited): Promise<(Person & {ativo: boolean}) | undefined> {
    return this.db.one(sql<Person & {ativo: boolean}>`
      SELECT nome, email, cpf AS login, ativo FROM usuario WHERE ${tipo}::text = 'painel' AND id = ${id}
      UNION ALL SELECT nome, email, cnpj, ativo FROM usuario_relatorio WHERE ${tipo}::text = 'relatorio' AND id = ${id}`);
  }

  /** One that is not over, went to the address of now, and is younger than the password. */
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
