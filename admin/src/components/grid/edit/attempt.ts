import {valueOf, type EditableColumn} from '../columns';
import {asTyped, parseNumber, readText} from './typed';

type Attempt = {error: string} | {value: unknown; send: () => Promise<unknown>};

/** The initial text of a cell's input. */
export const shownIn = <L extends object>(column: EditableColumn<L>, row: L): string =>
  asTyped(column.kind, valueOf(row, column.field));

/** Parses the typed text into the request that saves it, or into an error. */
export function attempt<L extends object>(column: EditableColumn<L>, row: L, typed: string): Attempt {
  const target = {entity: column.edit.entity, field: column.field};
  if (column.kind === 'text') {
    const read = readText(target, typed);
    return 'error' in read ? read : {...read, send: () => column.edit.save(row, read.value)};
  }
  const read = parseNumber(column.kind, target, typed);
  return 'error' in read ? read : {...read, send: () => column.edit.save(row, read.value)};
}
