import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {SOCIAL_FIELDS, SOCIAL_PROVIDERS, WRONG_CURRENT_PASSWORD, type SocialProvider} from '@clube/domain';
import {currentContext, requireActor} from '../../../kernel/context';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {requireActivePintor} from '../../../kernel/privacy/require-active-pintor';
import {NotFound} from '../../../kernel/refusals/refusals';
import type {Sessions} from '../../../kernel/security/sessions';
import {CredentialsService} from '../../acesso';
import {IDENTITY_CHANGED} from '../email/emails';
import {Pintor} from '../pintor';
import {InvalidSocialToken} from '../refusals';
import {asRegistrationRefusal} from '../uniques';
import {SocialNetworks, type SocialToken} from './networks';

/** A person's identity at a network. */
export interface Identity {
  provider: SocialProvider;
  subject: string;
}

/** The evidence of an identity: the network's token, or our proof of one that was verified before. */
export type Shown = SocialToken | {prova: string};

/** Accounts of social networks as logins: each belongs to one painter, who may have one of each network. */
@injectable({scope: BindingScope.SINGLETON})
export class IdentidadesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(SocialNetworks) private readonly networks: SocialNetworks,
  ) {}

  /** The id of the painter with this identity. */
  async ownerOf({provider, subject}: Identity): Promise<number | undefined> {
    const row = await this.db.one(
      sql<{pintor_id: number}>`
        SELECT pintor_id FROM identidade WHERE provedor = ${provider} AND sujeito = ${subject}`,
    );
    return row?.pintor_id;
  }

  /** Opens a session for a login by an identity. @throws InvalidSocialToken if it was unlinked meanwhile */
  async openSession(pintorId: number, {provider, subject}: Identity): Promise<string> {
    return this.db.tx(async () => {
      const [still] = await this.db.query(sql`
        SELECT 1 AS ok FROM identidade WHERE provedor = ${provider} AND sujeito = ${subject} AND pintor_id = ${pintorId} FOR SHARE`);
      if (!still) throw InvalidSocialToken();
      return this.sessions.create('loja', pintorId);
    });
  }

  /** The proven identities of a sign-up; ids without a valid proof are left out. */
  provenOf(sent: Partial<Record<(typeof SOCIAL_FIELDS)[SocialProvider], string | null>>): Identity[] {
    return SOCIAL_PROVIDERS.flatMap(provider => {
      const proven = this.networks.proven(sent[SOCIAL_FIELDS[provider]] ?? '');
      return proven?.provider === provider ? [proven] : [];
    });
  }

  /** Joins the open transaction; `asRegistrationRefusal` converts its constraint violations. */
  async save(pintorId: number, {provider, subject}: Identity): Promise<void> {
    await this.db.query(
      sql`INSERT INTO identidade (provedor, sujeito, pintor_id, ligada_em)
          VALUES (${provider}, ${subject}, ${pintorId}, ${currentContext().now})`,
    );
  }

  /** The caller's own identities, in the order of the networks. */
  async list(): Promise<{provedor: SocialProvider; ligadaEm: string}[]> {
    const {id} = requireActor('loja');
    const rows = await this.db.query(
      sql<{provedor: SocialProvider; ligadaEm: Date}>`
        SELECT provedor, ligada_em AS "ligadaEm" FROM identidade WHERE pintor_id = ${id}`,
    );
    return SOCIAL_PROVIDERS.flatMap(provider => rows.filter(({provedor}) => provedor === provider)).map(
      ({provedor, ligadaEm}) => ({provedor, ligadaEm: ligadaEm.toISOString()}),
    );
  }

  /**
   * Links an identity to the session's painter. As it is a further login, it requires the password, and the painter's
   * address is notified.
   * @throws 422 for a wrong password or an invalid token, 409 when it is linked already or the painter has one of this
   * network.
   */
  async link(shown: Shown, senha: string): Promise<void> {
    const {id} = requireActor('loja');
    const pintor = await this.pintores.findOne({where: {id}});
    if (!pintor) throw NotFound();
    const erro = WRONG_CURRENT_PASSWORD;
    await this.credentials.check(
      {kind: 'loja', login: pintor.cpf, subjectId: id, senha},
      {erro, campos: {senha: erro}},
    );
    const identity = 'prova' in shown ? this.networks.proven(shown.prova) : await this.networks.verify(shown);
    if (!identity) throw InvalidSocialToken();
    try {
      await this.db.tx(async () => {
        await requireActivePintor(this.db, id);
        await this.save(id, identity);
        await this.jobs.enqueue(IDENTITY_CHANGED, {pintorId: id, provedor: identity.provider, ligada: true});
      });
    } catch (error) {
      throw asRegistrationRefusal(error);
    }
  }

  /**
   * Unlinks an identity and ends every other session, as one may have been opened by it.
   * @throws 404 when there is none.
   */
  async unlink(provider: SocialProvider): Promise<void> {
    const {id, session} = requireActor('loja');
    await this.db.tx(async () => {
      const [gone] = await this.db.query(
        sql`DELETE FROM identidade WHERE pintor_id = ${id} AND provedor = ${provider} RETURNING 1 AS ok`,
      );
      if (!gone) throw NotFound();
      await this.sessions.endAll('loja', id, session);
      await this.jobs.enqueue(IDENTITY_CHANGED, {pintorId: id, provedor: provider, ligada: false});
    });
  }
}
