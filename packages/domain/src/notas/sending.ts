import {daysBetween, type CivilDate} from '../values/dates.js';

/** Files a painter may send at a time. */
export const MAX_FILES = 10;
/** The largest file, in bytes: 15 MB. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** Receipts of one painter that may wait for staff: months of the busiest one's, and an end for who sends without one. */
export const MAX_PENDING = 300;

/** What a receipt may be sent as; the content decides, not the name. */
export const NOTA_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/xml',
] as const;
export type NotaFileType = (typeof NOTA_FILE_TYPES)[number];

/** For a painter who sends anything else. */
export const SEND_PHOTO_PDF_OR_XML = 'Envie uma foto (JPEG, PNG, WebP ou HEIC), um PDF ou um XML';

/** Messages for a selection or a file that is not accepted. */
export const NO_FILE = 'Selecione um arquivos primeiro';
export const TOO_MANY_FILES = `Envie no máximo ${MAX_FILES} arquivos por vez`;
export const FILE_TOO_LARGE = 'O arquivo passa de 15 MB';
export const EMPTY_FILE = 'O arquivo está vazio';
export const NOTA_ALREADY_SENT = 'Você já enviou esta nota';

/** Days after the sale within which a receipt is to be sent, when the settings say nothing else. */
export const SENDING_TERM_DAYS = 60;

export function isAcceptedFileType(type: string): type is NotaFileType {
  return NOTA_FILE_TYPES.some(accepted => accepted === type);
}

/** The one name where systems call the same thing by several: HEIF pictures and XML files have two. */
export function normaliseFileType(type: string): string {
  const withoutParameters = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (withoutParameters === 'image/heif') return 'image/heic';
  return withoutParameters === 'text/xml' ? 'application/xml' : withoutParameters;
}

/** What is wrong with the selection as a whole; undefined when it may be sent. */
export function validateSelection(count: number): string | undefined {
  if (count < 1) return NO_FILE;
  if (count > MAX_FILES) return TOO_MANY_FILES;
  return undefined;
}

/** Why a painter of whom so many receipts wait cannot send a further one; undefined when it may be sent. */
export function pendingError(pending: number): string | undefined {
  if (pending < MAX_PENDING) return undefined;
  return `Você já tem ${MAX_PENDING} notas esperando análise. Envie as outras quando parte delas tiver resposta.`;
}

/** What is wrong with one file; undefined when it is accepted. */
export function validateNotaFile(file: {readonly type: string; readonly bytes: number}): string | undefined {
  if (file.bytes < 1) return EMPTY_FILE;
  if (file.bytes > MAX_FILE_BYTES) return FILE_TOO_LARGE;
  if (!isAcceptedFileType(normaliseFileType(file.type))) return SEND_PHOTO_PDF_OR_XML;
  return undefined;
}

/** A receipt sent more than the term after its sale is marked late; staff decide. */
export function isPastTerm(realizadoEm: CivilDate, sentOn: CivilDate, termDays = SENDING_TERM_DAYS): boolean {
  return daysBetween(realizadoEm, sentOn) > termDays;
}
