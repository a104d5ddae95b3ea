import {MAX_FILE_BYTES, normaliseFileType, validateNotaFile} from '@clube/domain';
import type {PageItem} from '../receipts/receipts';

/** Phones of today make pictures of up to 200 megapixels; what is larger than this they could not open either. */
const MAX_SHRINK_BYTES = 60 * 1024 * 1024;

export interface QueuedFile extends PageItem {
  key: string;
  file: File;
  /** The media type, as far as it is known here; the server looks at the content. */
  mediaType: string;
  /** Why it will not be sent, or why the server did not take it. */
  error?: string;
  /** Which receipt of several pictures it is a page of. */
  receipt?: string;
  /** The same picture made smaller: what is sent. */
  smaller?: File;
}

/** What travels of it, and is kept: the picture made smaller where there is one. */
export const fileToSend = ({file, smaller}: QueuedFile): File => smaller ?? file;

/** Some phones give HEIC no type, or a sister's, and XML has two; the name is sometimes all there is to go by. */
function typeOf({type, name}: File): string {
  if (/hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name))) return 'image/heic';
  return !type && /\.xml$/i.test(name) ? 'application/xml' : normaliseFileType(type);
}

/** Pictures that are only too large get a chance to be made smaller. */
function countedBytes(mediaType: string, bytes: number): number {
  const shrinkable = /^image\/(jpeg|png|webp)$/.test(mediaType) && bytes <= MAX_SHRINK_BYTES;
  return shrinkable ? Math.min(bytes, MAX_FILE_BYTES) : bytes;
}

/** A file as it was chosen, with what is wrong with it. */
export function prepareFile(file: File): QueuedFile {
  const mediaType = typeOf(file);
  const error = validateNotaFile({type: mediaType, bytes: countedBytes(mediaType, file.size)});
  return {key: `${file.name}:${file.size}:${file.lastModified}`, file, mediaType, ...(error && {error})};
}

/** What is said of files that will not be sent, which may lie out of sight below others; undefined while all will. */
export function refusedMessage(files: readonly File[]): string | undefined {
  const count = files.filter(file => prepareFile(file).error).length;
  if (count === 0) return undefined;
  return count === 1 ? 'Um arquivo não serve: veja o motivo na lista' : `${count} arquivos não servem: veja na lista`;
}

/** The picture made smaller, under the same name, as what it is now. */
export function asFile({file}: QueuedFile, smaller: Blob): File {
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return new File([smaller], name, {type: 'image/jpeg', lastModified: file.lastModified});
}
