import {mkdir, rename, rm, rmdir, writeFile} from 'node:fs/promises';
import {buffer} from 'node:stream/consumers';
import {join} from 'node:path';
import type {Client} from 'pg';
import {LOCK, connectWithoutTimeouts, takeLock} from '../../persistence/locks';
import {parseStart, readArchive, type Member} from '../archive/archive-reader';
import {requireEmptyDatabase, type Queries} from '../catalog';
import {BackupError} from '../errors';
import {DATA, FILES, FORMAT, SECRETS, START, type Manifest, type Start} from '../archive/format';
import {Load} from './load';
import {RestoreFiles, requireEmptyFolder} from './restore-files';

export interface Inspected {
  start: Start;
  manifest: Manifest;
}

/** Reads a backup completely and verifies it. @throws BackupError when its content was changed. */
export async function inspectBackup(file: string, key: string | undefined): Promise<Inspected> {
  let start: Start | undefined;
  const manifest = await readArchive(file, key, async ({name, content}) => {
    if (name === START) start = parseStart(await buffer(content));
  });
  if (start?.formato !== FORMAT)
    throw new BackupError('A cópia tem um formato que esta versão do programa não conhece: restaure com a que a fez.');
  return {start, manifest};
}

export interface RestoreOptions {
  file: string;
  key?: string;
  databaseUrl: string;
  dataDir: string;
  /** Checks the restored data; returns the names of violated rules. */
  check: (db: Queries) => Promise<string[]>;
  log: (text: string) => void;
}

/**
 * Restores a backup into an empty database and an empty folder, completely or not at all: the rows are inserted in one
 * transaction, and the folder of the files is renamed to its final name just before the commit.
 * @throws BackupError with a message for the person who ran the command.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Inspected> {
  const {file, key, databaseUrl, dataDir, log} = options;
  const folder = join(dataDir, 'arquivos');
  const draft = join(dataDir, 'arquivos.restaurando');
  const client = await connectWithoutTimeouts(databaseUrl, 'clube-restauracao');
  try {
    await takeLock(client, LOCK.PREPARATION, {
      onWait: () => log('Uma cópia do programa prepara este banco; aguardando…'),
    });
    await requireEmptyDatabase(client);
    await requireEmptyFolder(folder);
    log('Conferindo a cópia…');
    const inspected = await inspectBackup(file, key);
    log('Restaurando…');
    await rm(draft, {recursive: true, force: true});
    await mkdir(draft, {recursive: true});
    try {
      await client.query('BEGIN');
      await fill(client, draft, inspected, options);
      await rmdir(folder).catch(() => undefined);
      await rename(draft, folder);
      await client.query('COMMIT').catch((error: unknown) => {
        // The commit may have succeeded all the same, so the files stay.
        throw new BackupError(`O banco de dados não confirmou o fim. Esvazie banco e pasta e restaure de novo.`, {
          cause: error,
        });
      });
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      await rm(draft, {recursive: true, force: true});
      throw error;
    }
    await client.query('ANALYZE');
    return inspected;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(
  client: Client,
  draft: string,
  {start, manifest}: Inspected,
  options: RestoreOptions,
): Promise<void> {
  const {file, key, dataDir, check, log} = options;
  const load = await Load.begin(client, start);
  const files = new RestoreFiles(client, draft);
  const secrets = new Map<string, Buffer>();
  let rowsAreIn = false;
  const finishRows = async () => {
    if (rowsAreIn) return;
    rowsAreIn = true;
    await load.endOfRows();
    await load.finish(manifest);
    log(`  banco de dados: ${start.tabelas.length} tabelas`);
  };
  const take = async (member: Member) => {
    if (member.name.startsWith(DATA)) return load.take(member);
    if (member.name === START) return;
    await finishRows();
    if (member.name.startsWith(FILES)) return files.take(member);
    const secret = SECRETS.get(member.name);
    if (secret) secrets.set(secret, await buffer(member.content));
    else throw new BackupError(`A cópia traz o que esta versão do programa não conhece (${member.name}).`);
  };
  const again = await readArchive(file, key, take);
  if (again.somas !== manifest.somas) throw new BackupError('A cópia mudou enquanto era lida.');
  await finishRows();
  await files.finish(manifest);
  log(`  arquivos: ${manifest.arquivos.quantidade.toLocaleString('pt-BR')}`);
  const broken = await check(client);
  if (broken.length > 0) throw new BackupError(`Os dados da cópia não conferem:\n${broken.join('\n')}`);
  for (const [name, secret] of secrets) await writeFile(join(dataDir, name), secret, {mode: 0o600});
}
