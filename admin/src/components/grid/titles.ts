import {headingsOf} from '@clube/api-client/fields';
import type {Column, ListColumn} from './columns';

/**
 * The columns of an API list, each with its title: the column's own, else the one that the entity declares for the
 * field.
 * @throws if a column has neither
 */
export function titled<L>(list: string, columns: readonly ListColumn<L>[]): Column<L>[] {
  const titles = headingsOf(list);
  return columns.map(column => {
    const title = column.title ?? titles[column.field];
    if (title === undefined) throw new Error(`the list ${list} has no title for ${column.field}`);
    return {...column, title};
  });
}
