import {text} from 'node:stream/consumers';
import {AsyncParser} from '@json2csv/node';
import {csvCell} from '@clube/domain';
import type {ExportColumn} from './columns';
import {UNIT_SEPARATOR, SEPARATOR, cellsOf} from './line-sql';
import {presentationOf} from './presentation';

export interface LineWriter {
  headings(): Promise<string>;
  /** The lines as in the file, without line breaks. */
  lines(lines: readonly string[]): Promise<string[]>;
}

/** Writes the headings, and the lines that must be processed cell by cell. */
export function lineWriter(columns: readonly ExportColumn[]): LineWriter {
  const fields = columns.map(({name, heading, field}, i) => {
    const {read} = presentationOf(name, field);
    const value = (cells: string[]) => cells[i] ?? '';
    return {label: heading, value: read ? (cells: string[]) => value(cells) && read(value(cells)) : value};
  });
  // A cell may contain a line break but no UNIT_SEPARATOR, by which the output is split into lines again.
  const options = {
    fields,
    delimiter: SEPARATOR,
    eol: UNIT_SEPARATOR,
    includeEmptyRows: true,
    formatters: {string: csvCell},
  };
  const first = new AsyncParser<string[], string[]>({...options, withBOM: true});
  const further = new AsyncParser<string[], string[]>({...options, header: false});
  return {
    headings: () => text(first.parse([])),
    lines: async lines => (await text(further.parse(lines.map(cellsOf)))).split(UNIT_SEPARATOR),
  };
}
