import {readdir} from 'node:fs/promises';
import {whatIsIn, type Queries} from '../catalog';
import {BackupError} from '../errors';

/** @throws BackupError when there is anything in the database: a restore overwrites nothing. */
export async function requireEmptyDatabase(db: Queries): Promise<void> {
  const names = await whatIsIn(db);
  if (names.length > 0)
    throw new BackupError(
      `O banco de dados não está vazio (tem ${names.join(', ')}…). Restaure num banco novo ou numa pasta nova (DATA_DIR).`,
    );
}

/** @throws BackupError when files lie in the folder already. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new BackupError(`A pasta ${folder} não está vazia. Restaure numa pasta nova (DATA_DIR).`);
}
