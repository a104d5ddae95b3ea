import {randomBytes} from 'node:crypto';
import type {ReceivedFile} from '../http/input/multipart';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import {sha256Of} from './complete-upload';
import type {TakenUpload, UploadKind} from './kind';

/** A file in the storage that has no row yet. */
export interface SavedFile extends Omit<TakenUpload, 'id'> {
  readonly originalName: string;
  readonly sha256: string;
}

/**
 * Stores a file from a form, cleaned like a resumable upload. `insertFile` makes its row; if that transaction fails, the file is
 * left to the nightly sweep, as it may be unknown whether the commit succeeded.
 * @throws Unclean, and then nothing is kept
 */
export async function saveFormFile(
  storage: Storage,
  {folder, types, clean}: Pick<UploadKind, 'folder' | 'types' | 'clean'>,
  {path, bytes, originalName}: ReceivedFile,
  mime: string,
): Promise<SavedFile> {
  const caminho = `${folder}/${randomBytes(16).toString('hex')}.${types[mime] ?? 'bin'}`;
  await storage.save(caminho, path);
  await clean?.(storage, caminho, mime).catch(async (error: unknown) => {
    await storage.remove(caminho);
    throw error;
  });
  return {caminho, originalName, mime, bytes, sha256: await sha256Of(storage, caminho)};
}

/** Inserts its row in `arquivo`, in the open transaction. */
export async function insertFile(db: Database, file: SavedFile): Promise<number> {
  const row = await db.one(sql<{id: number}>`INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256)
    VALUES (${file.caminho}, ${file.originalName}, ${file.mime}, ${file.bytes}, ${file.sha256}) RETURNING id`);
  if (!row) throw new Error('a file was not kept');
  return row.id;
}
