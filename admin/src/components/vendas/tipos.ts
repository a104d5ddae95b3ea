import type {PassoPontuacao} from '@clube/domain';
import type {RaRecord} from 'react-admin';

export interface ItemPontuado {
  id: number;
  codigo: string;
  nome: string;
  qtde: number;
  /** BRL, as the other amounts. */
  valorUnitario: number;
  valorDesconto: number;
  /** Points of one unit. */
  valorPontos: number;
  subTotal: number;
}

/** A receipt's file: the path gives no right, the signed address does. */
export interface ArquivoDaNota {
  diretorioArquivo?: string | null;
  arquivoUrl?: string | null;
  tipo?: string | null;
}

/** A scored sale. */
export interface Pontuacao extends RaRecord<number>, ArquivoDaNota {
  nome: string;
  cpf?: string;
  endCidade: string | null;
  totalPontos: number;
  identificador: string;
  tipoFiscal?: 'N' | 'C';
  loja?: string | null;
  realizadoEm: string;
  pontuadoEm: string;
  venceEm: string;
  itens: ItemPontuado[];
  codigo: string | null;
  pontosDobrados: 0 | 1;
  calculo?: {passos: readonly PassoPontuacao[]} | null;
}
