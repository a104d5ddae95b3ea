import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {Client} from 'pg';
import {migrationsOf} from '../../persistence/migrations';
import type {Storage} from '../../storage/storage';
import {ArchiveWriter, PARTIAL} from '../archive/archive-writer';
import {sequencesOf, tablesOf} from '../catalog';
import {WAITING, dumpJobs, dumpTable} from './dump';
import {BackupError} from '../errors';
import {FORMAT, SECRETS, START, type Start} from '../archive/format';
import {openSnapshot} from './snapshot';
import {storeFiles, type StoredFiles} from './store-files';
import {rowsOf, sql} from '../../persistence/sql';

export interface BackupOptions {
  databaseUrl: string;
  storage: Storage;
  /** Folder of generated secrets, as opposed to configured ones; they are only included in an encrypted backup. */
  dataDir?: string;
  /** Target folder, created if it is missing. */
  folder: string;
  key?: string;
  now: Date;
  log: (text: string) => void;
}

export interface BackupMade extends StoredFiles {
  file: string;
  linhas: Record<string, number>;
}

/**
 * Writes database and files, consistent at one moment, to one file while the application runs. The file is complete or
 * does not exist.
 * @throws BackupError with a message for the person who ran the command.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupMade> {
  const {databaseUrl, folder, key, now, log} = options;
  await mkdir(folder, {recursive: true, mode: 0o700});
  const client = await openSnapshot(databaseUrl, log);
  try {
    await removeLeftovers(folder, now);
    const name = `clube-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.zst${key ? '.age' : ''}`;
    const file = join(folder, name);
    if (existsSync(file)) throw new BackupError(`${file} já existe.`);
    const writer = await ArchiveWriter.create(file, {key, when: now});
    try {
      return {file, ...(await write(client, writer, options))};
    } catch (error) {
      await writer.abort();
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function write(client: Client, writer: ArchiveWriter, options: BackupOptions): Promise<Omit<BackupMade, 'file'>> {
  const {storage, dataDir, key, now, log} = options;
  const tabelas = await tablesOf(client);
  const start: Start = {formato: FORMAT, criadoEm: now.toISOString(), migracoes: await sumsOf(client), tabelas};
  await writer.add(START, Buffer.from(JSON.stringify(start, null, 1)));
  const linhas: Record<string, number> = {};
  for (const tabela of tabelas) linhas[tabela.nome] = await dumpTable(client, writer, tabela);
  linhas[WAITING.nome] = await dumpJobs(client, writer);
  const rows = Object.values(linhas).reduce((sum, n) => sum + n, 0);
  log(`  banco de dados: ${rows.toLocaleString('pt-BR')} linhas de ${tabelas.length} tabelas`);
  if (key && dataDir)
    for (const [member, name] of SECRETS) {
      const file = join(dataDir, name);
      if (existsSync(file)) await writer.add(member, await readFile(file));
    }
  const stored = await storeFiles(client, storage, writer, teller(log));
  log(`  arquivos: ${stored.arquivos.quantidade.toLocaleString('pt-BR')}`);
  await writer.finish({linhas, sequencias: await sequencesOf(client, tabelas), ...stored});
  return {linhas, ...stored};
}

async function sumsOf(client: Client): Promise<Start['migracoes']> {
  const names = await migrationsOf(client);
  if (names.length === 0) throw new BackupError('Não há tabelas do Clube do Pintor neste banco de dados.');
  const rows = await rowsOf(client, sql<{arquivo: string; sha256: string}>`SELECT arquivo, sha256 FROM migracao_soma`);
  const sums = new Map(rows.map(({arquivo: file, sha256}) => [file, sha256]));
  return names.map(name => {
    const sha256 = sums.get(`${name}.sql`);
    if (!sha256) throw new BackupError('O banco de dados está sendo preparado: tente de novo quando o programa abrir.');
    return {arquivo: `${name}.sql`, sha256};
  });
}

const EVERY_MS = 5000;

/** Logs the progress now and then. */
function teller(log: (text: string) => void): (files: number) => void {
  let last = performance.now();
  return files => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    log(`  arquivos: ${files.toLocaleString('pt-BR')}…`);
  };
}

/** A backup in progress is modified all the time; one unmodified for so long was killed. */
const ABANDONED_MS = 3_600_000;
const OURS = /^\.clube-\d{8}T\d{6}Z\.tar\.zst(\.age)?/;

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!OURS.test(name) || !name.endsWith(PARTIAL)) continue;
    const path = join(folder, name);
    const {mtimeMs} = await stat(path);
    if (now.getTime() - mtimeMs > ABANDONED_MS) await rm(path, {force: true});
  }
}

/** Deletes all but the newest `keep` backups of a folder; returns the names of the deleted ones. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => /^clube-\d{8}T\d{6}Z\.tar\.zst(\.age)?$/.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
