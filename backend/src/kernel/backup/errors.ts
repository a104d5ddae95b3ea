/** A backup or restore that cannot be. The message is pt-BR and fit to be shown as it is to whoever typed the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What was read is not what was written. */
export const damaged = (detail: string, cause?: unknown): BackupError =>
  new BackupError(`A cópia está cortada ou foi alterada (${detail}). Nada foi mudado.`, {cause});
