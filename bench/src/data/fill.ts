import type {Client} from 'pg';
import {CATALOGUE, LEDGER, ORDERS, PEOPLE, RECEIPTS} from './statements';

/** Fills an empty, migrated database. The ledger fulfils all invariants. */
export async function fill(db: Client): Promise<void> {
  await db.query('BEGIN');
  for (const statement of [...PEOPLE, ...CATALOGUE, ...LEDGER, ...RECEIPTS, ...ORDERS]) await db.query(statement);
  await db.query('COMMIT');
  await db.query('VACUUM ANALYZE');
}
