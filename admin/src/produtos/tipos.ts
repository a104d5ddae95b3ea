import type {RaRecord} from 'react-admin';

export interface Produto extends RaRecord<number> {
  codigo: string;
  nome: string;
  /** The barcode's number. */
  gtin: string | null;
  /** BRL. */
  valorUnitario: number;
  /** Points of one unit. */
  valorPontos: number;
  ativo: 0 | 1;
}
