import {rowsOf, sql} from '@clube/backend';
import type {Client} from 'pg';
import {withoutIndexes} from './indexes';

const FOREIGN_KEYS = sql<{name: string; owner: string; definition: string}>`
  SELECT conname AS name, conrelid::regclass::text AS owner, pg_get_constraintdef(oid) AS definition FROM pg_constraint
   WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 2, 1`;

/** Fills tables in any order and quickly: triggers are disabled, and foreign keys are checked at the end. */
export async function withBareTables(db: Client, fill: () => Promise<void>): Promise<void> {
  const keys = await rowsOf(db, FOREIGN_KEYS);
  const tables = await rowsOf(
    db,
    sql<{
      name: string;
    }>`SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN
      (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) ORDER BY 1`,
  );
  for (const {name, owner} of keys) await db.query(`ALTER TABLE ${owner} DROP CONSTRAINT "${name}"`);
  for (const {name} of tables) await db.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await withoutIndexes(db, fill);
  for (const {name} of tables) await db.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const {name, owner, definition} of keys)
    await db.query(`ALTER TABLE ${owner} ADD CONSTRAINT "${name}" ${definition}`);
}
