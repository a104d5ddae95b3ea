import type {Client} from 'pg';
import {amountsFor} from './amounts';
import {statementsFor} from './statements';
import {rowsOf, sql} from '@clube/backend';

/**
 * Fills an empty, migrated database, set by set. Plain indexes are made after the rows: that takes a fifth of the time
 * and leaves them as a database has them that was reindexed.
 */
export async function fillMillion(db: Client, painters: number, log: (text: string) => void): Promise<void> {
  await db.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off`);
  const indexes = await rowsOf(
    db,
    sql<{name: string; definition: string}>`
      SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique ORDER BY 1`,
  );
  for (const {name} of indexes) await db.query(`DROP INDEX ${name}`);
  for (const statement of statementsFor(amountsFor(painters))) {
    const before = performance.now();
    const {rowCount} = await db.query(statement);
    log(`${statement.trim().slice(0, 40)}… ${rowCount} rows, ${Math.round((performance.now() - before) / 1000)} s`);
    // The joins of the next ones are planned by what there is.
    await db.query(`ANALYZE ${/INTO (\w+)/.exec(statement)?.[1] ?? ''}`);
  }
  const before = performance.now();
  for (const {definition} of indexes) await db.query(definition);
  log(`${indexes.length} indexes, ${Math.round((performance.now() - before) / 1000)} s`);
  await db.query('VACUUM ANALYZE');
}
