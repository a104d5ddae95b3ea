import {rowsOf, sql} from '@clube/backend';
import type {Client} from 'pg';

/**
 * Drops the tables' plain indexes, runs `fill`, and creates them again: that takes a fifth of the time, and the indexes
 * are as compact as after a REINDEX. Returns their number.
 */
export async function withoutIndexes(db: Client, fill: () => Promise<void>): Promise<number> {
  await db.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off`);
  const indexes = await rowsOf(
    db,
    sql<{name: string; definition: string}>`
      SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique ORDER BY 1`,
  );
  for (const {name} of indexes) await db.query(`DROP INDEX ${name}`);
  await fill();
  for (const {definition} of indexes) await db.query(definition);
  return indexes.length;
}
