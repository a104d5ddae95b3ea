import {valueOf, type EditableColumn} from '../../columns';
import {attempt, shownIn} from '../attempt';

type Send = () => Promise<unknown>;
/** The calls that write a value and that put back what was there, where there was something. */
export interface Change {
  send: Send;
  undo: Send | undefined;
}

/** A pasted value beside its row, both values as they are typed. */
export interface PastedLine<L extends object> {
  row: L;
  before: string;
  after: string;
  does: Change | 'same' | 'blank' | {error: string};
}

function doneBy<L extends object>(column: EditableColumn<L>, row: L, after: string): PastedLine<L>['does'] {
  if (after === '') return 'blank';
  const made = attempt(column, row, after);
  if ('error' in made) return made;
  if (made.value === valueOf(row, column.field)) return 'same';
  // Somebody who changes it meanwhile keeps that: the row was seen with the pasted value.
  const back = attempt(column, {...row, [column.field]: made.value}, shownIn(column, row));
  return {send: made.send, undo: 'send' in back ? back.send : undefined};
}

/** Each value beside its row, from the one it was pasted into down. */
export const planOf = <L extends object>(
  column: EditableColumn<L>,
  rows: readonly L[],
  values: readonly string[],
): PastedLine<L>[] =>
  rows.slice(0, values.length).map((row, i) => {
    const after = values[i] ?? '';
    return {row, before: shownIn(column, row), after, does: doneBy(column, row, after)};
  });

export const isChange = (does: PastedLine<never>['does']): does is Change => typeof does === 'object' && 'send' in does;
