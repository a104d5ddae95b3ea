import {sql, type Value} from '../../../kernel/persistence/sql';
import {snake} from '../../../kernel/resources/field';

/** Column values by their names on the wire. */
export type Colunas = Record<string, Value>;

/** An INSERT and its values. Names come from our own lists, never from a call. */
export function insertPintor(columns: Colunas) {
  const names = Object.keys(columns).map(key => sql.identifier(snake(key)));
  const values = Object.values(columns).map(value => sql`${value}`);
  return sql<{id: number}>`
    INSERT INTO pintor (${sql.join(names, ', ')}) VALUES (${sql.join(values, ', ')}) RETURNING id`;
}

/** An UPDATE of the given columns of one painter. */
export function updatePintor(id: number, columns: Colunas) {
  const sets = Object.entries(columns).map(([key, value]) => sql`${sql.identifier(snake(key))} = ${value}`);
  return sql`UPDATE pintor SET ${sql.join(sets, ', ')} WHERE id = ${id}`;
}
