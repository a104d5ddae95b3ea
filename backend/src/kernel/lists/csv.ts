import {text} from 'node:stream/consumers';
import {AsyncParser} from '@json2csv/node';
import {BindingScope, inject, injectable} from '@loopback/core';
import {neutraliseFormula} from '@clube/domain';
import {currentContext} from '../context';
import type {Source} from '../http/output/deliver';
import {Kernel} from '../keys';
import type {Database} from '../persistence/database';
import type {ListDefinition} from './list';
import {readListQuery} from './list-query';
import {buildList} from './list-sql';

type Row = Record<string, unknown>;

const END = '\n';
/** The file's last line when the rest of it could not be read: nobody takes a part for the whole. */
export const CUT_SHORT = 'EXPORTAÇÃO INCOMPLETA: uma falha a interrompeu antes do fim. Baixe o arquivo de novo.';

/** Lists as CSV, batch by batch from one snapshot: a million rows take no more memory than a thousand. */
@injectable({scope: BindingScope.SINGLETON})
export class CsvStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** What of the query is refused is refused at once; the database is asked when somebody begins to read. */
  stream(list: ListDefinition, raw: Record<string, string>, encoding: 'utf8' | 'utf16le' = 'utf8'): Source {
    const {actor} = currentContext();
    const {rows, page, values} = buildList(list, readListQuery(list, raw), actor);
    const statement = {text: `${rows}${page}`, values};
    const read = {statement, reader: 'id' in actor ? `${actor.kind}:${actor.id}` : actor.kind};
    return gone => encoded(csvOf(list, this.db.batches<Row>({...read, gone})), encoding);
  }
}

async function* csvOf(list: ListDefinition, batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  const columns = Object.entries(
    list.csv?.columns ?? Object.fromEntries(Object.keys(list.fields).map(key => [key, key])),
  );
  const fields = columns.map(([value, label]) => ({value, label}));
  const options = {delimiter: list.csv?.delimiter ?? ';', eol: END, fields};
  const first = new AsyncParser<Row, Row>({...options, withBOM: true});
  const further = new AsyncParser<Row, Row>({...options, header: false});
  let begun = false;
  try {
    for await (const batch of batches) {
      const rows = batch.map(neutralised);
      if (!begun) yield await text(first.parse(rows));
      else if (rows.length > 0) yield END + (await text(further.parse(rows)));
      begun = true;
    }
  } catch (error) {
    if (begun) yield `${END}"${CUT_SHORT}"`;
    throw error;
  }
}

async function* encoded(texts: AsyncIterable<string>, encoding: BufferEncoding): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text, encoding);
}

/** A cell that a spreadsheet would run as a formula is shown as the text that it is. */
export const neutralise = (value: unknown): unknown => (typeof value === 'string' ? neutraliseFormula(value) : value);

const neutralised = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, neutralise(value)]));
