import {headingsOf} from '@clube/api-client/fields';
import type {Column, ListColumn} from './columns';

/**
 * The columns of a list of the server's, each with its title: its own, or what the declaration calls its field.
 * @throws where neither says one
 */
export function titled<L>(list: string, columns: readonly ListColumn<L>[]): Column<L>[] {
  const titles = headingsOf(list);
  return columns.map(column => {
    const title = column.title ?? titles[column.field];
    if (title === undefined) throw new Error(`the list ${list} has no title for ${column.field}`);
    return {...column, title};
  });
}
