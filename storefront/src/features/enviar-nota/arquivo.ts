import {MAXIMO_BYTES_ARQUIVO, normalizarTipoArquivo, validarArquivoNota} from '@clube/domain';
import type {Pagina} from './recibos';

/** Phones of today make pictures of up to 200 megapixels; what is larger than this they could not open either. */
const MAXIMO_ENCOLHER = 60 * 1024 * 1024;

export interface ArquivoNaFila extends Pagina {
  chave: string;
  arquivo: File;
  /** The media type, as far as it is known here; the server looks at the content. */
  tipo: string;
  /** Why it will not be sent, or why the server did not take it. */
  erro?: string;
  /** Which receipt of several pictures it is a page of. */
  recibo?: string;
  /** The same picture made smaller: what is sent. */
  menor?: File;
}

/** What travels of it, and is kept: the picture made smaller where there is one. */
export const oQueVai = ({arquivo, menor}: ArquivoNaFila): File => menor ?? arquivo;

/** Some phones give HEIC no type, or a sister's, and XML has two; the name is sometimes all there is to go by. */
function tipoDe({type, name}: File): string {
  if (/hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name))) return 'image/heic';
  return !type && /\.xml$/i.test(name) ? 'application/xml' : normalizarTipoArquivo(type);
}

/** Pictures that are only too large get a chance to be made smaller. */
function bytesExigidos(tipo: string, bytes: number): number {
  const encolhe = /^image\/(jpeg|png|webp)$/.test(tipo) && bytes <= MAXIMO_ENCOLHER;
  return encolhe ? Math.min(bytes, MAXIMO_BYTES_ARQUIVO) : bytes;
}

/** A file as it was chosen, with what is wrong with it. */
export function preparar(arquivo: File): ArquivoNaFila {
  const tipo = tipoDe(arquivo);
  const erro = validarArquivoNota({tipo, bytes: bytesExigidos(tipo, arquivo.size)});
  return {chave: `${arquivo.name}:${arquivo.size}:${arquivo.lastModified}`, arquivo, tipo, ...(erro && {erro})};
}

/** What is said of files that will not be sent, which may lie out of sight below others; undefined while all will. */
export function dizerRecusados(arquivos: readonly File[]): string | undefined {
  const quantos = arquivos.filter(arquivo => preparar(arquivo).erro).length;
  if (quantos === 0) return undefined;
  return quantos === 1
    ? 'Um arquivo não serve: veja o motivo na lista'
    : `${quantos} arquivos não servem: veja na lista`;
}

/** The picture made smaller, under the same name, as what it is now. */
export function comoArquivo({arquivo}: ArquivoNaFila, menor: Blob): File {
  const nome = `${arquivo.name.replace(/\.[^.]*$/, '')}.jpg`;
  return new File([menor], nome, {type: 'image/jpeg', lastModified: arquivo.lastModified});
}
