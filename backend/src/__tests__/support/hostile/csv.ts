import {MB, type HostileFile} from './files';

export const HEADING = 'Código;Nome;Valor unitário;Pontos';

const filled = (bytes: number, text: string): Buffer => Buffer.alloc(bytes, text);
const lines = (text: string): Buffer => Buffer.from(`${HEADING}\n${text}`);

/** Files that are refused before any line is stored. */
const REFUSED: Readonly<Record<string, () => Buffer>> = {
  'a file of line breaks': () => filled(20 * MB, '\n'),
  'nothing but NULs': () => Buffer.alloc(MB),
};

/** Large files that are refused in the same way. */
const LARGE: Readonly<Record<string, () => Buffer>> = {
  'a file of blank lines': () => filled(20 * MB, '  \r\n'),
  'a quote that is never closed': () => lines(`"${'x'.repeat(5 * MB)}`),
  'one endless line': () => filled(20 * MB, 'x'),
  'one cell of 3 MB': () => lines(`A;${'x'.repeat(3 * MB)};1;1`),
  'one line of a million cells': () => filled(5 * MB, ';'),
};

/** Files that are accepted, with lines that people must correct or that are refused. */
const TAKEN: Readonly<Record<string, () => Buffer>> = {
  'ragged lines': () => lines(`${Array.from({length: 20_000}, (_, i) => ';'.repeat(i % 7)).join('\n')}\nA;a;1;1`),
  'NULs within lines': () => lines('A\0;a;1;1\n\0;\0;\0;\0'),
  'UTF-16 that says nothing of it': () => Buffer.from(`${HEADING}\nA;a;1;1`, 'utf16le'),
  'UTF-16 with a lone half of a character': () => Buffer.from(`\ufeff${HEADING}\nA;\ud800;1;1`, 'utf16le'),
  'half a sign of UTF-16': () => Buffer.from([0xff, 0xfe, 0x0a]),
  'bytes of no encoding': () => lines('A;\xff\xfe\x80;1;1'),
  'quotes within quotes': () => lines(`A;${'""'.repeat(20_000)};1;1`),
  formulas: () => lines('=1+1;@SUM(1);+1;-1\n=cmd|x!A1;a;1;1'),
  'numbers of a thousand digits': () => lines(`A;a;${'9'.repeat(1000)};${'9'.repeat(1000)}`),
  'signs that turn the direction': () => lines('\u202eA;\u200b;1;1'),
};

const asFile = ([name, content]: [string, () => Buffer]): HostileFile => ({
  name: `CSV: ${name}`,
  as: 'lista.csv',
  mime: 'text/csv',
  content,
});

export const CSV_REFUSED: readonly HostileFile[] = [
  ...Object.entries(REFUSED).map(asFile),
  ...Object.entries(LARGE).map((entry): HostileFile => ({...asFile(entry), large: true})),
];
export const CSV_TAKEN: readonly HostileFile[] = Object.entries(TAKEN).map(asFile);
