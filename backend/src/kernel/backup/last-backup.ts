import {utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

const MARK = 'ultimo-backup';

/** The file below the data folder whose time is that of the last whole backup. */
export const lastBackupFile = (dataDir: string): string => join(dataDir, MARK);

export async function touchLastBackup(dataDir: string, when: Date): Promise<void> {
  const mark = lastBackupFile(dataDir);
  await writeFile(mark, '', {mode: 0o600});
  await utimes(mark, when, when);
}
