/** A backup or restore that cannot be made. The message is pt-BR and shown to the person who ran the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The error for a backup whose content is not what was written. */
export const damaged = (detail: string, cause?: unknown): BackupError =>
  new BackupError(`A cópia está cortada ou foi alterada (${detail}). Nada foi mudado.`, {cause});
