/** States of reading a receipt: in progress, something was read, nothing was read. */
export const READING_STATES = ['em_leitura', 'lida', 'nao_lida'] as const;
export type ReadingState = (typeof READING_STATES)[number];

export const READING_STATE_LABELS: Readonly<Record<ReadingState, string>> = {
  em_leitura: 'Em leitura',
  lida: 'Lida',
  nao_lida: 'Não lida',
};

/** Sources of a read value: `texto` is the text layer of a PDF, `chave` the content of an access key. */
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

/** The fields that are read from a receipt, by their names in responses. */
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

/** A point on a page: fractions of width and height from the upper left corner of the upright page. */
export type ReadPoint = readonly [x: number, y: number];
/** Four corners, clockwise from the upper left of the text, so that they also give the text's direction. */
export type ReadCorners = readonly [ReadPoint, ReadPoint, ReadPoint, ReadPoint];

/** The place of a value on the receipt. */
export interface ReadPlace {
  /** Index of the receipt's file, from 0. */
  readonly arquivo: number;
  /** Page number from 1; a picture has one page. */
  readonly pagina: number;
  readonly cantos: ReadCorners;
}

/** How well a field was read. */
export interface ReadField {
  /** 0 to 1. */
  readonly confianca: number;
  /** Needs no check: read from a code or an XML, or two sources agree, and nothing contradicts it. */
  readonly certa: boolean;
  readonly fonte: ReadingSource;
  /** Why it is not certain, in pt-BR, for people. */
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
  /** For `duas_notas`: the places of each receipt, one per page; whole pages are given by their four corners. */
  readonly partes?: readonly (readonly ReadPlace[])[];
}
