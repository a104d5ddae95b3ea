import {once} from 'node:events';
import {finished} from 'node:stream/promises';
import {Client} from 'pg';
import {from as copyFrom, type CopyStreamQuery} from 'pg-copy-streams';

type Value = string | number | boolean | null;

/** Bytes that are buffered before they are sent. */
const CHUNK = 1 << 18;

/** A table that is filled by COPY on its own connection. */
class CopiedTable {
  private text = '';
  private failure: Error | undefined;
  constructor(
    private readonly client: Client,
    private readonly stream: CopyStreamQuery,
  ) {
    stream.on('error', error => (this.failure = error));
  }

  static async open(databaseUrl: string, table: string, columns: string): Promise<CopiedTable> {
    const client = new Client({connectionString: databaseUrl});
    await client.connect();
    try {
      await client.query('SET synchronous_commit = off');
      return new CopiedTable(client, client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`)));
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Values must not contain tabs, line breaks or backslashes. */
  add(...values: Value[]): void {
    this.text += `${values.map(value => value ?? '\\N').join('\t')}\n`;
  }

  async flush(atLeast = CHUNK): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.text.length < atLeast) return;
    const {text} = this;
    this.text = '';
    if (!this.stream.write(text)) await once(this.stream, 'drain');
  }

  async finish(): Promise<void> {
    await this.flush(1);
    this.stream.end();
    await finished(this.stream, {readable: false});
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

export type {CopiedTable};

/** Copies into several tables concurrently; `work` adds rows and regularly calls `flush`. */
export async function copyInto<T extends string>(
  databaseUrl: string,
  columns: Readonly<Record<T, string>>,
  work: (tables: Readonly<Record<T, CopiedTable>>, flush: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const tables = {} as Record<T, CopiedTable>;
  try {
    for (const table of Object.keys(columns) as T[])
      tables[table] = await CopiedTable.open(databaseUrl, table, columns[table]);
    const all = Object.values<CopiedTable>(tables);
    await work(tables, async () => {
      for (const table of all) await table.flush();
    });
    for (const table of all) await table.finish();
  } finally {
    for (const table of Object.values<CopiedTable>(tables)) await table.close();
  }
}
