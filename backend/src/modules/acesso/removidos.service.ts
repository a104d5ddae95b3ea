import {BindingScope, inject, injectable} from '@loopback/core';
import {allEntities, type Entity} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import {columnIn} from '../../kernel/entities/writing/row';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {requireRight} from '../../kernel/security/require-right';

/** Only the rows that were removed last are returned. */
const MAX_REMOVED = 200;

export interface Removido {
  id: number;
  nome: string;
  /** ISO 8601. */
  removidoEm: string;
  /** Who removed it; null for the system. */
  por: string | null;
}

/** The removed rows of registrations, and their way back. */
@injectable({scope: BindingScope.SINGLETON})
export class RemovidosService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {}

  /** The last removed first. @param name of the entity as in the API document: `Banner` */
  async of(name: string): Promise<Removido[]> {
    const {entity, shownAs} = this.restorable(name);
    const id = sql.identifier(columnIn(entity, entity.key));
    const shown = sql.identifier(columnIn(entity, shownAs));
    return this.db.query(sql<Removido>`
      SELECT t.${id} AS id, t.${shown} AS nome, to_char(t.removido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "removidoEm",
             (SELECT u.nome FROM auditoria a JOIN usuario u ON a.tipo_ator = 'painel' AND u.id = a.ator_id
               WHERE a.entidade = ${entity.table} AND a.entidade_id = t.${id}::text AND a.acao = 'remover' ORDER BY a.id DESC LIMIT 1) AS por
        FROM ${sql.identifier(entity.table)} t WHERE t.removido_em IS NOT NULL ORDER BY t.removido_em DESC, t.${id} DESC LIMIT ${MAX_REMOVED}`);
  }

  /** @throws NotRemoved; Conflict when another row has its unique value by now */
  restore(name: string, id: number): Promise<void> {
    return this.crud.restore(this.restorable(name).entity, id);
  }

  /** @throws NotFound for an entity without a way back, NotPermitted for those who may not remove its rows */
  private restorable(name: string): {entity: Entity; shownAs: string} {
    const entity = allEntities().find(each => each.name === name);
    if (!entity?.options.restore) throw NotFound();
    const {call, shownAs} = entity.options.restore;
    requireRight(call);
    return {entity, shownAs};
  }
}
