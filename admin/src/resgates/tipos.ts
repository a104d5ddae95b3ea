import type {StatusResgate} from '@clube/domain';
import type {RaRecord} from 'react-admin';

/** An order of a prize. */
export interface Resgate extends RaRecord<number> {
  nome: string;
  cpf: string;
  codigo: string;
  premio: string;
  tipo: string;
  entregaNome: string | null;
  /** Ends with the postcode. */
  entregaEndereco: string;
  endCidade: string | null;
  endEstado: string | null;
  /** What the painter chose. */
  obs: string | null;
  /** What staff wrote for the painter. */
  observacao: string | null;
  tags: string;
  qtde: number;
  saldoAnterior: number;
  pontosGastos: number;
  totalPontos: number;
  /** BRL, for credit on the card. */
  credito: number | null;
  /** BRL, three decimals. */
  valorDoPonto: number;
  /** BRL. */
  totalApagar: number;
  status: StatusResgate;
  resgatadoEm: string;
  previsaoEntrega: string;
  dataEntrega: string | null;
  /** Undelivered and more than 30 days past its forecast. */
  atrasado?: boolean;
}

/** What can be done to one order. */
export type AcaoDaLinha = 'detalhes' | 'status' | 'previsao' | 'entrega' | 'observacao' | 'cancelar';

/** What each dialog about an order is given. */
export interface PropsDialogo {
  resgate: Resgate;
  aoFechar: () => void;
}
