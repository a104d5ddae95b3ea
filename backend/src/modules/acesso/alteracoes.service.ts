import {BindingScope, inject, injectable} from '@loopback/core';
import {canCall, partsOf} from '@clube/domain';
import {requireActor} from '../../kernel/context';
import {allEntities, listsOfEntity, type Entity} from '../../kernel/entities/entity';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';

/** Only the newest changes are returned; few records are changed more often. */
const MAX_CHANGES = 200;

export interface Alteracao {
  id: number;
  /** ISO 8601. */
  ocorridoEm: string;
  acao: string;
  por: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

/** The audit trail of one record: which fields were changed, by whom, from which value to which. */
@injectable({scope: BindingScope.SINGLETON})
export class AlteracoesService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Newest first.
   * @param name of the entity as in the API document: `Rede`
   * @throws NotFound for an entity if the caller may read neither one of its lists nor its only row
   */
  async of(name: string, id: string): Promise<Alteracao[]> {
    const {table} = this.readable(name);
    return this.db.query(sql<Alteracao>`
      SELECT a.id::int AS id, to_char(a.ocorrido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "ocorridoEm", a.acao, a.antes, a.depois,
             CASE a.tipo_ator WHEN 'painel' THEN coalesce(u.nome, 'Equipe') WHEN 'loja' THEN 'Pintor' ELSE 'Sistema' END AS por
        FROM auditoria a LEFT JOIN usuario u ON a.tipo_ator = 'painel' AND u.id = a.ator_id
       WHERE a.entidade = ${table} AND a.entidade_id = ${id} ORDER BY a.id DESC LIMIT ${MAX_CHANGES}`);
  }

  private readable(name: string): Entity {
    const session = requireActor('painel');
    const entity = allEntities().find(each => each.name === name);
    const calls = listsOfEntity(name).map(({route}) => route);
    if (entity?.options.readBy) calls.push(entity.options.readBy);
    if (!entity || !calls.some(call => canCall(...partsOf(call), session))) throw NotFound();
    return entity;
  }
}
