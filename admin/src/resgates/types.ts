import type {Row} from '@clube/api-client';

/**
 * An order of a prize. Amounts in BRL, `valorDoPonto` with three decimals; `obs` is what the painter chose, `note`
 * what staff wrote for the painter; `entregaEndereco` ends with the postcode.
 */
export type Resgate = Row<'/api/resgates'>;

/** The page of one order. */
export const resgateAddress = ({id}: Pick<Resgate, 'id'>): string => `/painel/resgates/${id}`;

/** The actions on one order. */
export type RowAction = 'status' | 'expected' | 'delivered' | 'note' | 'cancel';

/** Props of each dialog about an order. */
export interface DialogProps {
  resgate: Resgate;
  onClose: () => void;
}
