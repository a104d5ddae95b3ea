import {useState} from 'react';
import {useAction} from '../../useAction';
import {valueOf, type EditableColumn} from '../columns';
import {asTyped, readFigure, readText} from './typed';

type Attempt = {error: string} | {send: () => Promise<unknown>};

/** What was typed into a cell as the call that saves it, or what is wrong with it. */
function attempt<L extends object>(column: EditableColumn<L>, row: L, typed: string): Attempt {
  const target = {entity: column.edit.entity, field: column.field};
  if (column.kind === 'text') {
    const read = readText(target, typed);
    return 'error' in read ? read : {send: () => column.edit.save(row, read.value)};
  }
  const read = readFigure(column.kind, target, typed);
  return 'error' in read ? read : {send: () => column.edit.save(row, read.value)};
}

/** The typing of one cell: what stands in its field, what is wrong with it, and the call that saves it. */
export function useCellEdit<L extends object>(column: EditableColumn<L>, row: L) {
  const {success, failure, resource} = column.edit;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const {busy, run, refusal, errors, forget} = useAction({success, failure, changes: [resource]});
  const shown = asTyped(column.kind, valueOf(row, column.field));
  const end = (): void => {
    setTyped(undefined);
    setFault(undefined);
    forget();
  };
  /** Answers whether the cell is through: the server said yes, or nothing was changed. */
  const save = async (): Promise<boolean> => {
    if (busy || typed === undefined) return false;
    if (typed.trim() === shown) {
      end();
      return true;
    }
    const made = attempt(column, row, typed);
    setFault('error' in made ? made.error : undefined);
    if ('error' in made || !(await run(made.send))) return false;
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
    save,
    onType,
  };
}
