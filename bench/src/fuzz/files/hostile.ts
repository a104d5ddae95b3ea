import {HOSTILE} from '@clube/receipt-reader/fixtures';
import {HOSTILE_PICTURES, type HostileFile} from '@clube/backend/dist/__tests__/support/hostile';

export const HOSTILE_FILES = HOSTILE_PICTURES;
/** The hostile files of the reader's tests, for sending as uploads. */
export const FILES_OF_READING: readonly HostileFile[] = HOSTILE.map(([name, mime, content]) => ({
  name,
  as: 'nota.jpg',
  mime,
  content,
}));

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

/** File names of uploads. */
const NAMES: readonly string[] = [
  'nota.jpg',
  '../../../../tmp/x.jpg',
  '..\\..\\x.jpg',
  '/etc/passwd',
  'C:\\x.jpg',
  'nota\0.php.jpg',
  'nota.jpg\0.exe',
  '\u202egpj.exe',
  'nota\r\nX-A: b.jpg',
  '"; filename="x.php',
  '.htaccess',
  '.',
  '..',
  ' ',
  'CON',
  '😀.jpg',
  '\ud800.jpg',
  '%2e%2e%2fx.jpg',
  `${'x'.repeat(4000)}.jpg`,
  '<img src=x onerror=alert(1)>.jpg',
  '=cmd|x!A1.jpg',
];

/** Files with these names and different contents, so that none is refused as a duplicate. */
export const NAMED_FILES: readonly HostileFile[] = NAMES.map(as => ({
  name: `a file named ${JSON.stringify(as).slice(0, 40)}`,
  as,
  mime: 'image/jpeg',
  content: () => Buffer.concat([JPEG, Buffer.from(as)]),
}));
