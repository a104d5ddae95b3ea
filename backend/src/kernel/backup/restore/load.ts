import {once} from 'node:events';
import {finished} from 'node:stream/promises';
import type {Client} from 'pg';
import {from as copyFrom, type CopyStreamQuery} from 'pg-copy-streams';
import {readMigrations, storeChecksums, runMigrations, type Migration} from '../../persistence/migrations';
import type {Member} from '../archive/archive-reader';
import {copyOf, foreignKeysOf, quoted, tablesOf, type ForeignKey} from '../catalog';
import {WAITING} from '../make/dump';
import {BackupError} from '../errors';
import {DATA, type Manifest, type Start, type Table} from '../archive/format';
import {sql} from '../../persistence/sql';

/**
 * Fills an empty database in the client's open transaction: the schema at the time of the backup, its rows, and the
 * migrations since. Foreign keys are dropped and created again, so that the order of tables does not matter; triggers
 * are disabled, since the rows already contain their results.
 */
export class Load {
  private open: {name: string; stream: CopyStreamQuery; done: Promise<void>} | undefined;
  private readonly linhas: Record<string, number> = {};

  private constructor(
    private readonly client: Client,
    private readonly start: Start,
    private readonly keys: ForeignKey[],
  ) {}

  static async begin(client: Client, start: Start): Promise<Load> {
    const known = requireKnown(start);
    const asOurs = withoutTransactions(client);
    await runMigrations(asOurs, {count: start.migracoes.length});
    await storeChecksums(client, known.slice(0, start.migracoes.length));
    const tables = await tablesOf(client);
    if (JSON.stringify(tables) !== JSON.stringify(start.tabelas))
      throw new BackupError(
        'As tabelas da cópia não são as que as suas migrações fazem: restaure com a versão de origem.',
      );
    const keys = await foreignKeysOf(client);
    for (const {tabela, nome} of keys) await client.query(`ALTER TABLE ${tabela} DROP CONSTRAINT ${nome}`);
    for (const {nome} of tables) await client.query(`ALTER TABLE ${quoted(nome)} DISABLE TRIGGER USER`);
    // Some migrations insert initial rows, which the backup contains as well.
    await client.query(`TRUNCATE ${tables.map(({nome}) => quoted(nome)).join(', ')}`);
    await client.query(
      `CREATE TEMPORARY TABLE ${quoted(WAITING.nome)} (nome text, dados jsonb, prioridade integer) ON COMMIT DROP`,
    );
    return new Load(client, start, keys);
  }

  /** Loads a piece of a table's rows. */
  async take({name, content}: Member): Promise<void> {
    const table = name.slice(DATA.length).split('/')[0] ?? '';
    if (this.open?.name !== table) await this.next(table);
    const {stream, done} = this.open as NonNullable<typeof this.open>;
    for await (const chunk of content) if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
  }

  /** Called after the last row. */
  async endOfRows(): Promise<void> {
    if (!this.open) return;
    const {name, stream, done} = this.open;
    this.open = undefined;
    stream.end();
    await done;
    this.linhas[name] = stream.rowCount;
  }

  /** Creates the foreign keys again, migrates to the current schema, and compares the row counts. */
  async finish(manifest: Manifest): Promise<void> {
    const {client, start} = this;
    for (const {nome} of [...start.tabelas, WAITING])
      if ((this.linhas[nome] ?? 0) !== manifest.linhas[nome])
        throw new BackupError(
          `A tabela ${nome} ficou com ${this.linhas[nome] ?? 0} linhas, não ${manifest.linhas[nome]}.`,
        );
    for (const {tabela, nome, definicao} of this.keys)
      await client.query(`ALTER TABLE ${tabela} ADD CONSTRAINT ${nome} ${definicao}`);
    for (const {nome} of start.tabelas) await client.query(`ALTER TABLE ${quoted(nome)} ENABLE TRIGGER USER`);
    for (const {tabela, coluna, valor, usado} of manifest.sequencias)
      await client.query(sql`SELECT setval(pg_get_serial_sequence(${quoted(tabela)}, ${coluna}), ${valor}, ${usado})`);
    await runMigrations(withoutTransactions(client));
    await storeChecksums(client, readMigrations());
    const columns = WAITING.colunas.join(', ');
    await client.query(`INSERT INTO tarefa_restaurada (${columns}) SELECT ${columns} FROM ${quoted(WAITING.nome)}`);
  }

  private async next(name: string): Promise<void> {
    await this.endOfRows();
    const table: Table | undefined = [...this.start.tabelas, WAITING].find(({nome}) => nome === name);
    if (!table || this.linhas[name] !== undefined) throw new BackupError(`A cópia tem linhas fora do lugar (${name}).`);
    const stream = this.client.query(copyFrom(copyOf(table, 'FROM STDIN')));
    const done = finished(stream);
    done.catch(() => undefined);
    this.open = {name, stream, done};
  }
}

/** @throws BackupError unless the backup's migrations are the first of ours, unchanged. */
function requireKnown({migracoes}: Start): Migration[] {
  const ours = readMigrations();
  migracoes.forEach(({arquivo: file, sha256}, n) => {
    if (ours[n]?.file !== file || ours[n].sha256 !== sha256)
      throw new BackupError(
        `A cópia foi feita por outra versão do programa (migração ${file}): restaure com a mesma ou uma mais nova.`,
      );
  });
  return ours;
}

/** The client for the migrations: it ignores their BEGIN and COMMIT, as the outer transaction must stay open. */
function withoutTransactions(client: Client): Client {
  const query = (text: unknown, ...rest: unknown[]) =>
    text === 'BEGIN;' || text === 'COMMIT;'
      ? Promise.resolve({rows: []})
      : (client.query as (...args: unknown[]) => unknown).call(client, text, ...rest);
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
}
