import {randomBytes} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {ARQUIVO_VAZIO, dataCivil, normalizarTipoArquivo, tipoArquivoAceito, type TipoArquivoNota} from '@clube/domain';
import {pareceXmlFiscal} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {ArquivoRecebido} from '../../../kernel/http/multipart';
import {ArquivoGrande, ArquivoNaoAceito} from '../recusas';

/** A file that passed the checks, with the place it will have. */
export interface ArquivoConferido {
  origem: ArquivoRecebido;
  mime: TipoArquivoNota;
  nomeArquivo: string;
  caminho: string;
}

const EXTENSOES: Readonly<Record<TipoArquivoNota, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
};

/** Refuses a file that is empty, too large or nothing that a receipt may be sent as; the content decides. */
export async function conferirArquivo(arquivo: ArquivoRecebido): Promise<ArquivoConferido> {
  if (arquivo.excedeu) throw ArquivoGrande();
  if (arquivo.bytes === 0) throw ArquivoNaoAceito({erro: ARQUIVO_VAZIO});
  const mime = await tipoDe(arquivo);
  const nomeArquivo = `${randomBytes(12).toString('hex')}.${EXTENSOES[mime]}`;
  const mes = dataCivil(currentContext().agora).slice(0, 7).replace('-', '/');
  return {origem: arquivo, mime, nomeArquivo, caminho: `notas/${mes}/${nomeArquivo}`};
}

/** Viewers look for a PDF's head so far in: some shop systems put an empty line before it. */
const INICIO_DO_PDF = 1024;

/** XML has no signature of its own: what no signature tells is looked into. */
async function tipoDe({caminho, tipo}: ArquivoRecebido): Promise<TipoArquivoNota> {
  const mime = tipo && normalizarTipoArquivo(tipo.mime);
  if (mime && mime !== 'application/xml') {
    if (!tipoArquivoAceito(mime)) throw ArquivoNaoAceito();
    return mime;
  }
  const bytes = await readFile(caminho);
  if (!mime && bytes.subarray(0, INICIO_DO_PDF).includes('%PDF-')) return 'application/pdf';
  if (pareceXmlFiscal(bytes)) return 'application/xml';
  throw mime || comecaComoXml(bytes)
    ? ArquivoNaoAceito({erro: 'Este XML não é de uma nota fiscal (NF-e, NFC-e ou CF-e)'})
    : ArquivoNaoAceito();
}

const comecaComoXml = (bytes: Buffer) => /^\uFEFF?\s*<(\?xml|[A-Za-z])/.test(bytes.subarray(0, 512).toString('utf8'));
