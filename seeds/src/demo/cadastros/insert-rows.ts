import type {Database} from '@clube/backend';

/** Inserts rows of one table in one statement; their keys are the columns. Answers the ids in the rows' order. */
export async function insertRows(db: Database, table: string, rows: Record<string, unknown>[]): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(', ');
  const written = await db.query<{id: number}>(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) RETURNING id`,
    [JSON.stringify(rows)],
  );
  return written.map(({id}) => id);
}
