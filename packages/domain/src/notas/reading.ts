/** What became of reading a receipt: under way, something was read, nothing was. */
export const READING_STATES = ['em_leitura', 'lida', 'nao_lida'] as const;
export type ReadingState = (typeof READING_STATES)[number];

export const READING_STATE_LABELS: Readonly<Record<ReadingState, string>> = {
  em_leitura: 'Em leitura',
  lida: 'Lida',
  nao_lida: 'Não lida',
};

/** The ways a value can be read: `texto` is a PDF's own text, `chave` what an access key says by itself. */
export const READING_SOURCES = ['xml', 'qrcode', 'codigo_barras', 'chave', 'texto', 'ocr'] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

export const READING_SOURCE_LABELS: Readonly<Record<ReadingSource, string>> = {
  xml: 'arquivo XML',
  qrcode: 'QR code',
  codigo_barras: 'código de barras',
  chave: 'chave de acesso',
  texto: 'texto do PDF',
  ocr: 'leitura da imagem',
};

/** The fields of a receipt that are read, as they are called in answers. */
export const READING_FIELDS = [
  'chave',
  'tipoFiscal',
  'modelo',
  'serie',
  'numero',
  'uf',
  'cidade',
  'cpfCnpj',
  'loja',
  'dataEmissao',
  'total',
  'descontos',
] as const;
export type ReadingFieldName = (typeof READING_FIELDS)[number];

/** A point of a page as fractions of its width and height, from the upper left, as people see the page. */
export type ReadPoint = readonly [x: number, y: number];
/** Four corners, clockwise from the upper left of what is written (so the text's own direction is known). */
export type ReadCorners = readonly [ReadPoint, ReadPoint, ReadPoint, ReadPoint];

/** Where a value stands. */
export interface ReadPlace {
  /** Which of the receipt's files, from 0, in their order. */
  readonly arquivo: number;
  /** From 1; a picture has one. */
  readonly pagina: number;
  readonly cantos: ReadCorners;
}

/** How well a field was read. */
export interface ReadField {
  /** 0 to 1. */
  readonly confianca: number;
  /** Nothing more to check: read from a code or an XML, or two ways agree, and nothing contradicts it. */
  readonly certa: boolean;
  readonly fonte: ReadingSource;
  /** Why it is not certain, for people, in pt-BR. */
  readonly motivo?: string;
  readonly lugar?: ReadPlace;
}

export const READING_WARNING_KINDS = [
  'homologacao',
  'cancelada',
  'duas_notas',
  'nao_fiscal',
  'chave_diverge',
  'soma_diverge',
  'valor_diverge',
  'incompleta',
  'contingencia',
  'assinatura',
  'limite',
  'falha',
] as const;
export type ReadingWarningKind = (typeof READING_WARNING_KINDS)[number];
export type WarningSeverity = 'erro' | 'atencao' | 'informacao';

/** Something about the receipt that a person should know before scoring it. */
export interface ReadingWarning {
  readonly tipo: ReadingWarningKind;
  readonly gravidade: WarningSeverity;
  /** In pt-BR. */
  readonly texto: string;
  readonly campos?: readonly string[];
  /** With `duas_notas`: where each of the receipts lies; one place a page, whole pages as their four corners. */
  readonly partes?: readonly (readonly ReadPlace[])[];
}
