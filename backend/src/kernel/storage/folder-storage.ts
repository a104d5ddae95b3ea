import {createReadStream, existsSync} from 'node:fs';
import {copyFile, mkdir, open, opendir, rename, rm, stat} from 'node:fs/promises';
import {dirname, join, relative, resolve, sep} from 'node:path';
import type {Readable} from 'node:stream';
import type {StoredFile, Storage} from './storage';

export class FolderStorage implements Storage {
  private readonly root: string;
  constructor(root: string) {
    this.root = resolve(root);
  }

  /** Temporary file → fsync → rename → fsync of the folder: the name appears only with the whole content behind it. */
  async save(key: string, source: string): Promise<void> {
    const target = this.path(key);
    const folder = dirname(target);
    await mkdir(folder, {recursive: true});
    const partial = `${target}.parcial`;
    try {
      await move(source, partial);
      await sync(partial);
      await rename(partial, target);
    } catch (error) {
      // A disk without room keeps nothing of what it had no room for.
      await rm(partial, {force: true});
      throw error;
    }
    await sync(folder);
  }

  read(key: string, range?: {start: number; end: number}): Readable {
    return createReadStream(this.path(key), range);
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await stat(this.path(key));
      return found.isFile() ? {bytes: found.size, modified: found.mtime} : undefined;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
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
    const target = resolve(join(this.root, key));
    if (!target.startsWith(this.root + sep)) throw new RangeError('key leaves the storage folder');
    return target;
  }
}

/** Copied where the two lie on different disks. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(source, target);
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
