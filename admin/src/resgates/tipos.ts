import type {Row} from '@clube/api-client';
import type {StatusResgate} from '@clube/domain';

/**
 * An order of a prize. Amounts in BRL, `valorDoPonto` with three decimals; `obs` is what the painter chose, `observacao`
 * what staff wrote for the painter; `entregaEndereco` ends with the postcode.
 */
export type Resgate = Omit<Row<'/api/resgates'>, 'status'> & {
  /** The document says no more than that it is a number. */
  status: StatusResgate;
};

/** What can be done to one order. */
export type AcaoDaLinha = 'detalhes' | 'status' | 'previsao' | 'entrega' | 'observacao' | 'cancelar';

/** What each dialog about an order is given. */
export interface PropsDialogo {
  resgate: Resgate;
  onClose: () => void;
}
