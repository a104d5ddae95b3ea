import {valueOf, type EditableColumn} from '../../columns';
import {attempt, shownIn} from '../attempt';

type Send = () => Promise<unknown>;
/** The request that writes a value, and the one that restores the previous value, if there was one. */
export interface Change {
  send: Send;
  undo: Send | undefined;
}

/** A pasted value with its row; both values as text for the input. */
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
  // The undo request expects the pasted value in the row, so that it cannot overwrite another person's later change.
  const back = attempt(column, {...row, [column.field]: made.value}, shownIn(column, row));
  return {send: made.send, undo: 'send' in back ? back.send : undefined};
}

/** Pairs each value with its row, from the row of the paste downwards. */
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
