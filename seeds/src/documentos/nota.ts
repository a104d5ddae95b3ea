import {multiplicarCentavos, totaisVenda, type ModeloFiscal, type TipoFiscal, type ValoresItem} from '@clube/domain';

export interface Endereco {
  logradouro: string;
  numero: string;
  complemento?: string;
  bairro: string;
  cidade: string;
  uf: string;
  /** Eight digits. */
  cep: string;
}

/** The store that issued a receipt. */
export interface Emitente {
  razaoSocial: string;
  nomeFantasia: string;
  /** 14 characters, unpunctuated. */
  cnpj: string;
  inscricaoEstadual: string;
  /** Ten or eleven digits. */
  telefone: string;
  endereco: Endereco;
}

export interface Destinatario {
  nome: string;
  /** Eleven digits. */
  cpf: string;
  telefone: string;
  endereco: Endereco;
}

export interface ItemNota extends ValoresItem {
  /** The code that the store prints: its own, or the manufacturer's. */
  codigo: string;
  /** The manufacturer's code; absent on articles outside the programme. */
  codigoPadrao?: string;
  descricao: string;
  /** Eight digits of the Mercosul nomenclature. */
  ncm: string;
  unidade: string;
}

export type FormaPagamento = 'Dinheiro' | 'Cartão de Crédito' | 'Cartão de Débito' | 'Pix' | 'Boleto Bancário';

export interface NotaFiscal {
  modelo: Extract<ModeloFiscal, '55' | '65'>;
  tipoFiscal: TipoFiscal;
  serie: number;
  numero: number;
  emissao: Date;
  /** 44 characters. */
  chave: string;
  /** Issued offline: no protocol yet. */
  contingencia: boolean;
  /** 15 digits; empty in contingency. */
  protocolo: string;
  autorizacao: Date;
  emitente: Emitente;
  /** Always there on model 55; on a coupon only when the buyer gave a CPF. */
  destinatario?: Destinatario;
  itens: ItemNota[];
  pagamento: FormaPagamento;
  /** Cents handed over; more than the total only in cash. */
  valorPago: number;
}

/** What a line costs before its discount, in cents. */
export const valorBruto = (item: ItemNota): number => multiplicarCentavos(item.valorUnitario, item.qtde);

/** The totals of a receipt, in cents. */
export function totais(itens: readonly ItemNota[]): {produtos: number; descontos: number; total: number} {
  const {totalVenda, totalDescontos} = totaisVenda(itens);
  return {produtos: totalVenda + totalDescontos, descontos: totalDescontos, total: totalVenda};
}

/**
 * The taxes that a receipt must declare to the consumer (Lei 12.741/2012), in cents: about a third of the price of
 * paints, by the published average tables.
 */
export const tributosAproximados = (total: number): number => Math.round(total * 0.3145);
