import {createHash, randomBytes} from 'node:crypto';
import {open, rm} from 'node:fs/promises';
import type {IncomingMessage} from 'node:http';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {Busboy} from '@fastify/busboy';
import {fileTypeFromFile} from 'file-type';
import {nomeDeArquivo} from '@clube/domain';
import {GrandeDemais, PedidoInvalido, TipoNaoAceito, type Recusa} from '../errors';
import {privateFolder} from '../storage/private-folder';

export interface LimitesArquivos {
  /** Names of the form fields that carry files. */
  campos: string[];
  /** Files taken; one more is read past and counted, never stored. */
  maximo: number;
  bytes: number;
}

/** A file of a multipart call, on disk in the temporary folder until the call ends. */
export interface ArquivoRecebido {
  campo: string;
  nomeOriginal: string;
  caminho: string;
  bytes: number;
  sha256: string;
  /** Told by the content, never by the name; undefined when unknown. */
  tipo?: {ext: string; mime: string};
  /** The file was larger than the limit; what is on disk is cut. */
  excedeu: boolean;
}

export interface Multipart {
  campos: Record<string, unknown>;
  arquivos: ArquivoRecebido[];
  descartar(): Promise<void>;
}

/** Streams every file to disk, hashing on the way: memory stays flat whatever is sent. */
export async function readMultipart(
  request: IncomingMessage,
  limits: LimitesArquivos,
  tempDir: string,
): Promise<Multipart> {
  const type = request.headers['content-type'] ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw TipoNaoAceito({erro: 'Envie os arquivos como formulário.'});
  await privateFolder(tempDir);
  const campos = new Map<string, string>();
  let fault: Recusa | undefined;
  const writing: Promise<ArquivoRecebido>[] = [];
  const paths: string[] = [];
  const streams: Readable[] = [];
  const descartar = async () => {
    // A file whose sender went away never ends by itself: it would keep its descriptor and its place on the disk.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    await Promise.all(paths.map(path => rm(path, {force: true})));
  };
  try {
    const parser = new Busboy({
      headers: {...request.headers, 'content-type': type},
      limits: {fileSize: limits.bytes, files: limits.maximo + 1, fields: 50, fieldSize: 64 * 1024, parts: 80},
    });
    // What is thrown inside the parser's events ends the server: faults are kept until the form has been read past.
    const nameless = () => (fault ??= PedidoInvalido({erro: 'Um dos campos do formulário não tem nome.'}));
    parser.on('field', (name: string | undefined, value: string, nameCut: boolean, valueCut: boolean) => {
      if (!name) return void nameless();
      const campo = name.replace(/\[\]$/, '');
      // What a form sends for a file that nobody chose.
      if (value === '' && limits.campos.includes(campo)) return;
      if (nameCut || valueCut) fault ??= GrandeDemais({erro: 'Um dos campos do formulário é longo demais.'});
      else if (campos.has(campo)) fault ??= PedidoInvalido({erro: `Campo repetido: ${campo}`});
      campos.set(campo, value);
    });
    for (const limit of ['fieldsLimit', 'partsLimit'])
      parser.on(limit, () => (fault ??= PedidoInvalido({erro: 'O formulário tem campos demais.'})));
    parser.on('file', (name: string | undefined, stream: Readable & {truncated?: boolean}, filename: string) => {
      const campo = name?.replace(/\[\]$/, '');
      if (!campo) nameless();
      if (!campo || !filename || !limits.campos.includes(campo)) return void stream.resume();
      const path = join(tempDir, randomBytes(16).toString('hex'));
      paths.push(path);
      streams.push(stream);
      // It may fail before anybody reads it: unheard that would end the server, and forgotten its reader would wait for ever.
      stream.on('error', error => stream.destroy(error));
      const written = store(stream, path, campo, filename);
      written.catch(() => undefined);
      writing.push(written);
    });
    await pipeline(request, parser);
    if (fault) throw fault;
    const arquivos = await Promise.all(writing);
    for (const arquivo of arquivos) if (arquivo.bytes > 0) arquivo.tipo = await fileTypeFromFile(arquivo.caminho);
    return {campos: Object.fromEntries(campos), arquivos, descartar};
  } catch (error) {
    await descartar();
    if (error instanceof Error && ('status' in error || ofTheDisk(error))) throw error;
    throw PedidoInvalido({erro: 'O envio chegou incompleto ou malformado. Tente de novo.'});
  }
}

/** No place on the disk, say: no fault of the sender's. */
const ofTheDisk = (error: Error) => 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write');

async function store(
  stream: Readable & {truncated?: boolean},
  path: string,
  campo: string,
  nome: string,
): Promise<ArquivoRecebido> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => ({error}));
  let fault = 'error' in file ? file : undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      // What finds no place is read past: who left it lying would keep the rest of the form from coming.
      if (!fault && 'fd' in file) await file.appendFile(chunk).catch((error: unknown) => (fault = {error}));
    }
  } finally {
    if ('fd' in file) await file.close();
  }
  if (fault) throw fault.error;
  return {
    campo,
    nomeOriginal: nomeDeArquivo(nome),
    caminho: path,
    bytes,
    sha256: hash.digest('hex'),
    excedeu: stream.truncated === true,
  };
}
