import {diasEntre, type DataCivil} from '../valores/datas.js';

/** Files a painter may send at a time. */
export const MAXIMO_ARQUIVOS = 10;
/** The largest file, in bytes: 15 MB. */
export const MAXIMO_BYTES_ARQUIVO = 15 * 1024 * 1024;

/** Receipts of one painter that may wait for staff: months of the busiest one's, and an end for who sends without one. */
export const MAXIMO_PENDENTES = 300;

/** What a receipt may be sent as; the content decides, not the name. */
export const TIPOS_ARQUIVO_NOTA = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/xml',
] as const;
export type TipoArquivoNota = (typeof TIPOS_ARQUIVO_NOTA)[number];

/** What a painter is told who sends anything else. */
export const ENVIE_FOTO_PDF_OU_XML = 'Envie uma foto (JPEG, PNG, WebP ou HEIC), um PDF ou um XML';

/** What is told of a selection or a file that is not taken. */
export const SEM_ARQUIVO = 'Selecione um arquivos primeiro';
export const ARQUIVOS_DEMAIS = `Envie no máximo ${MAXIMO_ARQUIVOS} arquivos por vez`;
export const ARQUIVO_GRANDE = 'O arquivo passa de 15 MB';
export const ARQUIVO_VAZIO = 'O arquivo está vazio';
export const NOTA_JA_ENVIADA = 'Você já enviou esta nota';

/** Days after the sale within which a receipt is to be sent, when the settings say nothing else. */
export const PRAZO_ENVIO_DIAS = 60;

export function tipoArquivoAceito(tipo: string): tipo is TipoArquivoNota {
  return TIPOS_ARQUIVO_NOTA.some(aceito => aceito === tipo);
}

/** The one name where systems call the same thing by several: HEIF pictures and XML files have two. */
export function normalizarTipoArquivo(tipo: string): string {
  const semParametros = tipo.split(';')[0]?.trim().toLowerCase() ?? '';
  if (semParametros === 'image/heif') return 'image/heic';
  return semParametros === 'text/xml' ? 'application/xml' : semParametros;
}

/** What is wrong with the selection as a whole; undefined when it may be sent. */
export function validarSelecao(quantidade: number): string | undefined {
  if (quantidade < 1) return SEM_ARQUIVO;
  if (quantidade > MAXIMO_ARQUIVOS) return ARQUIVOS_DEMAIS;
  return undefined;
}

/** Why a painter of whom so many receipts wait cannot send a further one; undefined when it may be sent. */
export function erroDosPendentes(pendentes: number): string | undefined {
  if (pendentes < MAXIMO_PENDENTES) return undefined;
  return `Você já tem ${MAXIMO_PENDENTES} notas esperando análise. Envie as outras quando parte delas tiver resposta.`;
}

/** What is wrong with one file; undefined when it is accepted. */
export function validarArquivoNota(arquivo: {readonly tipo: string; readonly bytes: number}): string | undefined {
  if (arquivo.bytes < 1) return ARQUIVO_VAZIO;
  if (arquivo.bytes > MAXIMO_BYTES_ARQUIVO) return ARQUIVO_GRANDE;
  if (!tipoArquivoAceito(normalizarTipoArquivo(arquivo.tipo))) return ENVIE_FOTO_PDF_OU_XML;
  return undefined;
}

/** A receipt sent more than the term after its sale is marked late; staff decide. */
export function foraDoPrazo(realizadoEm: DataCivil, enviadoEm: DataCivil, prazoDias = PRAZO_ENVIO_DIAS): boolean {
  return diasEntre(realizadoEm, enviadoEm) > prazoDias;
}
