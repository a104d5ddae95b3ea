import {currentContext} from '../context';
import {sql, type Sql} from '../persistence/sql';

/** The same as `audit` for many changes of one table, as a part of a statement: `rows` has `acao`, `id`, `antes` and `depois`. */
export function auditRows(entity: string, rows: Sql): Sql {
  const {now, actor, page, requestId} = currentContext();
  return sql`
    INSERT INTO auditoria (ocorrido_em, tipo_ator, ator_id, pagina, request_id, acao, entidade, entidade_id, antes, depois)
    SELECT ${now}::timestamptz, ${actor.kind === 'publico' ? 'sistema' : actor.kind}::text, ${'id' in actor ? actor.id : null}::int,
           ${page ?? null}::text, ${requestId}::text, r.acao, ${entity}::text, r.id::text, r.antes, r.depois FROM ${rows} r`;
}
