import {daysBetween, type CivilDate} from '../values/dates.js';

/** Maximum number of files per upload. */
export const MAX_FILES = 10;
/** Maximum size of a file, in bytes: 15 MB. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** Maximum pending receipts of one painter: several months of the busiest one, and a limit against endless uploads. */
export const MAX_PENDING = 300;

/** The permitted file types of a receipt; the content decides, not the name. */
export const NOTA_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/xml',
] as const;
export type NotaFileType = (typeof NOTA_FILE_TYPES)[number];

/** Message for any other file type. */
export const SEND_PHOTO_PDF_OR_XML = 'Envie uma foto (JPEG, PNG, WebP ou HEIC), um PDF ou um XML';

/** Messages for a selection or a file that is not accepted. */
export const NO_FILE = 'Selecione um arquivos primeiro';
export const TOO_MANY_FILES = `Envie no máximo ${MAX_FILES} arquivos por vez`;
export const FILE_TOO_LARGE = 'O arquivo passa de 15 MB';
export const EMPTY_FILE = 'O arquivo está vazio';
export const NOTA_ALREADY_SENT = 'Você já enviou esta nota';

/** Default number of days after the sale within which a receipt has to be sent. */
export const SENDING_TERM_DAYS = 60;

export function isAcceptedFileType(type: string): type is NotaFileType {
  return NOTA_FILE_TYPES.some(accepted => accepted === type);
}

/** Normalises MIME types with several names, as HEIF pictures and XML files have. */
export function normaliseFileType(type: string): string {
  const withoutParameters = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (withoutParameters === 'image/heif') return 'image/heic';
  return withoutParameters === 'text/xml' ? 'application/xml' : withoutParameters;
}

/** The error of the selection as a whole; undefined when it may be sent. */
export function validateSelection(count: number): string | undefined {
  if (count < 1) return NO_FILE;
  if (count > MAX_FILES) return TOO_MANY_FILES;
  return undefined;
}

/** The error if a painter with this many pending receipts cannot send another one; undefined if it is allowed. */
export function pendingError(pending: number): string | undefined {
  if (pending < MAX_PENDING) return undefined;
  return `Você já tem ${MAX_PENDING} notas esperando análise. Envie as outras quando parte delas tiver resposta.`;
}

/** The error of one file; undefined when it is accepted. */
export function validateNotaFile(file: {readonly type: string; readonly bytes: number}): string | undefined {
  if (file.bytes < 1) return EMPTY_FILE;
  if (file.bytes > MAX_FILE_BYTES) return FILE_TOO_LARGE;
  if (!isAcceptedFileType(normaliseFileType(file.type))) return SEND_PHOTO_PDF_OR_XML;
  return undefined;
}

/** Whether a receipt was sent after the term: it is then marked late, and staff decide. */
export function isPastTerm(realizadoEm: CivilDate, sentOn: CivilDate, termDays = SENDING_TERM_DAYS): boolean {
  return daysBetween(realizadoEm, sentOn) > termDays;
}
