import type {ReactNode} from 'react';

export interface Coluna<L> {
  /** Unique in the table; the field that the server sorts by, where it can. */
  chave: string;
  titulo: string;
  celula: (linha: L) => ReactNode;
  ordenavel?: boolean;
  numerica?: boolean;
  /** On a phone this cell is the card's heading. */
  principal?: boolean;
  /** Text that would be squeezed into a tower of words. */
  larga?: boolean;
  /** Buttons: the heading is read but not seen. */
  acoes?: boolean;
}
