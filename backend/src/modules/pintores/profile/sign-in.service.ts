import {BindingScope, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {SOCIAL_FIELDS, digitsOnly} from '@clube/domain';
import type {RepositoryOf, TypesOf} from '../../../kernel/entities/entity';
import {CredentialsService} from '../../acesso';
import {Pintor} from '../pintor';
import {ParceiroInactive, UnknownIdentity} from '../refusals';
import {IdentidadesService} from '../social/identidades.service';
import {SocialNetworks, type SocialToken} from '../social/networks';
import type {Parceiro} from './parceiro';
import {ProfileService} from './profile.service';

export interface SignedIn {
  token: string;
  parceiro: Parceiro;
}

/** Logins of painters. */
@injectable({scope: BindingScope.SINGLETON})
export class SignInService {
  constructor(
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(ProfileService) private readonly profile: ProfileService,
    @service(SocialNetworks) private readonly networks: SocialNetworks,
    @service(IdentidadesService) private readonly identities: IdentidadesService,
  ) {}

  /** @throws 422 wrong CPF or password, 403 when the painter is not active, 429 after too many failures. */
  async signIn(login: string, senha: string): Promise<SignedIn> {
    const cpf = digitsOnly(login);
    const found = await this.pintores.findOne({where: {cpf}});
    const passwordHash = await this.credentials.check({kind: 'loja', login: cpf, subjectId: found?.id, senha});
    return this.enter(found, id => this.credentials.openSession('loja', id, passwordHash));
  }

  /**
   * Login with the token of a social network.
   * @throws 400 with the network's data of a person who is no painter yet, 403 when the painter is not active, 422 for
   * an invalid token, 503 when the network does not respond.
   */
  async signInSocially(token: SocialToken): Promise<SignedIn> {
    const person = await this.networks.verify(token);
    const {provider, nome, email} = person;
    const id = await this.identities.ownerOf(person);
    if (id === undefined)
      throw UnknownIdentity({dadosSociais: {nome, email, [SOCIAL_FIELDS[provider]]: this.networks.prove(person)}});
    const found = await this.pintores.findOne({where: {id}});
    return this.enter(found, pintorId => this.identities.openSession(pintorId, person));
  }

  private async enter(
    found: TypesOf<typeof Pintor>['stored'] | null,
    openSession: (id: number) => Promise<string>,
  ): Promise<SignedIn> {
    if (!found?.ativo || found.anonimizadoEm) throw ParceiroInactive();
    await this.profile.recordVisit(found.id);
    const parceiro = await this.profile.read(found.id);
    return {token: await openSession(found.id), parceiro};
  }
}
