import {INVALID_CATEGORIA} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {fieldRefusal} from '../../../kernel/refusals/refusals';

/**
 * Replaces the painter's categories; inactive ones may stay but not be added. Call it in the transaction of the
 * profile: it locks the painter's row, so that concurrent changes do not mix.
 * @throws 422 at the field
 */
export async function saveCategorias(db: Database, pintorId: number, ids: readonly number[]): Promise<void> {
  const chosen = [...new Set(ids)];
  await db.query(sql`SELECT 1 FROM pintor WHERE id = ${pintorId} FOR NO KEY UPDATE`);
  const known = await db.query(sql`
    SELECT 1 FROM categoria c WHERE c.id = ANY(${chosen})
       AND (c.ativo OR EXISTS (SELECT 1 FROM pintor_categoria x WHERE x.pintor_id = ${pintorId} AND x.categoria_id = c.id))`);
  if (known.length !== chosen.length) throw fieldRefusal({categorias: INVALID_CATEGORIA});
  await db.query(sql`DELETE FROM pintor_categoria WHERE pintor_id = ${pintorId} AND categoria_id <> ALL(${chosen})`);
  await db.query(sql`
    INSERT INTO pintor_categoria (pintor_id, categoria_id) SELECT ${pintorId}, unnest(${chosen}::int[]) ON CONFLICT DO NOTHING`);
}
