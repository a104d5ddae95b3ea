import type {ReadingSource} from '@clube/domain';
import type {Random, Sheet} from '@clube/seeds/drawing';
import {createFormats, type NumberFormats} from './number-formats';
import {gross, type ReceiptItem, type Receipt} from './receipt';

/** An item line as printed. */
export interface TruthItem {
  /** Absent if none is printed. */
  codigo?: string;
  nome: string;
  qtde: number;
  /** Reais. */
  valorUnitario: number;
  /** Cents. */
  valorDesconto: number;
  /** Cents, after the discount if the line's discount is printed. */
  subTotal: number;
}

/** A receipt in a layout: its sheets, the printed code and the lines as printed. */
export interface Drawing {
  sheets: Sheet[];
  codigo?: Extract<ReadingSource, 'qrcode' | 'codigo_barras'>;
  itens: TruthItem[];
}

export interface DrawingContext {
  formats: NumberFormats;
  random: Random;
}

export type Layout = (receipt: Receipt, context: DrawingContext) => Drawing;

/** Creates the context for drawing a receipt, with number formats that do not cut its figures. */
export function createDrawingContext(receipt: Receipt, random: Random): DrawingContext {
  const fractions = receipt.itens.some(({price}) => price % 100 !== 0);
  return {formats: createFormats(random.fork('escrita'), fractions), random};
}

interface PrintOptions {
  nome?: (item: ReceiptItem, index: number) => string;
  codigo?: (item: ReceiptItem) => string | undefined;
  /** Whether lines show their discount; otherwise their subtotal is the price without it. */
  discountOnLine?: boolean;
}

/** The lines of a receipt as printed by a layout. */
export function printedItens(receipt: Receipt, options: PrintOptions = {}): TruthItem[] {
  const {
    nome = (item: ReceiptItem) => item.descricao,
    codigo = (item: ReceiptItem) => item.codigo,
    discountOnLine = true,
  } = options;
  return receipt.itens.map((item, i) => {
    const written = codigo(item);
    const valorDesconto = discountOnLine ? item.discount : 0;
    return {
      ...(written ? {codigo: written} : {}),
      nome: nome(item, i),
      qtde: item.qtde,
      valorUnitario: item.price / 10_000,
      valorDesconto,
      subTotal: gross(item) - valorDesconto,
    };
  });
}
