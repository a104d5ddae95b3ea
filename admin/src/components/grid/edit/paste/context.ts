import {createContext} from 'react';

/** Values for a column, from this row down. */
export interface Pasted<L extends object> {
  field: string;
  row: L;
  values: readonly string[];
}

/** Takes what was pasted into a cell of the grid around it. */
export const PasteContext = createContext<((pasted: Pasted<object>) => void) | undefined>(undefined);
