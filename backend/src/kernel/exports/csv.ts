import {BindingScope, inject, injectable} from '@loopback/core';
import {isPlainLine} from '@clube/domain';
import type {Source} from '../http/output/stream-response';
import {Kernel} from '../keys';
import type {ListDefinition} from '../lists/list';
import type {Database} from '../persistence/database';
import {isJoined} from './line-sql';
import {linesOf, type ListReading} from './reading';
import {lineWriter, type LineWriter} from './write-lines';

/** The last line of a file that could not be completed, so that nobody mistakes a part for the whole. */
export const CUT_SHORT = 'EXPORTAÇÃO INCOMPLETA: uma falha a interrompeu antes do fim. Baixe o arquivo de novo.';

/** Exports lists as CSV, batch by batch from one snapshot, so memory does not grow with the number of rows. */
@injectable({scope: BindingScope.SINGLETON})
export class CsvStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** An invalid query is refused at once; the database is queried when the client starts to read. */
  stream(list: ListDefinition, raw: Record<string, string>, encoding: 'utf8' | 'utf16le' = 'utf8'): Source {
    const reading = linesOf(this.db, list, raw);
    return abortSignal => encoded(csvOf(reading, abortSignal), encoding);
  }
}

/** The text for Brazilian spreadsheets: byte order mark, headings, semicolons, no formulas. */
export async function* csvOf(
  {columns, batches}: ListReading<{linha: string}>,
  abortSignal: AbortSignal,
): AsyncGenerator<string> {
  const write = lineWriter(columns);
  let begun = false;
  try {
    for await (const rows of batches(abortSignal)) {
      const text = await written(rows, write);
      yield begun ? text : (await write.headings()) + text;
      begun = true;
    }
  } catch (error) {
    if (begun) yield `\n${CUT_SHORT}`;
    throw error;
  }
}

/** Most lines are ready as PostgreSQL sends them; only the others are processed cell by cell. */
async function written(rows: readonly {linha: string}[], write: LineWriter): Promise<string> {
  const lines: string[] = [];
  const careful: number[] = [];
  for (const {linha} of rows) {
    if (!isJoined(linha) || !isPlainLine(linha.slice(1))) careful.push(lines.length);
    lines.push(linha);
  }
  if (careful.length === 0) return lines.join('');
  const found = await write.lines(careful.map(i => lines[i] ?? ''));
  careful.forEach((at, i) => (lines[at] = `\n${found[i]}`));
  return lines.join('');
}

async function* encoded(texts: AsyncIterable<string>, encoding: BufferEncoding): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text, encoding);
}
