import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

export interface AuditEntry {
  action: string;
  entity: string;
  entityId: string | number;
  before?: object;
  after?: object;
}

/**
 * Records who changed what, when and from which page, in the transaction of the change. Personal data is stored here only under
 * the entity `pintor` and the action `alterar`, where erasure finds it; everything else stores record ids and technical values.
 */
export async function audit(db: Database, {action, entity, entityId, before, after}: AuditEntry): Promise<void> {
  const {now, actor, page, requestId} = currentContext();
  await db.query(sql`
    INSERT INTO auditoria (ocorrido_em, tipo_ator, ator_id, pagina, request_id, acao, entidade, entidade_id, antes, depois)
     VALUES (${now}, ${actor.kind === 'publico' ? 'sistema' : actor.kind}, ${'id' in actor ? actor.id : null}, ${page ?? null},
             ${requestId}, ${action}, ${entity}, ${String(entityId)}, ${before ? JSON.stringify(before) : null},
             ${after ? JSON.stringify(after) : null})`);
}

/** Keeps only the fields that differ. */
export function difference<T extends object>(before: T, after: Partial<T>) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...is.keys()].filter(key => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)));
  const pick = (row: Map<string, unknown>) => Object.fromEntries(keys.map(key => [key, row.get(key)]));
  return {before: pick(was), after: pick(is), changed: keys.length > 0};
}
