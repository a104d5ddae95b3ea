import {createHash, randomBytes} from 'node:crypto';
import {open, rm} from 'node:fs/promises';
import type {IncomingMessage} from 'node:http';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {Busboy} from '@fastify/busboy';
import {fileTypeFromBuffer} from 'file-type';
import {shownFileName} from '@clube/domain';
import {PayloadTooLarge, InvalidRequest, UnsupportedType, type Refusal} from '../../refusals/refusals';
import {privateFolder} from '../../storage/private-folder';

export interface FileLimits {
  /** Name of the form in the API document, where several endpoints accept it. */
  name?: string;
  /** Names of the form fields that carry files. */
  fields: string[];
  /** Maximum number of files. Further ones are discarded and counted, never stored. */
  maxFiles: number;
  bytes: number;
}

/** A file of a multipart call, on disk in the temporary folder until the call ends. */
export interface ReceivedFile {
  field: string;
  originalName: string;
  path: string;
  bytes: number;
  sha256: string;
  /** Detected from the content, never from the name; undefined when unknown. */
  type?: {ext: string; mime: string};
  /** The file exceeded the limit; only its beginning is on disk. */
  tooLarge: boolean;
}

export interface Multipart {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}

/** Streams every file to disk and hashes it on the way, so memory use does not grow with the size of a file. */
export async function readMultipart(request: IncomingMessage, limits: FileLimits, tempDir: string): Promise<Multipart> {
  const type = request.headers['content-type'] ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw UnsupportedType({erro: 'Envie os arquivos como formulário.'});
  await privateFolder(tempDir);
  const fields = new Map<string, string>();
  let fault: Refusal | undefined;
  const writing: Promise<ReceivedFile>[] = [];
  const paths: string[] = [];
  const streams: Readable[] = [];
  const discard = async () => {
    // Destroyed explicitly: the stream of a client that disconnected never ends, and would keep its file descriptor and its
    // temporary file.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    await Promise.all(paths.map(path => rm(path, {force: true})));
  };
  try {
    const parser = new Busboy({
      headers: {...request.headers, 'content-type': type},
      limits: {fileSize: limits.bytes, files: limits.maxFiles + 1, fields: 50, fieldSize: 64 * 1024, parts: 80},
    });
    // An error thrown inside a parser event would crash the process, so errors are collected until the form has been read.
    const nameless = () => (fault ??= InvalidRequest({erro: 'Um dos campos do formulário não tem nome.'}));
    parser.on('field', (name: string | undefined, value: string, nameCut: boolean, valueCut: boolean) => {
      if (!name) return void nameless();
      const field = name.replace(/\[\]$/, '');
      // Browsers send an empty part for a file input without a chosen file.
      if (value === '' && limits.fields.includes(field)) return;
      if (nameCut || valueCut) fault ??= PayloadTooLarge({erro: 'Um dos campos do formulário é longo demais.'});
      else if (fields.has(field)) fault ??= InvalidRequest({erro: `Campo repetido: ${field}`});
      fields.set(field, value);
    });
    for (const limit of ['fieldsLimit', 'partsLimit'])
      parser.on(limit, () => (fault ??= InvalidRequest({erro: 'O formulário tem campos demais.'})));
    parser.on('file', (name: string | undefined, stream: Readable & {truncated?: boolean}, filename: string) => {
      // Without a listener an "error" event would crash the process; destroyed, the stream fails its reader instead of leaving it
      // waiting.
      stream.on('error', error => stream.destroy(error));
      const field = name?.replace(/\[\]$/, '');
      if (!field) nameless();
      if (!field || !filename || !limits.fields.includes(field)) return void stream.resume();
      const path = join(tempDir, randomBytes(16).toString('hex'));
      paths.push(path);
      streams.push(stream);
      const written = store(stream, path, field, filename);
      written.catch(() => undefined);
      writing.push(written);
    });
    await pipeline(request, parser);
    if (fault) throw fault;
    const files = await Promise.all(writing);
    for (const file of files)
      if (file.bytes > 0) {
        const type = await typeOf(file.path);
        if (type) file.type = type;
      }
    return {fields: Object.fromEntries(fields), files, discard};
  } catch (error) {
    await discard();
    if (error instanceof Error && ('status' in error || ofTheDisk(error))) throw error;
    throw InvalidRequest({erro: 'O envio chegou incompleto ou malformado. Tente de novo.'});
  }
}

/** The type of a file is detected from its first bytes only, which bounds how much of an archive the library unpacks. */
const HEAD_BYTES = 4100;

async function typeOf(path: string) {
  const file = await open(path);
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** An error of our own disk, such as no space left: not the client's fault. */
const ofTheDisk = (error: Error) => 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write');

async function store(
  stream: Readable & {truncated?: boolean},
  path: string,
  field: string,
  name: string,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => ({error}));
  let fault = 'error' in file ? file : undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      // The rest of the file is discarded: left unread, it would block the rest of the form.
      if (!fault && 'fd' in file) await file.appendFile(chunk).catch((error: unknown) => (fault = {error}));
    }
  } finally {
    if ('fd' in file) await file.close();
  }
  if (fault) throw fault.error;
  return {
    field,
    originalName: shownFileName(name),
    path,
    bytes,
    sha256: hash.digest('hex'),
    tooLarge: stream.truncated === true,
  };
}
