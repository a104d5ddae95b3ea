import type {AvisoLeitura, CampoLeitura, CampoLido, EstadoLeitura, LugarLido} from '@clube/domain';
import type {ArquivoDaNota, Duplicata} from '../../tipos';

/** A product that a read line may be. */
export interface Sugestao {
  codigo: string;
  nome: string;
  /** Points of one unit. */
  valorPontos: number;
  /** 0 to 1. */
  confianca: number;
}

export interface ProdutoCasado extends Sugestao {
  via: 'revenda' | 'codigo' | 'gtin' | 'descricao';
  certa: boolean;
}

/** A line of the receipt as it was read; amounts in BRL, absent ones null. */
export interface ItemLido {
  codigo: string | null;
  nome: string | null;
  qtde: number | null;
  valorUnitario: number | null;
  valorDesconto: number | null;
  subTotal: number | null;
  confianca: number;
  certa: boolean;
  motivo?: string;
  lugar?: LugarLido;
  produto: ProdutoCasado | null;
  /** At most three, the likeliest first. */
  sugestoes: readonly Sugestao[];
}

/** A file of the receipt; where two receipts share it, the part that is this one. */
export interface ArquivoLido extends ArquivoDaNota {
  recorte?: {paginas?: readonly number[]; cantos?: LugarLido['cantos']} | null;
}

/** Who works on the receipt, while the lease lives. */
export interface Analise {
  por: string | null;
  /** An instant. */
  ate: string | null;
  minha: boolean;
}

/** What was read of a receipt, how surely, and from where. */
export interface NotaLida {
  estado: EstadoLeitura;
  chave: string | null;
  tipoFiscal: 'N' | 'C' | null;
  modelo: string | null;
  serie: number | null;
  numero: number | null;
  uf: string | null;
  cidade: string | null;
  cpfCnpj: string | null;
  loja: string | null;
  /** YYYY-MM-DD. */
  dataEmissao: string | null;
  /** BRL, as the discounts. */
  total: number | null;
  descontos: number | null;
  confianca: number | null;
  certa: boolean;
  /** The sale lies further back than the term. */
  atrasada: boolean;
  itens: readonly ItemLido[];
  campos: Readonly<Partial<Record<CampoLeitura, CampoLido>>>;
  avisos: readonly AvisoLeitura[];
  arquivos: readonly ArquivoLido[];
  analise: Analise;
  possivelDuplicata: Duplicata | null;
}
