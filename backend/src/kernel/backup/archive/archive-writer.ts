import {createHash, type Hash} from 'node:crypto';
import {once} from 'node:events';
import {createWriteStream} from 'node:fs';
import {open, rename, rm} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {constants, createZstdCompress} from 'node:zlib';
import {pack, type Pack} from 'tar-stream';
import {MANIFEST, SUMS, SUMS_EVERY, type Manifest} from './format';
import {encrypted} from './key';
import {appendChecksum} from './trailing-checksum';

const PACKING = {params: {[constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1}};

/** Writes a backup member by member. The file is renamed to its final name only once it is complete and on disk. */
export class ArchiveWriter {
  private readonly tar: Pack = pack();
  private readonly partial: string;
  private readonly all: Hash = createHash('sha256');
  private sums: string[] = [];
  private lists = 0;
  private members = 0;
  private flows!: Promise<void>[];
  private broken!: Promise<never>;

  private constructor(
    readonly file: string,
    private readonly when: Date,
  ) {
    this.partial = partialOf(file);
  }

  static async create(file: string, {key, when}: {key: string | undefined; when: Date}): Promise<ArchiveWriter> {
    const writer = new ArchiveWriter(file, when);
    const sealed = appendChecksum();
    const cipher = key ? await encrypted(sealed, key) : undefined;
    const target = createWriteStream(writer.partial, {mode: 0o600, flags: 'wx', flush: true});
    const packer = createZstdCompress(PACKING);
    writer.flows = cipher
      ? [pipeline(writer.tar, packer, sealed), pipeline(cipher, target)]
      : [pipeline(writer.tar, packer, sealed, target)];
    writer.broken = new Promise((_, reject) => {
      for (const flow of writer.flows) flow.catch(reject);
    });
    writer.broken.catch(() => undefined);
    return writer;
  }

  /** Adds a member that fits into memory. */
  add(name: string, content: Buffer): Promise<string> {
    return this.addStream(name, content.length, [content]);
  }

  /**
   * Adds a member of `bytes` bytes from a stream; returns its SHA-256. Rejects when the stream has more or fewer bytes.
   */
  async addStream(
    name: string,
    bytes: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer> | Readable,
  ): Promise<string> {
    const hash = createHash('sha256');
    const entered = Promise.withResolvers<void>();
    const entry = this.tar.entry({name, size: bytes, mode: 0o600, mtime: this.when}, error =>
      error ? entered.reject(error) : entered.resolve(),
    );
    entered.promise.catch(() => undefined);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await this.push(entry, chunk);
    }
    entry.end();
    await Promise.race([entered.promise, this.broken]);
    const sum = hash.digest('hex');
    this.members++;
    this.sums.push(`${sum}  ${name}\n`);
    if (this.sums.length === SUMS_EVERY) await this.addSums();
    return sum;
  }

  /** Adds the manifest, and renames the file to its final name once everything is on disk. */
  async finish(manifest: Omit<Manifest, 'membros' | 'somas'>): Promise<void> {
    if (this.sums.length > 0) await this.addSums();
    const whole: Manifest = {...manifest, membros: this.members, somas: this.all.digest('hex')};
    const text = Buffer.from(JSON.stringify(whole, null, 1));
    this.tar.entry({name: MANIFEST, mode: 0o600, mtime: this.when}, text);
    this.tar.finalize();
    await Promise.all(this.flows);
    await rename(this.partial, this.file);
    await syncFolder(dirname(this.file));
  }

  /** Deletes the unfinished file. */
  async abort(): Promise<void> {
    this.tar.destroy();
    await Promise.allSettled(this.flows);
    await rm(this.partial, {force: true});
  }

  private async addSums(): Promise<void> {
    const text = Buffer.from(this.sums.join(''));
    this.sums = [];
    this.all.update(text);
    const name = `${SUMS}${String(++this.lists).padStart(6, '0')}.sha256`;
    this.tar.entry({name, mode: 0o600, mtime: this.when}, text);
  }

  private async push(entry: Writable, chunk: Buffer): Promise<void> {
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), this.broken]);
  }
}

export const PARTIAL = '.parcial';

/** The name of an unfinished file: hidden, and with another ending than a backup. */
const partialOf = (file: string) => join(dirname(file), `.${basename(file)}${PARTIAL}`);

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync folders.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
