import {TIPO_FISCAL_POR_MODELO, type ModeloFiscal} from '@clube/domain';
import type {Destinatario, Emitente, NotaFiscal} from '@clube/seeds/desenho';

/** An item line; money that is not whole cents is in ten-thousandths of a real. */
export interface ItemRecibo {
  codigo: string;
  /** 13 digits; empty on goods without a barcode. */
  gtin: string;
  descricao: string;
  /** Eight digits of the Mercosul nomenclature. */
  ncm: string;
  unidade: string;
  /** Up to three decimals. */
  qtde: number;
  /** Ten-thousandths of a real. */
  preco: number;
  /** Cents. */
  desconto: number;
}

/** A receipt before it is printed: what every layout is drawn from and every reading is held against. */
export interface Recibo {
  modelo: ModeloFiscal;
  serie: number;
  numero: number;
  emissao: Date;
  autorizacao: Date;
  chave: string;
  contingencia: boolean;
  /** Issued in the tax office's test environment: worth nothing. */
  homologacao: boolean;
  protocolo: string;
  emitente: Emitente;
  destinatario: Destinatario;
  /** Whether the buyer gave a CPF: a coupon names nobody without. */
  identificado: boolean;
  itens: ItemRecibo[];
  /** Cents. */
  frete: number;
  pagamento: NotaFiscal['pagamento'];
}

/** Quantity × price in cents, before the discount. */
export const bruto = ({qtde, preco}: ItemRecibo): number => Math.round((Math.round(qtde * 1000) * preco) / 100_000);

export interface Somas {
  produtos: number;
  descontos: number;
  total: number;
}

/** The totals of a receipt in cents. */
export function somas({itens, frete}: Recibo): Somas {
  const produtos = itens.reduce((soma, item) => soma + bruto(item), 0);
  const descontos = itens.reduce((soma, item) => soma + item.desconto, 0);
  return {produtos, descontos, total: produtos - descontos + frete};
}

/** The receipt as the demo's layouts know one; throws RangeError when a price is not whole cents. */
export function comoNotaFiscal(recibo: Recibo): NotaFiscal {
  const {modelo, identificado, destinatario, itens, frete: _, homologacao: _teste, ...resto} = recibo;
  if (modelo === '59') throw new RangeError('the demo knows no SAT receipt');
  if (itens.some(({preco}) => preco % 100 !== 0)) throw new RangeError('a price with a fraction of a cent');
  return {
    ...resto,
    modelo,
    tipoFiscal: TIPO_FISCAL_POR_MODELO[modelo],
    ...(identificado || modelo === '55' ? {destinatario} : {}),
    itens: itens.map(({preco, desconto, gtin: _gtin, ...item}) => ({
      ...item,
      valorUnitario: preco / 100,
      valorDesconto: desconto,
    })),
    valorPago: somas(recibo).total,
  };
}
