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
 * Who, when, from which page, what changed from what to what; in the same transaction as the change itself.
 * Personal data is never copied here but under the entity `pintor` and the action `alterar`, where erasure finds it: other rows name the
 * record, and values are the technical ones.
 */
export async function audit(db: Database, {action, entity, entityId, before, after}: AuditEntry): Promise<void> {
  const {now, actor, page, requestId} = currentContext();
  await db.query(sql`
    INSERT INTO auditoria (ocorrido_em, tipo_ator, ator_id, pagina, request_id, acao, entidade, entidade_id, antes, depois)
     VALUES (${now}, ${actor.kind === 'publico' ? 'sistema' : actor.kind}, ${'id' in actor ? actor.id : null}, ${page ?? null},
             ${requestId}, ${action}, ${entity}, ${String(entityId)}, ${before ? JSON.stringify(before) : null},
             ${after ? JSON.stringify(after) : null})`);
}

/** Only what differs, on both sides. */
export function difference<T extends object>(before: T, after: Partial<T>) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...is.keys()].filter(key => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)));
  const pick = (row: Map<string, unknown>) => Object.fromEntries(keys.map(key => [key, row.get(key)]));
  return {before: pick(was), after: pick(is), changed: keys.length > 0};
}
