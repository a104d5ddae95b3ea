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
  /** What the API document calls this form, where several calls take it. */
  name?: string;
  /** Names of the form fields that carry files. */
  fields: string[];
  /** Files taken; one more is read past and counted, never stored. */
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
  /** The file was larger than the limit; what is on disk is cut. */
  tooLarge: boolean;
}

export interface Multipart {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}

/** Streams every file to disk, hashing on the way: memory stays flat whatever is sent. */
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
    // A file whose sender went away never ends by itself: it would keep its descriptor and its place on the disk.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    await Promise.all(paths.map(path => rm(path, {force: true})));
  };
  try {
    const parser = new Busboy({
      headers: {...request.headers, 'content-type': type},
      limits: {fileSize: limits.bytes, files: limits.maxFiles + 1, fields: 50, fieldSize: 64 * 1024, parts: 80},
    });
    // What is thrown inside the parser's events ends the server: faults are kept until the form has been read past.
    const nameless = () => (fault ??= InvalidRequest({erro: 'Um dos campos do formulário não tem nome.'}));
    parser.on('field', (name: string | undefined, value: string, nameCut: boolean, valueCut: boolean) => {
      if (!name) return void nameless();
      const field = name.replace(/\[\]$/, '');
      // What a form sends for a file that nobody chose.
      if (value === '' && limits.fields.includes(field)) return;
      if (nameCut || valueCut) fault ??= PayloadTooLarge({erro: 'Um dos campos do formulário é longo demais.'});
      else if (fields.has(field)) fault ??= InvalidRequest({erro: `Campo repetido: ${field}`});
      fields.set(field, value);
    });
    for (const limit of ['fieldsLimit', 'partsLimit'])
      parser.on(limit, () => (fault ??= InvalidRequest({erro: 'O formulário tem campos demais.'})));
    parser.on('file', (name: string | undefined, stream: Readable & {truncated?: boolean}, filename: string) => {
      // It may fail before anybody reads it, one that nobody wants among them: unheard that would end the server, and
      // forgotten its reader would wait for ever.
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

/**
 * A file's type is detected from its beginning alone: what the library unpacks of an archive is bounded by so few bytes.
 */
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

/** No place on the disk, say: no fault of the sender's. */
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
      // What finds no place is read past: who left it lying would keep the rest of the form from coming.
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
