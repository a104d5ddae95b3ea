import {snake} from '../../../kernel/resources/field';

/** Column values by their names on the wire. */
export type Colunas = Record<string, unknown>;

/** An INSERT and its values. Names come from our own lists, never from a call. */
export function insertPintor(columns: Colunas): {sql: string; values: unknown[]} {
  const names = Object.keys(columns);
  const places = names.map((_, i) => `$${i + 1}`).join(', ');
  return {
    sql: `INSERT INTO pintor (${names.map(snake).join(', ')}) VALUES (${places}) RETURNING id`,
    values: Object.values(columns),
  };
}

/** An UPDATE of the given columns of one painter. */
export function updatePintor(id: number, columns: Colunas): {sql: string; values: unknown[]} {
  const sets = Object.keys(columns).map((name, i) => `${snake(name)} = $${i + 2}`);
  return {sql: `UPDATE pintor SET ${sets.join(', ')} WHERE id = $1`, values: [id, ...Object.values(columns)]};
}
