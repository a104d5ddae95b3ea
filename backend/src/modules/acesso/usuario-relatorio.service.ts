import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {hasErrors, normaliseCnpj, validateUsuarioProfile, type UsuarioProfile} from '@clube/domain';
import {NotFound, fieldRefusal} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf, TypesOf} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import type {SessionActor, Sessions} from '../../kernel/security/sessions';
import {requireActor} from '../../kernel/context';
import {auditProfile} from './audit-profile';
import {ConvitesService} from './convites/convites.service';
import {CredentialsService} from './credentials.service';
import {UsuarioDeactivated} from './refusals';
import {UsuarioRelatorio as UsuarioRelatorioEntity} from './usuario';

type Types = TypesOf<typeof UsuarioRelatorioEntity>;

export interface UsuarioRelatorio {
  id: number;
  nome: string;
  cnpj: string;
  email: string;
  /** A field of the contract (2-panel-foundations, 3): there is one kind of them. */
  permissao: 'relatorio';
}

const visible = ({id, nome, cnpj, email}: Omit<UsuarioRelatorio, 'permissao'>): UsuarioRelatorio => ({
  ...{id, nome, cnpj, email},
  permissao: 'relatorio',
});

/** The resellers' reporting logins: one per CNPJ root. */
@injectable({scope: BindingScope.SINGLETON})
export class UsuarioRelatorioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(UsuarioRelatorioEntity.Repository)
    private readonly usuarios: RepositoryOf<typeof UsuarioRelatorioEntity>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @service(CredentialsService) private readonly credentials: CredentialsService,
    @service(ConvitesService) private readonly convites: ConvitesService,
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

  /** Raw SQL, since every session reads it again every few seconds. */
  async actor(id: number, session: string): Promise<SessionActor | undefined> {
    const [row] = await this.db.prepared(
      sql<{nome: string; cnpjRaiz: string}>`
        SELECT nome, cnpj_raiz AS "cnpjRaiz" FROM usuario_relatorio WHERE id = ${id} AND ativo`,
    );
    return row && {kind: 'relatorio', id, session, ...row};
  }

  /** Changes the caller's own name and password; empty passwords leave the current one. */
  async updateProfile({nome, senha, senhaAntiga = ''}: UsuarioProfile): Promise<UsuarioRelatorio> {
    const errors = validateUsuarioProfile({nome, senha, senhaAntiga});
    if (hasErrors(errors)) throw fieldRefusal(errors);
    const {id, session} = requireActor('relatorio');
    const current = await this.usuarios.findOne({where: {id}});
    if (!current) throw NotFound();
    const own = {login: current.cnpj, id};
    const hash = senha ? await this.credentials.replacement('relatorio', own, senha, senhaAntiga) : undefined;
    await this.db.tx(async () => {
      if (nome !== undefined) await this.usuarios.updateById(id, {nome});
      if (hash) {
        await this.credentials.save('relatorio', id, hash);
        await this.sessions.endAll('relatorio', id, session);
      }
      const of = {entity: 'usuario_relatorio', entityId: id};
      await auditProfile(this.db, of, current.nome, {nome, senha: hash !== undefined});
    });
    this.sessions.forget('relatorio', id);
    return {...visible(current), ...(nome !== undefined && {nome})};
  }

  /**
   * Creates a login; an active one is emailed a link to choose a password.
   * @throws 409 when the CNPJ's root already has a login
   */
  create(body: Types['create']): Promise<Types['row']> {
    const also = async ({id, ativo}: Types['row']): Promise<void> => {
      if (ativo) await this.convites.invite({tipo: 'relatorio', id});
    };
    return this.crud.create(UsuarioRelatorioEntity, body, {also});
  }

  /** Switching a login off ends its sessions at once. @throws 404 */
  async update(id: number, change: Types['change']): Promise<Types['row']> {
    const also = async ({ativo}: Types['row']): Promise<void> => {
      if (!ativo) await this.sessions.endAll('relatorio', id);
    };
    const row = await this.crud.update(UsuarioRelatorioEntity, id, change, {also});
    this.sessions.forget('relatorio', id);
    return row;
  }
}
