import {useState} from 'react';
import {useAction} from '../../useAction';
import type {EditableColumn} from '../columns';
import {attempt, shownIn} from './attempt';

/** The state of a cell's inline editing: the typed text, its error, and the request that saves it. */
export function useCellEdit<L extends object>(column: EditableColumn<L>, row: L) {
  const {success, failure, resource} = column.edit;
  const [typed, setTyped] = useState<string>();
  // The row as it was when editing began, as the list may be fetched again beneath the input; after a refusal the newest one.
  const [begun, setBegun] = useState<L>();
  const edited = begun ?? row;
  const [fault, setFault] = useState<string>();
  const {busy, run, refusal, errors, forget} = useAction({success, failure, changes: [resource]});
  const end = (): void => {
    setTyped(undefined);
    setFault(undefined);
    forget();
  };
  const made =
    typed === undefined || typed.trim() === shownIn(column, edited) ? undefined : attempt(column, edited, typed);
  /** Validates before anything is sent, and shows the error. Returns whether the value is valid. */
  const check = (): boolean => {
    const typedError = made && 'error' in made ? made.error : undefined;
    setFault(typedError);
    return typedError === undefined;
  };
  /** Returns whether editing has ended: the server has stored the value, or it was not changed. */
  const save = async (): Promise<boolean> => {
    if (busy || typed === undefined || !check()) return false;
    if (made && 'send' in made && !(await run(made.send))) {
      setBegun(undefined);
      return false;
    }
    end();
    return true;
  };
  const onType = (text: string): void => {
    setTyped(text);
    setFault(undefined);
    forget();
  };
  return {
    typed,
    fault: fault ?? errors[column.field] ?? refusal,
    busy,
    begin: () => {
      setBegun(row);
      setTyped(shownIn(column, row));
    },
    end,
    check,
    save,
    onType,
  };
}
