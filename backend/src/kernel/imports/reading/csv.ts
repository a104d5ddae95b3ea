import {setImmediate as otherWork} from 'node:timers/promises';
import {CsvError, Parser} from 'csv-parse';
import {ArquivoIlegivel} from '../refusals';
import {MAX_COLUMNS, type FileOfLines, type Manner, type SheetRow} from './file';

/** Of one line: beyond it a quote was never closed. */
const MAX_RECORD = 1024 * 1024;

/**
 * The lines of a text, in batches of some hundred; nothing of the file is kept. A sign that the encoding does not know
 * comes as U+FFFD.
 * @throws ArquivoIlegivel where a line never ends
 */
export async function* csvRows(file: FileOfLines, manner: Manner): AsyncGenerator<SheetRow[]> {
  const decoder = new TextDecoder(manner.codificacao ?? 'utf-8');
  let rows: SheetRow[] = [];
  let linha = 0;
  let failed: Error | undefined;
  const parser = new Parser({
    delimiter: manner.separador ?? ';',
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    on_record: (cells: string[]) => {
      linha++;
      rows.push({linha, cells: cells.length > MAX_COLUMNS ? cells.slice(0, MAX_COLUMNS + 1) : cells});
      return null;
    },
  });
  // What fails is told by the callback of the write; unheard the event would end the server.
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
    for await (const chunk of source as AsyncIterable<Buffer>) {
      await write(decoder.decode(chunk, {stream: true}));
      if (failed) throw unreadable(failed, linha);
      if (rows.length > 0) yield rows;
      rows = [];
      await otherWork();
    }
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

/** @param last the last line that was read whole */
function unreadable(error: Error, last: number): Error {
  if (!(error instanceof CsvError)) return error;
  return ArquivoIlegivel({
    erro: `A linha ${last + 1} não pôde ser lida: há aspas que não se fecham, ou ela é longa demais.`,
  });
}
