import {BindingScope, inject, injectable, service} from '@loopback/core';
import {SMART, mayGrantPermissao, type Permissao} from '@clube/domain';
import {currentContext, requireActor} from '../../kernel/context';
import type {TypesOf} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import type {Sessions} from '../../kernel/security/sessions';
import {LastSmart, OnlySmart, OwnAccess} from './refusals';
import {UsuarioService, type NewUsuario, type Usuario as UsuarioRow} from './usuario.service';
import {Usuario} from './usuario';

type Types = TypesOf<typeof Usuario>;
type Change = Omit<Types['change'], 'cpf'>;

/** Staff management: only a Smart creates or changes a Smart, and at least one Smart always remains. */
@injectable({scope: BindingScope.SINGLETON})
export class StaffService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(UsuarioService) private readonly usuarios: UsuarioService,
  ) {}

  /** @throws OnlySmart, and the errors of `UsuarioService.create` */
  create(newUsuario: NewUsuario): Promise<UsuarioRow> {
    requireGrant(newUsuario.permissao);
    return this.usuarios.create(newUsuario);
  }

  /**
   * Ends the user's sessions when the user is switched off or gets other rights.
   * @throws 404, OnlySmart, OwnAccess, LastSmart
   */
  async update(id: number, change: Change): Promise<Types['row']> {
    const row = await this.db.tx(async () => {
      const smarts = await this.db.query(
        sql<{id: number}>`SELECT id FROM usuario WHERE permissao = ${SMART} AND ativo ORDER BY id FOR UPDATE`,
      );
      const before = await this.crud.get(Usuario, id);
      const permissao = change.permissao ?? before.permissao;
      for (const each of [before.permissao, permissao]) requireGrant(each);
      const ativo = change.ativo ?? before.ativo === 1;
      const isOwn = id === requireActor('painel').id;
      if (isOwn && (!ativo || permissao !== before.permissao)) throw OwnAccess();
      const others = smarts.filter(smart => smart.id !== id);
      if (others.length === 0 && before.permissao === SMART && (!ativo || permissao !== SMART)) throw LastSmart();
      const after = await this.crud.update(Usuario, id, change);
      if (after.ativo === 0 || after.permissao !== before.permissao) await this.sessions.endAll('painel', id);
      return after;
    });
    this.sessions.forget('painel', id);
    return row;
  }
}

function requireGrant(permissao: Permissao): void {
  const {actor} = currentContext();
  if (actor.kind !== 'painel') throw NotFound();
  if (!mayGrantPermissao(actor, permissao)) throw OnlySmart();
}
