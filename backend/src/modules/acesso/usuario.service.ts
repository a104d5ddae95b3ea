import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  INVALID_CPF,
  INVALID_EMAIL,
  REQUIRED_OF_USUARIO,
  isValidCpf,
  isValidEmail,
  missing,
  normaliseEmail,
  digitsOnly,
  hasErrors,
  validateUsuarioProfile,
  type FieldErrors,
  type UsuarioProfile,
  type Permissao,
} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {requireActor} from '../../kernel/context';
import {NotFound, fieldRefusal} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import {violatedUnique} from '../../kernel/persistence/constraint-violations';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/entities/entity';
import type {SessionActor, Sessions} from '../../kernel/security/sessions';
import {auditProfile} from './audit-profile';
import {CredentialsService} from './credentials.service';
import {UsuarioDeactivated, UsuarioAlreadyRegistered} from './refusals';
import {Usuario as UsuarioEntity} from './usuario';

export interface Usuario {
  id: number;
  nome: string;
  cpf: string;
  email: string;
  permissao: Permissao;
}

export interface NewUsuario extends Omit<Usuario, 'id'> {
  senha: string;
}

const visible = ({id, nome, cpf, email, permissao}: Usuario): Usuario => ({id, nome, cpf, email, permissao});

/** Staff users: login, their own profile, and creating users. */
@injectable({scope: BindingScope.SINGLETON})
export class UsuarioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(UsuarioEntity.Repository) private readonly usuarios: RepositoryOf<typeof UsuarioEntity>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(CredentialsService) private readonly credentials: CredentialsService,
  ) {}

  /** @throws 422 wrong CPF or password, 403 when the account is switched off. */
  async signIn(login: string, senha: string): Promise<{token: string; usuario: Usuario}> {
    const cpf = digitsOnly(login);
    const found = await this.usuarios.findOne({where: {cpf}});
    const passwordHash = await this.credentials.check({kind: 'painel', login: cpf, subjectId: found?.id, senha});
    if (!found?.ativo) throw UsuarioDeactivated();
    return {token: await this.credentials.openSession('painel', found.id, passwordHash), usuario: visible(found)};
  }

  /** Raw SQL, since every session reads it again every few seconds. */
  async actor(id: number, session: string): Promise<SessionActor | undefined> {
    const [row] = await this.db.prepared(
      sql<{nome: string; permissao: Permissao}>`SELECT nome, permissao FROM usuario WHERE id = ${id} AND ativo`,
    );
    return row && {kind: 'painel', id, session, nome: row.nome, permissao: row.permissao};
  }

  /**
   * Changes the caller's own name and password; empty passwords leave the current one. A new password ends the caller's
   * other sessions.
   * @throws 422 with the field when something is missing or the current password is wrong.
   */
  async updateProfile({nome, senha, senhaAntiga = ''}: UsuarioProfile): Promise<Usuario> {
    const errors = validateUsuarioProfile({nome, senha, senhaAntiga});
    if (hasErrors(errors)) throw fieldRefusal(errors);
    const {id, session} = requireActor('painel');
    const current = await this.usuarios.findOne({where: {id}});
    if (!current) throw NotFound();
    const own = {login: current.cpf, id};
    const hash = senha ? await this.credentials.replacement('painel', own, senha, senhaAntiga) : undefined;
    await this.db.tx(async () => {
      if (nome !== undefined) await this.usuarios.updateById(id, {nome});
      if (hash) {
        await this.credentials.save('painel', id, hash);
        await this.sessions.endAll('painel', id, session);
      }
      await auditProfile(this.db, {entity: 'usuario', entityId: id}, current.nome, {nome, senha: hash !== undefined});
    });
    this.sessions.forget('painel', id);
    return {...visible(current), ...(nome !== undefined && {nome})};
  }

  /** @throws 422 with the fields that are missing or wrong, 409 when the CPF already has a user. */
  async create(newUsuario: NewUsuario): Promise<Usuario> {
    const data = {
      ...newUsuario,
      nome: newUsuario.nome.trim(),
      cpf: digitsOnly(newUsuario.cpf),
      email: normaliseEmail(newUsuario.email),
    };
    const errors = usuarioErrors(data);
    if (hasErrors(errors)) throw fieldRefusal(errors);
    const hash = await this.credentials.hashNew('painel', data.senha);
    return this.db.tx(async () => {
      const {nome, cpf, email, permissao} = data;
      const usuario = await this.usuarios.create({nome, cpf, email, permissao}).catch((error: unknown) => {
        throw violatedUnique(error) ? UsuarioAlreadyRegistered({campos: {cpf: UsuarioAlreadyRegistered.erro}}) : error;
      });
      await this.credentials.save('painel', usuario.id, hash);
      const after = {permissao: usuario.permissao};
      await audit(this.db, {action: 'criar', entity: 'usuario', entityId: usuario.id, after});
      return visible(usuario);
    });
  }
}

function usuarioErrors(newUsuario: NewUsuario): FieldErrors {
  const absent = missing({...newUsuario}, REQUIRED_OF_USUARIO);
  return {
    ...absent,
    ...(!absent.cpf && !isValidCpf(newUsuario.cpf) && {cpf: INVALID_CPF}),
    ...(!absent.email && !isValidEmail(newUsuario.email) && {email: INVALID_EMAIL}),
  };
}
