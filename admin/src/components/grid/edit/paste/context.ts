import {createContext} from 'react';

/** Values for a column, from this row downwards. */
export interface Pasted<L extends object> {
  field: string;
  row: L;
  values: readonly string[];
}

/** Receives values pasted into a cell of the surrounding grid. */
export const PasteContext = createContext<((pasted: Pasted<object>) => void) | undefined>(undefined);
