import {chmod, mkdir} from 'node:fs/promises';

/** Only the server's own user may read uploaded files, whatever the umask is. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** A folder of another owner (a mounted share), or on a file system without modes, is left unchanged. */
const NOT_OURS = new Set(['EPERM', 'EROFS', 'ENOTSUP']);

/** Creates a folder that only its owner may enter; an existing one is made private, too. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, {recursive: true, mode: PRIVATE_FOLDER});
  await restrictToOwner(path, PRIVATE_FOLDER);
}

export async function restrictToOwner(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  });
}
