import {audit} from '../../audit/audit';
import {Values} from '../../lists/list';
import type {Database} from '../../persistence/database';
import {lockNamed} from '../../persistence/locks';
import {NotFound} from '../../refusals/refusals';
import type {Entity, EntityTypes} from '../entity';
import {columnIn} from './row';

/**
 * Moves rows to new positions, by key; afterwards all rows are numbered from 1 in their order.
 * @throws NotFound when one of them is not there: then none has moved
 */
export function reorder<T extends EntityTypes>(
  db: Database,
  entity: Entity<T>,
  places: ReadonlyMap<T['key'], number>,
): Promise<void> {
  const {table, key, options} = entity;
  const {order} = options;
  if (!order) throw new Error(`${entity.name} has no order`);
  const [id, place] = [columnIn(entity, key), columnIn(entity, order)];
  const alive = options.remove === 'logical' ? 'removido_em IS NULL' : 'TRUE';
  return db.tx(async () => {
    await lockOrder(db, entity);
    const rows = await db.query<{key: T['key']; place: number}>({
      text: `SELECT ${id} AS key, ${place} AS place FROM ${table} WHERE ${alive} ORDER BY ${place}, ${id} FOR UPDATE`,
      values: [],
    });
    const there = new Set(rows.map(row => row.key));
    if ([...places.keys()].some(requested => !there.has(requested))) throw NotFound();
    const sorted = rows.toSorted((a, b) => (places.get(a.key) ?? a.place) - (places.get(b.key) ?? b.place));
    for (const [i, row] of sorted.entries()) {
      if (row.place === i + 1) continue;
      const values = new Values();
      const text = `UPDATE ${table} SET ${place} = ${values.add(i + 1)} WHERE ${id} = ${values.add(row.key)}`;
      await db.query({text, values: values.list});
      const change = {before: {[order]: row.place}, after: {[order]: i + 1}};
      await audit(db, {action: 'alterar', entity: table, entityId: row.key, ...change});
    }
  });
}

/** The position after the last row of an entity with an order. Locked, so that two new rows do not get the same one. */
export async function nextPlace(db: Database, entity: Entity): Promise<Record<string, unknown>> {
  const {table, options} = entity;
  const {order} = options;
  if (!order) return {};
  await lockOrder(db, entity);
  const row = await db.one<{next: number}>({
    text: `SELECT coalesce(max(${columnIn(entity, order)}), 0) + 1 AS next FROM ${table}`,
    values: [],
  });
  return {[order]: row?.next};
}

async function lockOrder(db: Database, {table}: Entity): Promise<void> {
  await db.query(lockNamed(`ordem:${table}`));
}
