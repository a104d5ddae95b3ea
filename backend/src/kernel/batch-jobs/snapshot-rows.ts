import type {Database} from '../persistence/database';
import type {Statement} from '../persistence/sql';

/**
 * Stores the rows of a new batch job: `rows` selects `ordem` (from 1), `chave` and `nome`. Returns how many there are.
 */
export async function snapshotRows(db: Database, trabalho: number, rows: Statement): Promise<number> {
  const text = `WITH fixed AS (
    INSERT INTO trabalho_linha (trabalho_id, ordem, chave, nome)
    SELECT $${rows.values.length + 1}::int, r.ordem::int, r.chave::text, r.nome::text FROM (${rows.text}) r RETURNING 1)
    SELECT count(*)::int AS total FROM fixed`;
  const [found] = await db.query<{total: number}>({text, values: [...rows.values, trabalho]});
  return found?.total ?? 0;
}
