import {createHash} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir, open, readdir} from 'node:fs/promises';
import {dirname} from 'node:path';
import {pipeline} from 'node:stream/promises';
import type {Client} from 'pg';
import {pathOf} from '../../storage/folder-storage';
import type {Member} from '../archive/archive-reader';
import {BackupError} from '../errors';
import {FILES, type Manifest} from '../archive/format';
import {rowsOf, sql} from '../../persistence/sql';
import {knownFiles} from '../known-files';

const BATCH = 500;

/** @throws BackupError when the folder contains files: a restore overwrites nothing. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new BackupError(`A pasta ${folder} não está vazia. Restaure numa pasta nova (DATA_DIR).`);
}

/** Writes a backup's files into a folder and compares them with the rows that reference them. */
export class RestoreFiles {
  private readonly folders = new Set<string>();
  private batch = new Map<string, string>();
  private files = 0;
  /** Number of rows whose file was restored, correct or faulty. */
  private right = 0;
  private wrong = 0;

  constructor(
    private readonly client: Client,
    private readonly root: string,
  ) {}

  async take({name, content}: Member): Promise<void> {
    const key = name.slice(FILES.length);
    const path = pathOf(this.root, key);
    const folder = dirname(path);
    if (!this.folders.has(folder)) await mkdir(folder, {recursive: true});
    this.folders.add(folder);
    const hash = createHash('sha256');
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, {flags: 'wx', flush: true}),
    );
    this.files++;
    this.batch.set(key, hash.digest('hex'));
    if (this.batch.size === BATCH) await this.compare();
  }

  /** @throws BackupError when a row's file is missing, unless the backup's manifest lists it as missing. */
  async finish({arquivos}: Manifest): Promise<void> {
    await this.compare();
    for (const folder of this.folders) await syncFolder(folder);
    const [known] = await rowsOf(this.client, sql<{n: number}>`SELECT count(*)::int AS n FROM ${knownFiles()} x`);
    const missing = (known?.n ?? 0) - this.right - this.wrong;
    if (this.files !== arquivos.quantidade || missing !== arquivos.faltam || this.wrong !== arquivos.diferem)
      throw new BackupError(
        `Os arquivos não são os que o banco de dados conhece: faltam ${missing}, diferem ${this.wrong}.`,
      );
  }

  private async compare(): Promise<void> {
    const paths = sql.bound([...this.batch.keys()]);
    const rows = await rowsOf(
      this.client,
      sql<{certo: boolean; n: number}>`SELECT coalesce(a.sha256 = x.sha256, false) AS certo, count(*)::int AS n
         FROM ${knownFiles(sql`WHERE caminho = ANY(${paths})`)} a
         JOIN unnest(${paths}::text[], ${[...this.batch.values()]}::text[]) AS x(caminho, sha256) USING (caminho) GROUP BY 1`,
    );
    for (const {certo, n} of rows) this[certo ? 'right' : 'wrong'] += n;
    this.batch = new Map();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
