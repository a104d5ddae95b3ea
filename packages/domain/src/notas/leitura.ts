/** What became of reading a receipt: under way, something was read, nothing was. */
export const ESTADOS_LEITURA = ['em_leitura', 'lida', 'nao_lida'] as const;
export type EstadoLeitura = (typeof ESTADOS_LEITURA)[number];

/** The ways a value can be read: `texto` is a PDF's own text, `chave` what an access key says by itself. */
export const FONTES_LEITURA = ['xml', 'qrcode', 'codigo_barras', 'chave', 'texto', 'ocr'] as const;
export type FonteLeitura = (typeof FONTES_LEITURA)[number];

export const ROTULOS_FONTE_LEITURA: Readonly<Record<FonteLeitura, string>> = {
  xml: 'arquivo XML',
  qrcode: 'QR code',
  codigo_barras: 'código de barras',
  chave: 'chave de acesso',
  texto: 'texto do PDF',
  ocr: 'leitura da imagem',
};

/** The fields of a receipt that are read, as they are called in answers. */
export const CAMPOS_LEITURA = [
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
export type CampoLeitura = (typeof CAMPOS_LEITURA)[number];

/** A point of a page as fractions of its width and height, from the upper left, as people see the page. */
export type PontoLido = readonly [x: number, y: number];
/** Four corners, clockwise from the upper left of what is written (so the text's own direction can be told). */
export type CantosLidos = readonly [PontoLido, PontoLido, PontoLido, PontoLido];

/** Where a value stands. */
export interface LugarLido {
  /** Which of the receipt's files, from 0, in their order. */
  readonly arquivo: number;
  /** From 1; a picture has one. */
  readonly pagina: number;
  readonly cantos: CantosLidos;
}

/** How well a field was read. */
export interface CampoLido {
  /** 0 to 1. */
  readonly confianca: number;
  /** Nothing more to check: read from a code or an XML, or two ways agree, and nothing contradicts it. */
  readonly certa: boolean;
  readonly fonte: FonteLeitura;
  /** Why it is not certain, for people, in pt-BR. */
  readonly motivo?: string;
  readonly lugar?: LugarLido;
}

export const TIPOS_AVISO_LEITURA = [
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
export type TipoAvisoLeitura = (typeof TIPOS_AVISO_LEITURA)[number];
export type GravidadeAviso = 'erro' | 'atencao' | 'informacao';

/** Something about the receipt that a person should know before scoring it. */
export interface AvisoLeitura {
  readonly tipo: TipoAvisoLeitura;
  readonly gravidade: GravidadeAviso;
  /** In pt-BR. */
  readonly texto: string;
  readonly campos?: readonly string[];
  /** With `duas_notas`: where each of the receipts lies; one place a page, whole pages as their four corners. */
  readonly partes?: readonly (readonly LugarLido[])[];
}
