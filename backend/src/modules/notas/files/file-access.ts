import {canCall} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import type {FileAccess} from '../../../kernel/files/access';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/**
 * Whether the actor may read a receipt's file: its painter, staff who may open its reading, and, once it is scored,
 * staff who may list sales. A file shared by two receipts may be read through either.
 */
export const notaFileAccess =
  (db: Database): FileAccess =>
  async (path, actor) => {
    const readable = conditionFor(actor);
    const pintor = sql.bound(actor.kind === 'loja' ? actor.id : null);
    if (!readable) return false;
    const found = await db.one(sql`
      SELECT 1 FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id JOIN nota n ON n.id = na.nota_id
        WHERE (a.caminho = ${path} OR a.vista = ${path}) AND ${sql.raw(readable)} AND (${pintor}::int IS NULL OR n.pintor_id = ${pintor}) LIMIT 1`);
    return found !== undefined;
  };

function conditionFor(actor: Actor): string | undefined {
  if (actor.kind === 'loja') return 'true';
  if (actor.kind !== 'painel') return undefined;
  if (canCall('GET', '/api/nota/{idFoto}', actor)) return 'true';
  if (!canCall('GET', '/api/pontuacoes', actor)) return undefined;
  return `EXISTS (SELECT 1 FROM venda v WHERE v.nota_id = n.id AND v.estado = 'pontuada')`;
}
