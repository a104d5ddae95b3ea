import {text} from 'node:stream/consumers';
import {AsyncParser} from '@json2csv/node';
import {BindingScope, inject, injectable} from '@loopback/core';
import {csvCell} from '@clube/domain';
import type {Source} from '../http/output/deliver';
import {Kernel} from '../keys';
import type {ListDefinition} from '../lists/list';
import type {Database} from '../persistence/database';
import {textCells} from './cells';
import {readingOf, type ExportRow, type ListReading} from './reading';

const SEPARATOR = ';';
const END = '\n';
/** The file's last line when the rest of it could not be read: nobody takes a part for the whole. */
export const CUT_SHORT = 'EXPORTAÇÃO INCOMPLETA: uma falha a interrompeu antes do fim. Baixe o arquivo de novo.';

/** Lists as CSV, batch by batch from one snapshot: a million rows take no more memory than a thousand. */
@injectable({scope: BindingScope.SINGLETON})
export class CsvStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** What of the query is refused is refused at once; the database is asked when somebody begins to read. */
  stream(list: ListDefinition, raw: Record<string, string>, encoding: 'utf8' | 'utf16le' = 'utf8'): Source {
    const reading = readingOf(this.db, list, raw);
    return gone => encoded(csvOf(reading, gone), encoding);
  }
}

/** The text of a file as a Brazilian spreadsheet opens it: a byte order mark, headings, semicolons, no formula. */
export async function* csvOf({columns, batches}: ListReading, gone: AbortSignal): AsyncGenerator<string> {
  const fields = columns.map(({name, heading, field}) => {
    const write = textCells(field.state);
    return {label: heading, value: (row: ExportRow) => write(row[name])};
  });
  const options = {fields, delimiter: SEPARATOR, eol: END, includeEmptyRows: true, formatters: {string: csvCell}};
  const first = new AsyncParser<ExportRow, ExportRow>({...options, withBOM: true});
  const further = new AsyncParser<ExportRow, ExportRow>({...options, header: false});
  let begun = false;
  try {
    for await (const rows of batches(gone)) {
      if (!begun) yield await text(first.parse(rows));
      else if (rows.length > 0) yield END + (await text(further.parse(rows)));
      begun = true;
    }
  } catch (error) {
    if (begun) yield END + CUT_SHORT;
    throw error;
  }
}

async function* encoded(texts: AsyncIterable<string>, encoding: BufferEncoding): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text, encoding);
}
