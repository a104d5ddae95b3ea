import {deflateRawSync, deflateSync, gzipSync} from 'node:zlib';
import {HOSTILE} from '@clube/receipt-reader/fixtures';

export interface HostileFile {
  name: string;
  /** The name that it is sent under. */
  as: string;
  mime: string;
  content: () => Buffer;
}

const MB = 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const ENTITIES = Array.from({length: 9}, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');

const chunk = (type: string, data: Buffer, crc = Buffer.alloc(4)) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, crc]);
};

function zip(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}

/** A head that says 16,383 pixels each way, and nothing of them. */
function webpBomb(): Buffer {
  const head = Buffer.from('RIFF\x1e\0\0\0WEBPVP8L\x11\0\0\0\x2f\xff\xff\xff\x0f', 'latin1');
  return Buffer.concat([head, Buffer.alloc(13, 0x55)]);
}

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

/** What the tests of reading do not have: files that are two things at once, or none of those that are taken. */
const MORE: readonly (readonly [name: string, mime: string, content: () => Buffer])[] = [
  ['a JPEG that is a page', 'image/jpeg', () => Buffer.concat([JPEG, Buffer.from(`\xff\xfe${HTML}`, 'latin1')])],
  [
    'a PDF that is a zip',
    'application/pdf',
    () => Buffer.concat([pdf('1 0 obj<</Type/Catalog>>endobj'), zip('a', Buffer.alloc(10 * MB))]),
  ],
  [
    'a zip that is a PDF',
    'application/pdf',
    () => Buffer.concat([zip('a', Buffer.from('x')), pdf('1 0 obj<</Type/Catalog>>endobj')]),
  ],
  ['a GIF that is a script', 'image/gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//')],
  ['a page', 'text/html', () => Buffer.from(HTML)],
  ['a page that claims to be a JPEG', 'image/jpeg', () => Buffer.from(HTML)],
  ['an SVG with a script', 'image/svg+xml', () => Buffer.from(SVG)],
  ['an SVG that claims to be a PNG', 'image/png', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a zip that claims to be a JPEG', 'image/jpeg', () => zip('nota.jpg', Buffer.alloc(MB))],
  ['a gzip of 100 MB of nothing', 'application/xml', () => gzipSync(Buffer.alloc(100 * MB), {level: 9})],
  ['a program', 'image/jpeg', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)])],
  [
    'a PNG with wrong sums',
    'image/png',
    () =>
      Buffer.concat([
        PNG,
        chunk('IHDR', Buffer.from('00000010000000100806000000', 'hex')),
        chunk('IDAT', deflateSync(Buffer.alloc(2000))),
      ]),
  ],
  [
    'a PNG of text that unfolds',
    'image/png',
    () =>
      Buffer.concat([PNG, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50 * MB))]))]),
  ],
  [
    'a PNG whose part is longer than the file',
    'image/png',
    () => Buffer.concat([PNG, Buffer.from('7fffffff49484452', 'hex')]),
  ],
  ['a WebP of 268 megapixels', 'image/webp', webpBomb],
  [
    'a HEIC of noise',
    'image/heic',
    () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(5000, 0xa5)]),
  ],
  [
    'a PDF with a script',
    'application/pdf',
    () =>
      pdf(
        '1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj',
      ),
  ],
  [
    'a PDF that starts a program',
    'application/pdf',
    () => pdf('1 0 obj<</Type/Catalog/OpenAction<</S/Launch/F(/bin/sh)>>>>endobj'),
  ],
  ['a PDF whose objects name each other', 'application/pdf', () => pdf('1 0 obj 2 0 R endobj 2 0 obj 1 0 R endobj')],
  [
    'an XML of a billion laughs',
    'application/xml',
    () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE n [<!ENTITY e0 "ha">${ENTITIES}]><NFe>&e9;</NFe>`),
  ],
  [
    'an XML that asks for a file',
    'application/xml',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE n [<!ENTITY x SYSTEM "file:///etc/passwd">]><NFe>&x;</NFe>'),
  ],
  [
    'an XML that asks the network',
    'application/xml',
    () => Buffer.from('<!DOCTYPE n SYSTEM "http://127.0.0.1:9/x.dtd"><NFe/>'),
  ],
  [
    'an XML in UTF-16',
    'application/xml',
    () => Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><NFe/>', 'utf16le'),
  ],
  ['an XML in UTF-7', 'application/xml', () => Buffer.from('<?xml version="1.0" encoding="UTF-7"?>+ADw-NFe/+AD4-')],
  ['one byte', 'image/jpeg', () => Buffer.from('x')],
  ['15 MB of zeros', 'image/jpeg', () => Buffer.alloc(15 * MB)],
  ['one byte more than is taken', 'image/jpeg', () => Buffer.concat([JPEG, Buffer.alloc(15 * MB)])],
];

const asNota = ([name, mime, content]: (typeof MORE)[number]): HostileFile => ({name, as: 'nota.jpg', mime, content});

export const HOSTILE_FILES: readonly HostileFile[] = MORE.map(asNota);
/** What the tests of reading look at in the reader, sent the whole way. */
export const FILES_OF_READING: readonly HostileFile[] = HOSTILE.map(asNota);

/** Names that files come with. */
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

/** Each another one inside, so that none is refused as a repetition. */
export const NAMED_FILES: readonly HostileFile[] = NAMES.map(as => ({
  name: `a file named ${JSON.stringify(as).slice(0, 40)}`,
  as,
  mime: 'image/jpeg',
  content: () => Buffer.concat([JPEG, Buffer.from(as)]),
}));
