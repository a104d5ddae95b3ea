import {constants, createReadStream, existsSync} from 'node:fs';
import {copyFile, mkdir, open, opendir, rename, rm, stat, type FileHandle} from 'node:fs/promises';
import {dirname, join, relative, resolve, sep} from 'node:path';
import type {Readable} from 'node:stream';
import {PRIVATE_FILE, PRIVATE_FOLDER, restrictToOwner} from './private-folder';
import type {PartialFile, StoredFile, Storage} from './storage';

export class FolderStorage implements Storage {
  private readonly root: string;
  constructor(root: string) {
    this.root = resolve(root);
  }

  /** Temporary file → fsync → rename → fsync of the folder: the name appears only with the whole content behind it. */
  async save(key: string, source: string): Promise<void> {
    const target = this.path(key);
    const folder = dirname(target);
    await mkdir(folder, {recursive: true, mode: PRIVATE_FOLDER});
    const partial = `${target}.parcial`;
    try {
      await move(source, partial);
      await restrictToOwner(partial, PRIVATE_FILE);
      await sync(partial);
      await rename(partial, target);
    } catch (error) {
      // Deletes the partial file of a full disk.
      await rm(partial, {force: true});
      throw error;
    }
    await sync(folder);
  }

  async partial(key: string): Promise<PartialFile> {
    const path = this.path(key);
    await mkdir(dirname(path), {recursive: true, mode: PRIVATE_FOLDER});
    return writable(await open(path, constants.O_WRONLY | constants.O_CREAT, PRIVATE_FILE));
  }

  async rewrite(key: string): Promise<PartialFile> {
    return writable(await open(this.path(key), constants.O_WRONLY));
  }

  async adopt(from: string, to: string): Promise<void> {
    const [source, target] = [this.path(from), this.path(to)];
    await mkdir(dirname(target), {recursive: true, mode: PRIVATE_FOLDER});
    await sync(source);
    await rename(source, target);
    await sync(dirname(target));
  }

  read(key: string, range?: {start: number; end: number}): Readable {
    return createReadStream(this.path(key), range);
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await stat(this.path(key));
      return found.isFile() ? {bytes: found.size, modified: found.mtime} : undefined;
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  }

  async open(key: string): Promise<{bytes: number; content: Readable} | undefined> {
    const handle = await open(this.path(key), 'r').catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw error;
    });
    if (!handle) return undefined;
    const found = await handle.stat();
    if (found.isFile()) return {bytes: found.size, content: handle.createReadStream()};
    await handle.close();
    return undefined;
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), {force: true});
  }

  async *keys(): AsyncIterable<string> {
    if (!existsSync(this.root)) return;
    for await (const entry of await opendir(this.root, {recursive: true}))
      if (entry.isFile()) yield relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
  }

  private path(key: string): string {
    return pathOf(this.root, key);
  }
}

/** Copies the file when source and target are on different disks. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(source, target);
  }
}

/** The path of a key below the folder `root`. Throws when it would be outside. */
export function pathOf(root: string, key: string): string {
  const target = resolve(join(root, key));
  if (!target.startsWith(root + sep)) throw new RangeError('key leaves the storage folder');
  return target;
}

const isAbsence = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');

const writable = (handle: FileHandle): PartialFile => ({
  write: (bytes, at) => writeAll(handle, bytes, at),
  sync: () => handle.datasync(),
  close: () => handle.close(),
});

/** Writes everything: on a nearly full disk one write may store only a part. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
