import {valueOf, type EditableColumn} from '../columns';
import {asTyped, parseNumber, readText} from './typed';

type Attempt = {error: string} | {value: unknown; send: () => Promise<unknown>};

/** What stands in the field of a cell before anything is typed. */
export const shownIn = <L extends object>(column: EditableColumn<L>, row: L): string =>
  asTyped(column.kind, valueOf(row, column.field));

/** What was typed into a cell as the call that saves it, or what is wrong with it. */
export function attempt<L extends object>(column: EditableColumn<L>, row: L, typed: string): Attempt {
  const target = {entity: column.edit.entity, field: column.field};
  if (column.kind === 'text') {
    const read = readText(target, typed);
    return 'error' in read ? read : {...read, send: () => column.edit.save(row, read.value)};
  }
  const read = parseNumber(column.kind, target, typed);
  return 'error' in read ? read : {...read, send: () => column.edit.save(row, read.value)};
}
