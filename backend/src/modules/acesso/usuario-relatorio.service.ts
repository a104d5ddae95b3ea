import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  INVALID_CNPJ,
  INVALID_EMAIL,
  REQUIRED_OF_USUARIO,
  isValidCnpj,
  isValidEmail,
  normaliseCnpj,
  normaliseEmail,
} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import {brokenUnique} from '../../kernel/persistence/broken-unique';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/entities/entity';
import type {SessionActor} from '../../kernel/security/sessions';
import {CredentialsService} from './credentials.service';
import {UsuarioDeactivated, UsuarioAlreadyRegistered} from './refusals';
import {CNPJ_TAKEN, UsuarioRelatorio as UsuarioRelatorioEntity} from './usuario';

export interface UsuarioRelatorio {
  id: number;
  nome: string;
  cnpj: string;
  email: string;
}

const visible = ({id, nome, cnpj, email}: UsuarioRelatorio): UsuarioRelatorio => ({id, nome, cnpj, email});

/** The resellers' reporting logins: one for each CNPJ root. */
@injectable({scope: BindingScope.SINGLETON})
export class UsuarioRelatorioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(UsuarioRelatorioEntity.Repository)
    private readonly usuarios: RepositoryOf<typeof UsuarioRelatorioEntity>,
    @service(CredentialsService) private readonly credentials: CredentialsService,
  ) {}

  /** @throws 422 wrong CNPJ or password, 403 when the account is switched off. */
  async signIn(login: string, senha: string): Promise<{token: string; usuario: UsuarioRelatorio}> {
    const cnpj = normaliseCnpj(login);
    const found = await this.usuarios.findOne({where: {cnpj}});
    const passwordHash = await this.credentials.check(
      {kind: 'relatorio', login: cnpj, subjectId: found?.id, senha},
      {erro: 'CNPJ ou senha inválidos.'},
    );
    if (!found?.ativo) throw UsuarioDeactivated();
    return {token: await this.credentials.openSession('relatorio', found.id, passwordHash), usuario: visible(found)};
  }

  /** Asked again every few seconds of each session: SQL, as what is asked often is. */
  async actor(id: number, session: string): Promise<SessionActor | undefined> {
    const [row] = await this.db.planned(
      sql<{nome: string; cnpjRaiz: string}>`
        SELECT nome, cnpj_raiz AS "cnpjRaiz" FROM usuario_relatorio WHERE id = ${id} AND ativo`,
    );
    return row && {kind: 'relatorio', id, session, ...row};
  }

  /** @throws 422 with the fields that are wrong, 409 when the CNPJ's root already has a login. */
  async create(newUsuario: Omit<UsuarioRelatorio, 'id'> & {senha: string}): Promise<UsuarioRelatorio> {
    const data = {
      nome: newUsuario.nome.trim(),
      cnpj: normaliseCnpj(newUsuario.cnpj),
      email: normaliseEmail(newUsuario.email),
    };
    const errors = {
      ...(data.nome ? {} : {nome: REQUIRED_OF_USUARIO.nome}),
      ...(isValidCnpj(data.cnpj) ? {} : {cnpj: INVALID_CNPJ}),
      ...(isValidEmail(data.email) ? {} : {email: INVALID_EMAIL}),
    };
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    const hash = await this.credentials.preparar('relatorio', newUsuario.senha);
    return this.db.tx(async () => {
      const usuario = await this.usuarios.create(data).catch((error: unknown) => {
        const erro = CNPJ_TAKEN;
        throw brokenUnique(error) ? UsuarioAlreadyRegistered({erro, campos: {cnpj: erro}}) : error;
      });
      await this.credentials.save('relatorio', usuario.id, hash);
      await audit(this.db, {action: 'criar', entity: 'usuario_relatorio', entityId: usuario.id});
      return visible(usuario);
    });
  }
}
