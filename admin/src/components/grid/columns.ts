import type {ReactNode} from 'react';

export interface Column<L> {
  /** Unique in the table; the field that the server sorts by, where it can. */
  key: string;
  title: string;
  cell: (row: L) => ReactNode;
  sortable?: boolean;
  numeric?: boolean;
  /** On a phone this cell is the card's heading. */
  main?: boolean;
  /** Text that would be squeezed into a tower of words. */
  wide?: boolean;
  /** Buttons: the heading is read but not seen. */
  actions?: boolean;
}
