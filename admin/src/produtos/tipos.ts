import type {RaRecord} from 'react-admin';

export interface Produto extends RaRecord<number> {
  codigo: string;
  nome: string;
  /** BRL. */
  valorUnitario: number;
  /** Points of one unit. */
  valorPontos: number;
  ativo: 0 | 1;
}
