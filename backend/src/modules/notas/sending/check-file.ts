import {randomBytes} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {EMPTY_FILE, civilDateOf, normaliseFileType, isAcceptedFileType, type NotaFileType} from '@clube/domain';
import {looksLikeFiscalXml} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {FileTooLarge, FileNotAccepted} from '../refusals';

/** A file that passed the checks, with its future storage key. */
export interface CheckedFile {
  source: ReceivedFile;
  mime: NotaFileType;
  nomeArquivo: string;
  caminho: string;
}

const EXTENSIONS: Readonly<Record<NotaFileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
};

/** Refuses a file that is empty, too large or of an unsupported type, detected from its content. */
export async function checkFile(file: ReceivedFile): Promise<CheckedFile> {
  if (file.tooLarge) throw FileTooLarge();
  if (file.bytes === 0) throw FileNotAccepted({erro: EMPTY_FILE});
  const mime = await mimeOf(file);
  const nomeArquivo = `${randomBytes(12).toString('hex')}.${EXTENSIONS[mime]}`;
  const month = civilDateOf(currentContext().now).slice(0, 7).replace('-', '/');
  return {source: file, mime, nomeArquivo, caminho: `notas/${month}/${nomeArquivo}`};
}

/** Viewers accept a PDF header within these first bytes: some shop systems write an empty line before it. */
const PDF_HEAD_BYTES = 1024;

/** XML has no signature, so the content is examined if no signature matches. */
async function mimeOf({path: caminho, type: tipo}: ReceivedFile): Promise<NotaFileType> {
  const mime = tipo && normaliseFileType(tipo.mime);
  if (mime && mime !== 'application/xml') {
    if (!isAcceptedFileType(mime)) throw FileNotAccepted();
    return mime;
  }
  const bytes = await readFile(caminho);
  if (!mime && bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')) return 'application/pdf';
  if (looksLikeFiscalXml(bytes)) return 'application/xml';
  throw mime || startsLikeXml(bytes)
    ? FileNotAccepted({erro: 'Este XML não é de uma nota fiscal (NF-e, NFC-e ou CF-e)'})
    : FileNotAccepted();
}

const startsLikeXml = (bytes: Buffer) => /^\uFEFF?\s*<(\?xml|[A-Za-z])/.test(bytes.subarray(0, 512).toString('utf8'));
