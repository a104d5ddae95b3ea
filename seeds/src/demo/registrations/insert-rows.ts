import {sql, type Database} from '@clube/backend';

/** Inserts rows of one table in one statement; their keys are the columns. Returns the ids in the order of the rows. */
export async function insertRows(db: Database, table: string, rows: Record<string, unknown>[]): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const into = sql.identifier(table);
  const columns = sql.join(Object.keys(first).map(sql.identifier), ', ');
  const written = await db.query(
    sql<{id: number}>`
      INSERT INTO ${into} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${into}, ${JSON.stringify(rows)}::jsonb) RETURNING id`,
  );
  return written.map(({id}) => id);
}
