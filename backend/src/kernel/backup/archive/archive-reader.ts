import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createZstdDecompress} from 'node:zlib';
import {extract, type Entry} from 'tar-stream';
import {BackupError, damaged} from '../errors';
import {MANIFEST, START, SUMS, SUMS_EVERY, type Manifest, type Start} from './format';
import {decrypted, isEncrypted} from './key';
import {verifyChecksum} from './trailing-checksum';

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Maximum bytes of members that are read into memory: checksum lists, start and manifest. */
const TEXT_MAX = 16 * 1024 * 1024;

export interface Member {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/**
 * Reads a backup completely, passes each member to `each`, and returns the manifest once every checksum matched. Only
 * then may the content be trusted.
 * @throws BackupError when it is no backup, the key is wrong, or the content was changed.
 */
export async function readArchive(
  file: string,
  key: string | undefined,
  each: (member: Member) => Promise<void>,
): Promise<Manifest> {
  const tar = extract();
  const stop = new AbortController();
  const flow = pipeline(await packed(file, key), verifyChecksum(), createZstdDecompress(), tar, {signal: stop.signal});
  flow.catch((error: unknown) => tar.destroy(error as Error));
  const ledger = new Ledger();
  const entries = tar[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next: IteratorResult<Entry, undefined> = await entries.next().catch((error: unknown) => {
        throw asDamage(error);
      });
      if (next.done) break;
      await readMember(next.value, ledger, each);
    }
    await flow.catch((error: unknown) => {
      throw asDamage(error);
    });
  } finally {
    stop.abort();
    tar.destroy();
    await flow.catch(() => undefined);
  }
  return ledger.close();
}

/** Parses the first member, which describes the backup. */
export const parseStart = (text: Buffer): Start => parse<Start>(text);

function parse<T>(text: Buffer): T {
  try {
    return JSON.parse(text.toString()) as T;
  } catch (error) {
    throw asDamage(error);
  }
}

async function readMember(entry: Entry, ledger: Ledger, each: (member: Member) => Promise<void>): Promise<void> {
  const {name, size: bytes = 0, type} = entry.header;
  if (type !== 'file') throw damaged(`${name} não é um arquivo`);
  if (ledger.manifest) throw damaged('há algo depois do fim');
  if (ledger.members === 0 && name !== START) throw damaged('falta o começo');
  if (name === MANIFEST) return ledger.end(await textOf(entry, bytes));
  if (name.startsWith(SUMS)) return ledger.compare(name, await textOf(entry, bytes));
  const hash = createHash('sha256');
  const content = hashed(entry, hash);
  await each({name, bytes, content});
  // Entries that the caller skipped are read all the same, as their checksums must be verified.
  for await (const _ of content);
  ledger.add(name, hash.digest('hex'));
}

/** Collects the checksums since the last list, to compare them with the next one. */
class Ledger {
  members = 0;
  manifest: Manifest | undefined;
  private met: string[] = [];
  private readonly all = createHash('sha256');

  add(name: string, sum: string): void {
    this.members++;
    if (this.met.push(`${sum}  ${name}\n`) > SUMS_EVERY) throw damaged('faltam somas');
  }

  compare(name: string, text: Buffer): void {
    if (text.toString() !== this.met.join('')) throw damaged(`as somas de ${name} não conferem`);
    this.met = [];
    this.all.update(text);
  }

  end(text: Buffer): void {
    const manifest = parse<Manifest>(text);
    const sums = this.all.digest('hex');
    if (this.met.length > 0 || manifest.membros !== this.members || manifest.somas !== sums)
      throw damaged('o manifesto não confere');
    this.manifest = manifest;
  }

  close(): Manifest {
    if (!this.manifest) throw damaged('falta o fim');
    return this.manifest;
  }
}

async function* hashed(entry: Entry, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw asDamage(error);
  }
}

async function textOf(entry: Entry, bytes: number): Promise<Buffer> {
  if (bytes > TEXT_MAX) throw damaged('um membro é grande demais');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of entry) chunks.push(chunk);
  } catch (error) {
    throw asDamage(error);
  }
  return Buffer.concat(chunks);
}

async function packed(file: string, key: string | undefined): Promise<Readable> {
  const head = await headOf(file);
  if (isEncrypted(head)) return opened(file, key);
  if (!head.subarray(0, ZSTD.length).equals(ZSTD))
    throw new BackupError(`${file} não é uma cópia de segurança do Clube do Pintor.`);
  return createReadStream(file);
}

async function opened(file: string, key: string | undefined): Promise<Readable> {
  const content = createReadStream(file);
  try {
    return await decrypted(content, key);
  } catch (error) {
    content.destroy();
    throw error;
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new BackupError(`Não foi possível ler ${file} (${(error as NodeJS.ErrnoException).code ?? 'erro'}).`);
  });
  try {
    const {buffer, bytesRead} = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const asDamage = (error: unknown): BackupError =>
  error instanceof BackupError ? error : damaged((error as Error).message, error);
