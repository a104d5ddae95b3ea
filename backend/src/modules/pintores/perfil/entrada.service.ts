import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {somenteDigitos} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {RepositoryOf} from '../../../kernel/resources/entity';
import type {Sessions} from '../../../kernel/security/sessions';
import {CredencialService} from '../../acesso';
import {Pintor} from '../pintor';
import {ParceiroInativo} from '../recusas';
import type {Parceiro} from './parceiro';
import {PerfilService} from './perfil.service';

/** How painters enter. */
@injectable({scope: BindingScope.SINGLETON})
export class EntradaService {
  constructor(
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(CredencialService) private readonly credenciais: CredencialService,
    @service(PerfilService) private readonly perfil: PerfilService,
  ) {}

  /** @throws 422 wrong CPF or password, 403 when the painter is not active, 429 after too many failures. */
  async entrar(login: string, senha: string): Promise<{token: string; parceiro: Parceiro}> {
    const cpf = somenteDigitos(login);
    const found = await this.pintores.findOne({where: {cpf}});
    await this.credenciais.conferir({tipo: 'loja', login: cpf, sujeitoId: found?.id, senha});
    if (!found?.ativo || found.anonimizadoEm) throw ParceiroInativo();
    await this.perfil.anotarAcesso(found.id);
    const parceiro = await this.perfil.ler(found.id);
    return {token: await this.sessions.create('loja', found.id), parceiro};
  }
}
