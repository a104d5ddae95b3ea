import {createHash, randomBytes} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {rm, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {TaskInterrupted, type UntrustedFile} from '@clube/confined';
import {maybeContext, type Actor} from '../context';
import type {FileAccessRules} from '../files/access';
import type {ReceivedFile} from '../http/input/multipart';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {PRIVATE_FILE, privateFolder} from '../storage/private-folder';
import type {Storage} from '../storage/storage';
import type {Parsers} from '../parsers/parsers';
import type {Picture} from './picture';
import {
  fileOf,
  deletePictureIfUnused,
  insertPicture,
  wasRolledBack,
  type MainRow,
  type Rendition,
  type StoredPicture,
} from './rows';
import {mainOf, type ResizedImage, type Size} from './sizes';
import {Unreadable} from './unreadable';

/** Whether this actor may see the picture whose row in `arquivo` has this id. */
export type PictureAccess = (fileId: number, actor: Actor) => Promise<boolean>;

/** An uploaded file, or a file on this disk. */
export type PictureSource = Pick<ReceivedFile, 'path' | 'originalName'>;

/** A resized picture that is not stored yet. */
interface Ready {
  files: (ResizedImage & Rendition)[];
  row: MainRow & {nomeOriginal: string | null};
}

export interface PicturesDependencies {
  db: Database;
  storage: Storage;
  rules: FileAccessRules;
  tempDir: string;
  log: Logger;
  parsers: Parsers;
}

/** Pictures are never shown as uploaded, but re-encoded in the widths of their declaration. */
export class Pictures {
  private readonly declared = new Map<string, Picture>();

  constructor(private readonly deps: PicturesDependencies) {}

  /** Opens the declaration's folder to whom it is for. @throws when another declaration has the folder. */
  register(picture: Picture, access?: PictureAccess): void {
    const {folder, visible} = picture;
    if (this.declared.has(folder)) throw new Error(`two pictures are kept in ${folder}`);
    if ((visible !== 'public') !== (access !== undefined))
      throw new Error(`${folder}: pictures that are not public, and no others, have a rule for who may see them`);
    this.declared.set(folder, picture);
    this.deps.rules.register(
      folder,
      access
        ? async (path, actor) => {
            const id = await fileOf(this.deps.db, path);
            return id !== undefined && access(id, actor);
          }
        : 'publico',
      {anybody: visible === 'listed'},
    );
  }

  get all(): Picture[] {
    return [...this.declared.values()];
  }

  /**
   * Stores a picture and runs `work` with it in one transaction; its files are safely on disk before. If the transaction fails,
   * the files are deleted, unless it is unknown whether the commit succeeded: then the nightly sweep decides. Do not call it
   * inside a transaction.
   * @throws the declaration's Unreadable; Indisponivel when too many pictures wait.
   */
  store<T>(picture: Picture, source: PictureSource, work: (stored: StoredPicture) => Promise<T>): Promise<T> {
    return this.storeAll(picture, [source], ([stored]) => {
      if (!stored) throw new Error('a picture was not stored');
      return work(stored);
    });
  }

  /** The same for any number of pictures: all of them and the effects of `work` are stored, or nothing. */
  storeAll<T>(
    picture: Picture,
    sources: readonly PictureSource[],
    work: (stored: readonly StoredPicture[]) => Promise<T>,
  ): Promise<T> {
    const sent = sources.map(source => ({picture, source}));
    return this.storeEach(sent, work);
  }

  /** The same for several pictures of different declarations. */
  async storeEach<T>(
    sent: readonly {picture: Picture; source: PictureSource}[],
    work: (stored: readonly StoredPicture[]) => Promise<T>,
  ): Promise<T> {
    if (maybeContext()?.client)
      throw new Error('a picture is stored outside of a transaction: its files are not in it');
    const {db} = this.deps;
    const ready: Ready[] = [];
    const commit = {requested: false};
    try {
      for (const {picture, source} of sent) {
        const one = await this.prepare(picture, source);
        ready.push(one);
        for (const {caminho, content} of one.files) await this.write(caminho, content);
      }
      return await db.tx(async () => {
        commit.requested = false;
        const stored: StoredPicture[] = [];
        for (const {row, files} of ready) stored.push({id: await insertPicture(db, row, files), caminho: row.caminho});
        const result = await work(stored);
        // An error from here on is the commit's, so it may be unknown whether it succeeded.
        commit.requested = true;
        return result;
      });
    } catch (error) {
      const [first] = ready;
      if (first && (!commit.requested || (await this.surelyRolledBack(first.row))))
        await this.remove(ready.flatMap(({files}) => files.map(({caminho}) => caminho)));
      throw error;
    }
  }

  /** Resizes the picture and describes its rows. */
  private async prepare(picture: Picture, {path, originalName}: PictureSource): Promise<Ready> {
    const drawn = await this.resize(await fileOnDisk(path), picture.widths).catch((error: unknown) => {
      throw error instanceof Unreadable ? picture.refusals.Unreadable() : error;
    });
    const stem = `${picture.folder}/${randomBytes(12).toString('hex')}`;
    const main = mainOf(drawn);
    const files = drawn.map(one => ({...one, ...describe(one, keyOf(stem, one, main))}));
    const row = {...describe(main, keyOf(stem, main, main)), publico: picture.visible === 'public'};
    return {files, row: {...row, nomeOriginal: originalName}};
  }

  /** Deletes a picture that its row no longer uses, unless another row does. Call it inside the transaction. */
  async discard(fileId: number): Promise<void> {
    const {db} = this.deps;
    const paths = await deletePictureIfUnused(db, fileId);
    if (paths.length > 0) await db.afterCommit(() => this.remove(paths));
  }

  /** Resized in a confined process, once the queue lets it. @throws Unreadable; Unavailable when too many wait */
  async resize(file: UntrustedFile, widths: readonly number[]): Promise<[ResizedImage, ...ResizedImage[]]> {
    const drawn = await this.runTask<[ResizedImage, ...ResizedImage[]] | null>('picture.draw', {widths}, file);
    if (!drawn) throw new Unreadable('not drawn');
    return drawn;
  }

  /** In pixels, as it lies in the file. @throws Unreadable */
  sizeOf(file: UntrustedFile): Promise<Size> {
    return this.runTask('picture.size', {}, file);
  }

  private runTask<Answer>(task: string, request: object, file: UntrustedFile): Promise<Answer> {
    return this.deps.parsers.run<Answer>(task, request, [file]).catch((error: unknown) => {
      throw error instanceof TaskInterrupted ? new Unreadable(error.message, {cause: error}) : error;
    });
  }

  /** Writes a rendition under its key. Resolves when it survives a power failure. */
  async write(key: string, content: Buffer): Promise<void> {
    const {storage, tempDir} = this.deps;
    await privateFolder(tempDir);
    const ready = join(tempDir, randomBytes(16).toString('hex'));
    try {
      await writeFile(ready, content, {mode: PRIVATE_FILE});
      await storage.save(key, ready);
    } finally {
      await rm(ready, {force: true});
    }
  }

  private async surelyRolledBack(row: Parameters<typeof wasRolledBack>[1]): Promise<boolean> {
    return wasRolledBack(this.deps.db, row).catch((error: unknown) => {
      this.deps.log.warn({err: error}, 'picture left to the nightly sweep');
      return false;
    });
  }

  private async remove(keys: readonly string[]): Promise<void> {
    const {storage, log} = this.deps;
    for (const key of keys)
      await storage.remove(key).catch((error: unknown) => log.warn({err: error}, 'picture left to the nightly sweep'));
  }
}

async function fileOnDisk(path: string): Promise<UntrustedFile> {
  const {size: bytes} = await stat(path);
  return {bytes, read: range => createReadStream(path, range)};
}

/** Files with the same stem belong together; the main file's name has nothing after the stem. */
const keyOf = (stem: string, {width}: ResizedImage, main: ResizedImage): string =>
  width === main.width ? `${stem}.webp` : `${stem}-${width}.webp`;

export const describe = ({width: largura, height: altura, content}: ResizedImage, caminho: string): Rendition => ({
  caminho,
  largura,
  altura,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
