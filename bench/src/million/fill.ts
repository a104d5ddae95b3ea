import {sql} from '@clube/backend';
import type {Client} from 'pg';
import {withoutIndexes} from '@clube/seeds/scale';
import {amountsFor} from './amounts';
import {statementsFor} from './statements';

/** Fills an empty, migrated database by set-based statements; the rollups of sales are computed at once. */
export async function fillMillion(db: Client, painters: number, log: (text: string) => void): Promise<void> {
  const before = performance.now();
  const seconds = () => `${Math.round((performance.now() - before) / 1000)} s`;
  await db.query(
    'ALTER TABLE venda DISABLE TRIGGER venda_resumida; ALTER TABLE venda_item DISABLE TRIGGER venda_item_resumido',
  );
  const indexes = await withoutIndexes(db, async () => {
    for (const statement of statementsFor(amountsFor(painters))) {
      const {rowCount} = await db.query(statement);
      log(`${statement.trim().slice(0, 40)}… ${rowCount} rows, after ${seconds()}`);
      // Updates the statistics, by which the joins of the next statements are planned.
      await db.query(`ANALYZE ${/INTO (\w+)/.exec(statement)?.[1] ?? ''}`);
    }
  });
  log(`${indexes} indexes, after ${seconds()}`);
  await db.query(sql`SELECT refazer_resumos()`);
  await db.query(
    'ALTER TABLE venda ENABLE TRIGGER venda_resumida; ALTER TABLE venda_item ENABLE TRIGGER venda_item_resumido',
  );
  await db.query('VACUUM ANALYZE');
}
