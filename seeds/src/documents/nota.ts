import {multiplyCents, vendaTotals, type ModeloFiscal, type TipoFiscal, type ItemAmounts} from '@clube/domain';

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
export interface Issuer {
  razaoSocial: string;
  nomeFantasia: string;
  /** 14 characters, unpunctuated. */
  cnpj: string;
  inscricaoEstadual: string;
  /** Ten or eleven digits. */
  telefone: string;
  endereco: Endereco;
}

export interface Recipient {
  nome: string;
  /** Eleven digits. */
  cpf: string;
  telefone: string;
  endereco: Endereco;
}

export interface NotaItem extends ItemAmounts {
  /** The printed code: the store's own, or the manufacturer's. */
  codigo: string;
  /** The manufacturer's code; absent on articles outside the programme. */
  codigoPadrao?: string;
  descricao: string;
  /** Eight digits of the Mercosul nomenclature. */
  ncm: string;
  unidade: string;
}

export type PaymentMethod = 'Dinheiro' | 'Cartão de Crédito' | 'Cartão de Débito' | 'Pix' | 'Boleto Bancário';

export interface NotaFiscal {
  modelo: Extract<ModeloFiscal, '55' | '65'>;
  tipoFiscal: TipoFiscal;
  serie: number;
  numero: number;
  issuedAt: Date;
  /** 44 characters. */
  chave: string;
  /** Issued offline: no protocol yet. */
  contingency: boolean;
  /** 15 digits; empty in contingency. */
  protocol: string;
  authorisedAt: Date;
  issuer: Issuer;
  /** Always present on model 55; on a coupon only if the buyer gave a CPF. */
  recipient?: Recipient;
  itens: NotaItem[];
  payment: PaymentMethod;
  /** Cents handed over; more than the total only in cash. */
  amountPaid: number;
}

/** A line's price before its discount, in cents. */
export const grossValue = (item: NotaItem): number => multiplyCents(item.valorUnitario, item.qtde);

/** The totals of a receipt, in cents. */
export function totals(itens: readonly NotaItem[]): {produtos: number; descontos: number; total: number} {
  const {totalVenda, totalDescontos} = vendaTotals(itens);
  return {produtos: totalVenda + totalDescontos, descontos: totalDescontos, total: totalVenda};
}

/**
 * The taxes that a receipt must declare to the consumer (Lei 12.741/2012), in cents: about a third of the price of
 * paints, by the published average tables.
 */
export const approximateTaxes = (total: number): number => Math.round(total * 0.3145);
