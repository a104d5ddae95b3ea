import {join} from 'node:path';
import {stderr} from 'node:process';
import {ClubeApplication} from '../application';
import {ConfigError, readConfig} from '../kernel/config';
import {Recusa} from '../kernel/errors';
import {createLogger} from '../kernel/logger';
import {prepareAlone} from '../kernel/persistence/alone';
import {migrate} from '../kernel/persistence/migrate';
import {EmbeddedPostgresError, startEmbeddedPostgres} from '../kernel/postgres';

const ROOT = join(__dirname, '..', '..', '..');

/** A command was called wrongly; its usage is shown. */
export class UsoErrado extends Error {}

/** Runs an operator's command with the application put together, listening to nobody. */
export async function comAplicacao(comando: (app: ClubeApplication) => Promise<void>): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const quiet = {info: () => undefined, warn: (message: string) => void stderr.write(`${message}\n`)};
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({dataDir: config.dataDir, log: quiet});
  let app: ClubeApplication | undefined;
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    app = await prepareAlone(databaseUrl, quiet.warn, async () => {
      await migrate(databaseUrl);
      return ClubeApplication.create({config: {...config, databaseUrl}, log: createLogger('error'), root: ROOT});
    });
    await comando(app);
  } finally {
    await app?.stop();
    await embedded?.stop();
  }
}

/** Says in words what ended a command, and ends the process. */
export function explicar(error: unknown, uso: string): never {
  const message = (error as Error).message;
  if (error instanceof UsoErrado || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS'))
    stderr.write(`${message}\n\n${uso}\n`);
  else if (error instanceof Recusa) stderr.write(`${Object.values(error.body.campos ?? {}).join('\n') || message}\n`);
  else {
    const told = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
    stderr.write(`${told ? message : ((error as Error).stack ?? message)}\n`);
  }
  process.exit(1);
}
