import {ApiError, messageOf} from '@clube/api-client';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import type {EditableColumn} from '../../columns';
import {isChange, type Change, type PastedLine} from './plan';

type Result = 'saved' | 'undone' | {refused: string};
/** By line index. */
export type Results = ReadonlyMap<number, Result>;

const reasonOf = (reason: unknown, field: string): string =>
  (reason instanceof ApiError ? reason.campos[field] : undefined) ?? messageOf(reason);

/** Writes the lines one after the other through the cell's request, and can undo those that were written. */
export function usePasting<L extends object>(column: EditableColumn<L>, lines: readonly PastedLine<L>[]) {
  const queryClient = useQueryClient();
  const [results, setResults] = useState<Results>(new Map());
  const [busy, setBusy] = useState(false);
  const each = async (call: (change: Change, at: number) => Promise<unknown> | undefined, done: Result) => {
    setBusy(true);
    for (const [at, {does}] of lines.entries()) {
      const called = isChange(does) ? call(does, at) : undefined;
      if (!called) continue;
      const result = await called.then(
        () => done,
        (reason: unknown) => ({refused: reasonOf(reason, column.field)}),
      );
      setResults(known => new Map(known).set(at, result));
    }
    setBusy(false);
    await queryClient.invalidateQueries({queryKey: [column.edit.resource]});
  };
  return {
    results,
    busy,
    write: () => each(({send}) => send(), 'saved'),
    takeBack: () => each(({undo}, at) => (results.get(at) === 'saved' ? undo?.() : undefined), 'undone'),
  };
}
