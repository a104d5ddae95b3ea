import {chmod, mkdir} from 'node:fs/promises';

/** Only the server's own user may read what people entrust to it, whatever the umask says. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** What belongs to somebody else (a mounted share) or knows no modes is left as its owner made it. */
const NOT_OURS = new Set(['EPERM', 'EROFS', 'ENOTSUP']);

/** Makes a folder that nobody else may enter; one that was there already is closed to others too. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, {recursive: true, mode: PRIVATE_FOLDER});
  await restrictToOwner(path, PRIVATE_FOLDER);
}

export async function restrictToOwner(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  });
}
