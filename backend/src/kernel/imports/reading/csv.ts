import {setImmediate as otherWork} from 'node:timers/promises';
import {CsvError, Parser} from 'csv-parse';
import {UnreadableFile} from '../refusals';
import {MAX_COLUMNS, MAX_LINES, tooManyLines, type ImportFile, type FileDialect, type SheetRow} from './file';

/** Bytes of one line; a longer one means that a quote was never closed. */
const MAX_RECORD = 1024 * 1024;
/** Bytes after which lines are yielded and counted, at the latest. */
const BATCH_BYTES = 64 * 1024;

/**
 * Yields the lines of a text in batches of some hundred, without holding the file in memory. Bytes that are invalid in
 * the encoding become U+FFFD.
 * @throws UnreadableFile for a line without end; FileTooLarge for too many lines, blank ones included
 */
export async function* csvRows(file: ImportFile, dialect: FileDialect): AsyncGenerator<SheetRow[]> {
  const decoder = new TextDecoder(dialect.codificacao ?? 'utf-8');
  let rows: SheetRow[] = [];
  let linha = 0;
  let failed: Error | undefined;
  const parser = new Parser({
    delimiter: dialect.separador ?? ';',
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    // Blank lines would each be held in memory; they still count as lines.
    skip_empty_lines: true,
    on_record: (cells: string[], {records, empty_lines}) => {
      linha = records + empty_lines;
      rows.push({linha, cells: cells.length > MAX_COLUMNS ? cells.slice(0, MAX_COLUMNS + 1) : cells});
      return null;
    },
  });
  // Errors are handled by the callback of `write`; an error event without a listener would end the server.
  parser.on('error', error => (failed ??= error));
  parser.resume();
  const write = (text: string) =>
    new Promise<void>(resolve => {
      if (text === '') return resolve();
      parser.write(text, error => {
        if (error) failed ??= error;
        resolve();
      });
    });
  const source = file.read();
  try {
    for await (const chunk of source as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += BATCH_BYTES) {
        await write(decoder.decode(chunk.subarray(at, at + BATCH_BYTES), {stream: true}));
        if (failed) throw unreadable(failed, linha);
        if (parser.info.lines > MAX_LINES) throw tooManyLines();
        if (rows.length > 0) yield rows;
        rows = [];
        await otherWork();
      }
    if (file.cut) return;
    await write(decoder.decode());
    await new Promise<void>(resolve => {
      parser.once('close', resolve);
      parser.end();
    });
    if (failed) throw unreadable(failed, linha);
    if (rows.length > 0) yield rows;
  } finally {
    parser.destroy();
    source.destroy();
  }
}

/** @param last the last line that was read completely */
function unreadable(error: Error, last: number): Error {
  if (!(error instanceof CsvError)) return error;
  return UnreadableFile({
    erro: `A linha ${last + 1} não pôde ser lida: há aspas que não se fecham, ou ela é longa demais.`,
  });
}
