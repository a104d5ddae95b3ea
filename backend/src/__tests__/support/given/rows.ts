import {snake} from '../../../kernel/entities/field';
import {sql, type Value} from '../../../kernel/persistence/sql';
import type {TestApp} from '../app';

/** Inserts one row, given by camelCase names; returns the whole row, with generated columns. */
export async function insert<R extends Record<string, unknown>>(
  {db}: TestApp,
  table: string,
  values: Record<string, unknown>,
): Promise<R> {
  const columns = Object.keys(values).filter(name => values[name] !== undefined);
  const [row] = await db.query(
    sql<Record<string, unknown>>`INSERT INTO ${sql.identifier(table)} (${sql.join(
      columns.map(name => sql.identifier(snake(name))),
      ', ',
    )})
      VALUES (${sql.join(
        columns.map(name => sql`${values[name] as Value}`),
        ', ',
      )}) RETURNING *`,
  );
  if (!row) throw new Error(`nothing was inserted into ${table}`);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value])) as R;
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
