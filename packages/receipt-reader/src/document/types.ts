import type {AvisoLeitura, CampoLeitura, CampoLido, FonteLeitura, LugarLido, RecorteNota} from '@clube/domain';

/** A rectangle in the units of its page, from the upper left. */
export interface Caixa {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Palavra {
  texto: string;
  /** 0 to 1; 1 where the text is the document's own. */
  confianca: number;
  caixa: Caixa;
}

/** Row-major 3×3 matrix of a projective map. */
export type Matriz = readonly [number, number, number, number, number, number, number, number, number];

/** The words of a page, upright, however the picture was taken. Width and height are in the units of the boxes. */
export interface Pagina {
  /** Which file of the receipt, from 0. */
  arquivo: number;
  /** From 1. */
  numero: number;
  largura: number;
  altura: number;
  palavras: Palavra[];
  fonte: Extract<FonteLeitura, 'texto' | 'ocr'>;
  /** Takes a point of this page to fractions of the page as people see it. */
  paraVista: Matriz;
  /** It goes on right below the page before, in the units of that. */
  segue?: true;
}

/** A machine-readable code found in a picture. */
export interface CodigoLido {
  formato: 'qrcode' | 'codigo_barras';
  texto: string;
  lugar: LugarLido;
}

/** One reading of one value. */
export interface Indicio<T> {
  valor: T;
  fonte: FonteLeitura;
  /** 0 to 1: how sure this one way is by itself. */
  confianca: number;
  lugar?: LugarLido;
}

/** An item line; amounts in integer cents, the unit price in reais with up to ten decimals as printed. */
export interface ItemLido {
  codigo?: string;
  gtin?: string;
  nome?: string;
  unidade?: string;
  qtde?: number;
  valorUnitario?: number;
  /** Absent where the receipt shows none. */
  valorDesconto?: number;
  /** What the line costs after its discount. */
  subTotal?: number;
  /** 0 to 1. Quantity × price − discount = subtotal is part of it. */
  confianca: number;
  lugar?: LugarLido;
}

/** What a document says of itself that makes it worthless or doubtful: test environment, no fiscal receipt of a sale, two. */
export type Marca = 'homologacao' | 'cancelada' | 'contingencia' | 'nao_fiscal' | 'duas_notas';

/** Everything one way of reading found; several candidates a field, best first. Nothing is invented: absent is absent. */
export interface Indicios {
  chave?: Indicio<string>[];
  modelo?: Indicio<'55' | '65' | '59'>[];
  serie?: Indicio<number>[];
  numero?: Indicio<number>[];
  uf?: Indicio<string>[];
  cidade?: Indicio<string>[];
  /** 14 characters, unpunctuated: the issuer's. */
  cnpj?: Indicio<string>[];
  loja?: Indicio<string>[];
  /** Civil date, YYYY-MM-DD. */
  dataEmissao?: Indicio<string>[];
  /** Integer cents: what was to be paid. */
  total?: Indicio<number>[];
  /** Integer cents: sum of the discounts. */
  descontos?: Indicio<number>[];
  /** Integer cents: the goods before discounts, freight and taxes; serves to check the sums. */
  totalProdutos?: Indicio<number>[];
  /** How many lines the receipt says it has. */
  quantidadeItens?: Indicio<number>[];
  itens?: ItemLido[];
  fonteItens?: FonteLeitura;
  marcas?: Indicio<Marca>[];
}

/** A receipt as it was read, all ways joined; amounts in integer cents. */
export interface DocumentoLido {
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
  itens: ItemDoDocumento[];
  campos: Partial<Record<CampoLeitura, CampoLido>>;
  avisos: AvisoLeitura[];
  /** 0 to 1: of the whole, for lists. */
  confianca: number;
  /** Key, shop, date, total and items can be taken over as they are. */
  certa: boolean;
  medidas: Medidas;
}

export interface ItemDoDocumento extends Omit<ItemLido, 'confianca' | 'lugar'> {
  confianca: number;
  /** Quantity, price, discount and subtotal fit one another and the receipt. */
  valoresCertos: boolean;
  /** The whole line, code and description included; these are never certain out of pixels alone. */
  certa: boolean;
  motivo?: string;
  lugar?: LugarLido;
}

/** How the reading went, for the figures. */
export interface Medidas {
  /** The ways that found something. */
  vias: FonteLeitura[];
  paginas: number;
  duracaoMs: number;
}

/** The bytes of a file, fetched anew at each call: nobody has to keep large ones in memory. */
export type Conteudo = () => Promise<Buffer>;

/** A file of a receipt. */
export interface ArquivoParaLer {
  conteudo: Conteudo;
  mime: string;
  /** Where two receipts share it: the part that is this one. */
  recorte?: RecorteNota;
}
