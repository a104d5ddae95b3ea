import {TIPO_FISCAL_BY_MODELO, type ModeloFiscal} from '@clube/domain';
import type {Recipient, Issuer, NotaFiscal} from '@clube/seeds/drawing';

/** An item line. Prices are in ten-thousandths of a real, as they may have fractions of a cent. */
export interface ReceiptItem {
  codigo: string;
  /** 13 digits; empty for goods without a barcode. */
  gtin: string;
  descricao: string;
  /** NCM code (Mercosul nomenclature) of eight digits. */
  ncm: string;
  unidade: string;
  /** Up to three decimals. */
  qtde: number;
  /** Ten-thousandths of a real. */
  price: number;
  /** Cents. */
  discount: number;
}

/** The data of a receipt, from which layouts are drawn and with which readings are compared. */
export interface Receipt {
  modelo: ModeloFiscal;
  serie: number;
  numero: number;
  issuedAt: Date;
  authorisedAt: Date;
  chave: string;
  contingency: boolean;
  /** Whether it was issued in the tax office's test environment, without fiscal value. */
  testEnvironment: boolean;
  protocol: string;
  issuer: Issuer;
  recipient: Recipient;
  /** Whether the buyer gave a CPF, without which coupons name no buyer. */
  identified: boolean;
  itens: ReceiptItem[];
  /** Cents. */
  freight: number;
  payment: NotaFiscal['payment'];
}

/** Quantity × price in cents, before the discount. */
export const gross = ({qtde, price}: ReceiptItem): number => Math.round((Math.round(qtde * 1000) * price) / 100_000);

export interface Sums {
  produtos: number;
  descontos: number;
  total: number;
}

/** The totals of a receipt in cents. */
export function sums({itens, freight}: Receipt): Sums {
  const produtos = itens.reduce((sum, item) => sum + gross(item), 0);
  const descontos = itens.reduce((sum, item) => sum + item.discount, 0);
  return {produtos, descontos, total: produtos - descontos + freight};
}

/** Converts the receipt for the demo's layouts. @throws RangeError when a price has fractions of a cent. */
export function asNotaFiscal(receipt: Receipt): NotaFiscal {
  const {modelo, identified, recipient, itens, freight: _, testEnvironment: _testEnvironment, ...rest} = receipt;
  if (modelo === '59') throw new RangeError('the demo knows no SAT receipt');
  if (itens.some(({price}) => price % 100 !== 0)) throw new RangeError('a price with a fraction of a cent');
  return {
    ...rest,
    modelo,
    tipoFiscal: TIPO_FISCAL_BY_MODELO[modelo],
    ...(identified || modelo === '55' ? {recipient} : {}),
    itens: itens.map(({price, discount, gtin: _gtin, ...item}) => ({
      ...item,
      valorUnitario: price / 100,
      valorDesconto: discount,
    })),
    amountPaid: sums(receipt).total,
  };
}
