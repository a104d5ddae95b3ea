import {setImmediate as otherWork} from 'node:timers/promises';
import {UnreadableFile} from '../refusals';
import {MAX_CELL, MAX_COLUMNS, type ImportFile, type FileDialect, type SheetRow} from './file';
import {cellReader, type CellReader} from './xlsx-cells';
import {Workbook} from './workbook';

const WORKBOOK = 'xl/workbook.xml';
const TEXTS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** The names of a workbook's sheets, in order. */
export async function sheetNames(file: ImportFile): Promise<string[]> {
  const book = await Workbook.open(file);
  try {
    return [...(await sheetsOf(book)).keys()];
  } finally {
    book.close();
  }
}

/**
 * Yields the lines of one sheet in batches; the shared texts are held in memory, the sheet is not.
 * @throws UnreadableFile
 */
export async function* xlsxRows(file: ImportFile, {planilha, decimal}: FileDialect): AsyncGenerator<SheetRow[]> {
  const book = await Workbook.open(file);
  try {
    const sheets = await sheetsOf(book);
    const part = planilha === null ? [...sheets.values()][0] : sheets.get(planilha);
    if (!part) throw UnreadableFile({erro: `O arquivo não tem a planilha ${planilha ?? ''}.`});
    const cells = cellReader({
      texts: book.has(TEXTS) ? await textsOf(book) : [],
      dates: book.has(STYLES) ? await datesOf(book) : new Set(),
      decimal,
    });
    yield* rowsOf(book, part, cells);
  } finally {
    book.close();
  }
}

async function* rowsOf(book: Workbook, part: string, cells: CellReader): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = [];
  let [linha, column, row] = [0, 0, [] as string[]];
  let [kind, style, value, taking] = ['', '', '', false];
  const sheet = {ended: false};
  const pieces = book.pieces(part, 'sheet', {
    open(name, {r, t, s}) {
      if (name === 'row') {
        const next = r === undefined ? linha + 1 : Number(r);
        if (!Number.isInteger(next) || next <= linha || next > 1_048_576) throw new SyntaxError('rows out of order');
        linha = next;
        [row, column] = [[], 0];
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [kind, style, value] = [t ?? 'n', s ?? '', ''];
      } else if (name === 'v' || name === 't') taking = true;
      // Phonetic hints above the characters in some languages: no part of the text.
      else if (name === 'rPh') taking = false;
    },
    text(text) {
      if (taking && value.length <= MAX_CELL) value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') taking = false;
      else if (name === 'c') {
        if (column > 0 && column <= MAX_COLUMNS + 1) {
          while (row.length < column - 1) row.push('');
          row[column - 1] = cells({kind, style, value});
        }
      } else if (name === 'row') rows.push({linha, cells: row});
      else if (name === 'sheetData') sheet.ended = true;
    },
  });
  for await (const _ of pieces) {
    if (rows.length > 0) yield rows;
    rows = [];
    await otherWork();
  }
  if (!sheet.ended) throw UnreadableFile();
}

/** `BC12` is in column 55. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
}

/** Maps each sheet's name to the part that contains its lines. */
async function sheetsOf(book: Workbook): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await book.read('xl/_rels/workbook.xml.rels', 'part', {
    open(name, {Id, Target = '', Type = ''}) {
      if (name !== 'Relationship' || !Type.endsWith('/worksheet') || Id === undefined) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  const sheets = new Map<string, string>();
  await book.read(WORKBOOK, 'part', {
    open(tag, attributes) {
      if (tag !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
      const part = targets.get(id);
      if (part !== undefined && book.has(part)) sheets.set(attributes.name ?? '', part);
    },
  });
  if (sheets.size === 0) throw UnreadableFile();
  return sheets;
}

async function textsOf(book: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let [text, taking] = ['', false];
  await book.read(TEXTS, 'texts', {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') taking = true;
    },
    text(part) {
      if (taking && text.length <= MAX_CELL) text += part;
    },
    close(name) {
      if (name === 't') taking = false;
      else if (name === 'rPh') text = '';
      else if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** The built-in format numbers of Excel that are dates. */
const BUILT_IN = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** The indexes of the styles whose numbers are dates. */
async function datesOf(book: Workbook): Promise<Set<string>> {
  const formats = new Set(BUILT_IN);
  const dates = new Set<string>();
  let [inStyles, place] = [false, 0];
  await book.read(STYLES, 'part', {
    open(name, {numFmtId = '', formatCode = ''}) {
      // Quoted or bracketed text of a format is literal, even if it has the letters of a date.
      const bare = formatCode.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (name === 'numFmt' && /[dmy]/i.test(bare) && !/0|#/.test(bare)) formats.add(Number(numFmtId));
      if (name === 'cellXfs') inStyles = true;
      if (name !== 'xf' || !inStyles) return;
      if (formats.has(Number(numFmtId))) dates.add(String(place));
      place++;
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return dates;
}
