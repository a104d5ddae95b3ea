import {useState} from 'react';
import {useAction} from '../../useAction';
import type {EditableColumn} from '../columns';
import {attempt, shownIn} from './attempt';

/** The typing of one cell: what stands in its field, what is wrong with it, and the call that saves it. */
export function useCellEdit<L extends object>(column: EditableColumn<L>, row: L) {
  const {success, failure, resource} = column.edit;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const {busy, run, refusal, errors, forget} = useAction({success, failure, changes: [resource]});
  const shown = shownIn(column, row);
  const end = (): void => {
    setTyped(undefined);
    setFault(undefined);
    forget();
  };
  const made = typed === undefined || typed.trim() === shown ? undefined : attempt(column, row, typed);
  /** Says what is wrong before anything is sent. Answers whether nothing is. */
  const check = (): boolean => {
    const wrong = made && 'error' in made ? made.error : undefined;
    setFault(wrong);
    return wrong === undefined;
  };
  /** Answers whether the cell is through: the server said yes, or nothing was changed. */
  const save = async (): Promise<boolean> => {
    if (busy || typed === undefined || !check()) return false;
    if (made && 'send' in made && !(await run(made.send))) return false;
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
    begin: () => setTyped(shown),
    end,
    check,
    save,
    onType,
  };
}
