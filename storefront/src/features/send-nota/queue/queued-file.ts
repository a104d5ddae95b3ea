import {MAX_FILE_BYTES, normaliseFileType, validateNotaFile} from '@clube/domain';
import type {PageItem} from '../receipts/receipts';

/**
 * The maximum file size that can be shrunk: phones take pictures of up to 200 megapixels, and could not decode larger
 * ones.
 */
const MAX_SHRINK_BYTES = 60 * 1024 * 1024;

export interface QueuedFile extends PageItem {
  key: string;
  file: File;
  /** The media type as far as it is known; the server checks the content. */
  mediaType: string;
  /** Why it cannot be sent, or why the server refused it. */
  error?: string;
  /** The id of the receipt of several pages that it belongs to. */
  receipt?: string;
  /** The smaller version, which is sent. */
  smaller?: File;
}

/** The file to send and store: the smaller version if there is one. */
export const fileToSend = ({file, smaller}: QueuedFile): File => smaller ?? file;

/** Some phones give HEIC files no type or a similar one, and XML has two types; then the name decides. */
function typeOf({type, name}: File): string {
  if (/hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name))) return 'image/heic';
  return !type && /\.xml$/i.test(name) ? 'application/xml' : normaliseFileType(type);
}

/** Whether the picture is only too large, so that shrinking may help. */
function countedBytes(mediaType: string, bytes: number): number {
  const shrinkable = /^image\/(jpeg|png|webp)$/.test(mediaType) && bytes <= MAX_SHRINK_BYTES;
  return shrinkable ? Math.min(bytes, MAX_FILE_BYTES) : bytes;
}

/** A chosen file, with its error if it has one. */
export function prepareFile(file: File): QueuedFile {
  const mediaType = typeOf(file);
  const error = validateNotaFile({type: mediaType, bytes: countedBytes(mediaType, file.size)});
  return {key: `${file.name}:${file.size}:${file.lastModified}`, file, mediaType, ...(error && {error})};
}

/** The message about files that will not be sent, which may be off screen; undefined if all will. */
export function refusedMessage(files: readonly File[]): string | undefined {
  const count = files.filter(file => prepareFile(file).error).length;
  if (count === 0) return undefined;
  return count === 1 ? 'Um arquivo não serve: veja o motivo na lista' : `${count} arquivos não servem: veja na lista`;
}

/** The smaller version under the same name, with its own type. */
export function asFile({file}: QueuedFile, smaller: Blob): File {
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return new File([smaller], name, {type: 'image/jpeg', lastModified: file.lastModified});
}
