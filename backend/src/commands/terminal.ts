import {EmbeddedPostgresError} from '@clube/embedded-postgres';
import {BackupError} from '../kernel/backup';
import {ConfigError} from '../kernel/config/config';
import {Refusal} from '../kernel/refusals/refusals';

/** How a command ends: 1 nothing was done, 2 it was called wrongly, 3 it was done and something needs a look. */
export const EXIT = {FAILED: 1, USAGE: 2, LOOK: 3} as const;

export const log = (text: string): void => void process.stdout.write(`${text}\n`);
export const logError = (text: string): void => void process.stderr.write(`${text}\n`);

export class UsageError extends Error {}

/** Runs a command to its exit code, printing what went wrong for the person at the terminal. */
export function runCommand(usage: string, main: () => Promise<number>): void {
  main().then(
    code => process.exit(code),
    (error: unknown) => {
      const {message, stack, code} = error as NodeJS.ErrnoException;
      const misused = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
      if (misused) logError(`${message}\n\n${usage}`);
      else if (error instanceof Refusal) logError(Object.values(error.body.campos ?? {}).join('\n') || message);
      else if (error instanceof BackupError || error instanceof ConfigError || error instanceof EmbeddedPostgresError)
        logError(message);
      else if (code && WITHOUT_DATABASE.has(code)) logError(`O banco de dados não respondeu (${message}).`);
      else if (code === 'ENOSPC') logError('O disco está cheio. Nada foi guardado.');
      else logError(stack ?? message);
      process.exit(misused ? EXIT.USAGE : EXIT.FAILED);
    },
  );
}

const WITHOUT_DATABASE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '28P01',
  '3D000',
  '57P01',
  '57P03',
]);
