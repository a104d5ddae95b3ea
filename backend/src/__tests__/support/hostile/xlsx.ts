import {MB, type HostileFile} from './files';
import {packedOf, packedText, type Packed} from './packed';
import {textRows, workbookOf, zipOf} from './workbooks';

const LARGE = 64 * MB;
const HUGE = 900 * MB;
const book = (rows: string | Packed, prolog = ''): Buffer => workbookOf({sheets: {Lista: rows}, prolog});
const OPEN = '<?xml version="1.0"?><worksheet><sheetData>';
const CLOSE = '</sheetData></worksheet>';
/** A workbook whose sheet has at least `bytes` bytes of repeated text between `before` and `after`. */
const sheet = (before: string, bytes: number, after: string, block?: string): Buffer =>
  book(packedOf(OPEN + before, bytes, after + CLOSE, block));
const ROW = textRows([['Código', 'Nome', 'Valor unitário', 'Pontos']]);
const NESTED = (depth: number): Buffer =>
  Array.from({length: depth}).reduce<Buffer>((inner, _, i) => zipOf({[`${i}.zip`]: inner}), Buffer.from('x'));

const REFUSED: Readonly<Record<string, () => Buffer>> = {
  'one attribute of 64 MB': () => sheet('<row x="', LARGE, '"/>'),
  'a hundred thousand tags in each other': () => book('<a>'.repeat(100_000)),
  'entities in each other': () => book('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
  'an entity of the machine’s own files': () =>
    book(
      '<row><c t="inlineStr"><is><t>&x;</t></is></c></row>',
      '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ),
  'a shared text of 64 MB': () =>
    workbookOf({
      sheets: {Lista: '<row><c t="s"><v>0</v></c></row>'},
      texts: packedOf('<sst><si><t>', LARGE, '</t></si></sst>'),
    }),
  'archives in each other': () => NESTED(30),
  'an archive that breaks off': () => book(ROW).subarray(0, 600),
  'a directory that leads behind the end': () => {
    const whole = book(ROW);
    whole.writeUInt32LE(0xffffff0, whole.length - 6);
    return whole;
  },
  'no workbook': () => zipOf({'[Content_Types].xml': '<Types/>'}),
};

/** Large files that are refused by the same bounds. */
const REFUSED_LARGE: Readonly<Record<string, () => Buffer>> = {
  'one text of 64 MB': () => sheet('<row><c t="inlineStr"><is><t>', LARGE, '</t></is></c></row>'),
  'one comment of 64 MB': () => sheet('<!--', LARGE, '-->'),
  'one name of 64 MB': () => sheet('<', LARGE, '/>', packedText(1).replaceAll(/\d/g, 'b')),
  'one tag of a million attributes': () =>
    book(`<row ${Array.from({length: 1_000_000}, (_, i) => `a${i}="${i}"`).join(' ')}/>`),
  'a sheet of one sign': () => book(' '.repeat(32 * MB)),
  'an archive of 6,000 parts': () =>
    zipOf(Object.fromEntries(Array.from({length: 6000}, (_, i) => [`xl/worksheets/sheet${i}.xml`, '<a/>']))),
};

const BOMBS: Readonly<Record<string, () => Buffer>> = {
  'one attribute of 900 MB': () => sheet('<row x="', HUGE, '"/>'),
  'shared texts of 900 MB': () =>
    workbookOf({
      sheets: {Lista: '<row><c t="s"><v>0</v></c></row>'},
      texts: packedOf('<sst>', HUGE, '</sst>', `<si><t>${packedText(1)}</t></si>`),
    }),
};

const TAKEN: Readonly<Record<string, () => Buffer>> = {
  'a cell in the last place of all': () => book(`${ROW}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
  'a cell in a place that there is not': () =>
    book(`${ROW}<row r="99999999999"><c r="ZZZZZZZ99999999999"><v>1</v></c></row>`),
  'sheets with absurd names': () =>
    workbookOf({
      sheets: Object.fromEntries(
        ['../../x', '__proto__', 'constructor', 'a'.repeat(9000), '&#0;', ' '].map(name => [name, ROW]),
      ),
    }),
  'a shared text that there is not': () => book(`${ROW}<row><c t="s"><v>999999999</v></c><c t="s"><v>-1</v></c></row>`),
  'a sheet that is called twice': () => book(`${ROW}${ROW}`),
};

/** Files with as much as the bounds allow. */
const MUCH: Readonly<Record<string, () => Buffer>> = {
  'a sheet of 500 MB of cells': () =>
    sheet(ROW, 500 * MB, '', `<row><c t="inlineStr"><is><t>${packedText(1)}</t></is></c></row>`),
};

const asFile = ([name, content]: [string, () => Buffer]): HostileFile => ({
  name: `XLSX: ${name}`,
  as: 'lista.xlsx',
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  content,
});

const large = (entry: [string, () => Buffer]): HostileFile => ({...asFile(entry), large: true});
export const XLSX_REFUSED: readonly HostileFile[] = [
  ...Object.entries(REFUSED).map(asFile),
  ...Object.entries(REFUSED_LARGE).map(large),
];
export const XLSX_BOMBS: readonly HostileFile[] = Object.entries(BOMBS).map(large);
export const XLSX_MUCH: readonly HostileFile[] = Object.entries(MUCH).map(large);
export const XLSX_TAKEN: readonly HostileFile[] = Object.entries(TAKEN).map(asFile);
