import {utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

const MARK = 'ultimo-backup';

/** The file in the data folder whose modification time is that of the last complete backup. */
export const lastBackupFile = (dataDir: string): string => join(dataDir, MARK);

export async function touchLastBackup(dataDir: string, when: Date): Promise<void> {
  const mark = lastBackupFile(dataDir);
  await writeFile(mark, '', {mode: 0o600});
  await utimes(mark, when, when);
}
