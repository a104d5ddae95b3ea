import {Transform as Json2Csv} from '@json2csv/node';
import {BindingScope, inject, injectable} from '@loopback/core';
import type {PoolClient} from 'pg';
import QueryStream from 'pg-query-stream';
import {Transform, pipeline, type Readable} from 'node:stream';
import {neutralizarFormula} from '@clube/domain';
import {currentContext} from '../context';
import {Kernel} from '../keys';
import type {Database} from '../persistence/database';
import type {ListDefinition} from './list';
import {readListQuery} from './list-query';
import {buildList} from './list-sql';

/** Lists as CSV, streamed row by row from a cursor: a million rows take no more memory than ten. */
@injectable({scope: BindingScope.SINGLETON})
export class CsvStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async stream(
    list: ListDefinition,
    raw: Record<string, string>,
    encoding: 'utf8' | 'utf16le' = 'utf8',
  ): Promise<Readable> {
    const sql = buildList(list, readListQuery(list, raw), currentContext().ator);
    const client = await this.db.reads.connect();
    const rows = client.query(new QueryStream(`${sql.rows}${sql.page}`, sql.values, {batchSize: 500})) as Readable;
    releaseWhenDone(rows, client);
    const columns = Object.entries(
      list.csv?.columns ?? Object.fromEntries(Object.keys(list.fields).map(key => [key, key])),
    );
    const fields = columns.map(([value, label]) => ({value, label}));
    const csv = new Json2Csv({delimiter: list.csv?.delimiter ?? ';', withBOM: true, fields}, {}, {objectMode: true});
    // A reader who goes away ends the cursor; a cursor that fails ends the download.
    return pipeline(rows, neutralised(), csv, encoded(encoding), () => undefined);
  }
}

function releaseWhenDone(rows: Readable, client: PoolClient): void {
  let released = false;
  const release = (error?: Error) => {
    if (!released) client.release(error);
    released = true;
  };
  rows.on('close', () => release()).on('error', release);
}

/** A cell that a spreadsheet would run as a formula is shown as the text that it is. */
export const neutralise = (value: unknown): unknown => (typeof value === 'string' ? neutralizarFormula(value) : value);

const neutralised = () =>
  new Transform({
    objectMode: true,
    transform(row: Record<string, unknown>, _encoding, done) {
      done(null, Object.fromEntries(Object.entries(row).map(([key, value]) => [key, neutralise(value)])));
    },
  });

const encoded = (encoding: BufferEncoding) =>
  new Transform({
    writableObjectMode: true,
    transform(chunk: string, _encoding, done) {
      done(null, Buffer.from(chunk, encoding));
    },
  });
