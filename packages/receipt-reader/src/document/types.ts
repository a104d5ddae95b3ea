import type {ReadingWarning, ReadingFieldName, ReadField, ReadingSource, ReadPlace, NotaCrop} from '@clube/domain';

/** A rectangle in the units of its page, from the upper left. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Word {
  text: string;
  /** 0 to 1; 1 for a text layer. */
  confidence: number;
  box: Box;
}

/** Row-major 3×3 matrix of a projective map. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The words of a page in upright orientation. Width and height are in the units of the boxes. */
export interface Page {
  /** Index of the receipt's file, from 0. */
  arquivo: number;
  /** From 1. */
  number: number;
  width: number;
  height: number;
  words: Word[];
  source: Extract<ReadingSource, 'texto' | 'ocr'>;
  /** Maps a point of this page to fractions of the displayed page. */
  toView: Matrix;
  /** It continues directly below the previous page, in its units. */
  continues?: true;
}

/** A machine-readable code found in a picture. */
export interface CodeReading {
  format: 'qrcode' | 'codigo_barras';
  text: string;
  place: ReadPlace;
}

/** One reading of one value. */
export interface Clue<T> {
  value: T;
  source: ReadingSource;
  /** 0 to 1: the confidence of this reading alone. */
  confidence: number;
  place?: ReadPlace;
}

/** An item line; amounts in integer cents, the unit price in reais with up to ten decimals as printed. */
export interface ItemReading {
  codigo?: string;
  gtin?: string;
  nome?: string;
  unidade?: string;
  qtde?: number;
  valorUnitario?: number;
  /** Absent if the receipt shows none. */
  valorDesconto?: number;
  /** Amount of the line after its discount. */
  subTotal?: number;
  /** 0 to 1. Quantity × price − discount = subtotal is part of it. */
  confianca: number;
  lugar?: ReadPlace;
}

/** What a document says of itself that makes it worthless or doubtful: test environment, no fiscal receipt of a sale, two. */
export type Mark = 'homologacao' | 'cancelada' | 'contingencia' | 'nao_fiscal' | 'duas_notas';

/** Everything one way of reading found; several candidates a field, best first. Nothing is invented: absent is absent. */
export interface Evidence {
  chave?: Clue<string>[];
  modelo?: Clue<'55' | '65' | '59'>[];
  serie?: Clue<number>[];
  numero?: Clue<number>[];
  uf?: Clue<string>[];
  cidade?: Clue<string>[];
  /** 14 characters, unpunctuated: the issuer's. */
  cnpj?: Clue<string>[];
  loja?: Clue<string>[];
  /** Civil date, YYYY-MM-DD. */
  dataEmissao?: Clue<string>[];
  /** Integer cents: what was to be paid. */
  total?: Clue<number>[];
  /** Integer cents: sum of the discounts. */
  descontos?: Clue<number>[];
  /** Integer cents: the goods before discounts, freight and taxes; serves to check the sums. */
  totalProdutos?: Clue<number>[];
  /** How many lines the receipt says it has. */
  quantidadeItens?: Clue<number>[];
  itens?: ItemReading[];
  fonteItens?: ReadingSource;
  marcas?: Clue<Mark>[];
}

/** A receipt as it was read, all ways joined; amounts in integer cents. */
export interface DocumentReading {
  estado: 'lida' | 'nao_lida';
  chave?: string;
  tipoFiscal?: 'N' | 'C';
  modelo?: '55' | '65' | '59';
  serie?: number;
  numero?: number;
  uf?: string;
  cidade?: string;
  cnpj?: string;
  loja?: string;
  dataEmissao?: string;
  total?: number;
  descontos?: number;
  itens: DocumentItem[];
  campos: Partial<Record<ReadingFieldName, ReadField>>;
  avisos: ReadingWarning[];
  /** 0 to 1: of the whole, for lists. */
  confianca: number;
  /** Key, shop, date, total and items can be taken over as they are. */
  certa: boolean;
  medidas: Measurements;
}

export interface DocumentItem extends Omit<ItemReading, 'confianca' | 'lugar'> {
  confianca: number;
  /** Quantity, price, discount and subtotal fit one another and the receipt. */
  valoresCertos: boolean;
  /** The whole line, code and description included; these are never certain out of pixels alone. */
  certa: boolean;
  motivo?: string;
  lugar?: ReadPlace;
}

/** How the reading went, for the figures. */
export interface Measurements {
  /** The ways that found something. */
  vias: ReadingSource[];
  paginas: number;
  duracaoMs: number;
}

/** The bytes of a file, fetched anew at each call: nobody has to keep large ones in memory. */
export type Content = () => Promise<Buffer>;

/** A file of a receipt. */
export interface FileToRead {
  content: Content;
  mime: string;
  /** Where two receipts share it: the part that is this one. */
  crop?: NotaCrop;
}
