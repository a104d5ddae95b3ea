import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {digitsOnly} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Sessions} from '../../../kernel/security/sessions';
import {CredentialsService} from '../../acesso';
import {Pintor} from '../pintor';
import {ParceiroInactive} from '../refusals';
import type {Parceiro} from './parceiro';
import {ProfileService} from './profile.service';

/** How painters enter. */
@injectable({scope: BindingScope.SINGLETON})
export class SignInService {
  constructor(
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(ProfileService) private readonly profile: ProfileService,
  ) {}

  /** @throws 422 wrong CPF or password, 403 when the painter is not active, 429 after too many failures. */
  async signIn(login: string, senha: string): Promise<{token: string; parceiro: Parceiro}> {
    const cpf = digitsOnly(login);
    const found = await this.pintores.findOne({where: {cpf}});
    await this.credentials.check({kind: 'loja', login: cpf, subjectId: found?.id, senha});
    if (!found?.ativo || found.anonimizadoEm) throw ParceiroInactive();
    await this.profile.noteVisit(found.id);
    const parceiro = await this.profile.read(found.id);
    return {token: await this.sessions.create('loja', found.id), parceiro};
  }
}
