import type {ReadingSource} from '@clube/domain';
import type {Random, Sheet} from '@clube/seeds/drawing';
import {createFormats, type NumberFormats} from './number-formats';
import {gross, type ReceiptItem, type Receipt} from './receipt';

/** An item line as the paper shows it. */
export interface TruthItem {
  /** Absent where the paper shows none. */
  codigo?: string;
  nome: string;
  qtde: number;
  /** Reais. */
  valorUnitario: number;
  /** Cents. */
  valorDesconto: number;
  /** Cents: after the discount, where the paper shows the line's discount. */
  subTotal: number;
}

/** A receipt laid out: its sheets, the code printed on them and the lines as they stand there. */
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

/** The pen for a receipt: figures are never cut. */
export function createDrawingContext(receipt: Receipt, random: Random): DrawingContext {
  const fractions = receipt.itens.some(({price}) => price % 100 !== 0);
  return {formats: createFormats(random.fork('escrita'), fractions), random};
}

interface PrintOptions {
  nome?: (item: ReceiptItem, index: number) => string;
  codigo?: (item: ReceiptItem) => string | undefined;
  /** Whether lines show their discount: where none do the line shows what it costs without. */
  discountOnLine?: boolean;
}

/** The lines of a receipt as a layout prints them. */
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
