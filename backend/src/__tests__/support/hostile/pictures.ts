import {crc32, deflateRawSync, deflateSync, gzipSync} from 'node:zlib';
import {boxesInEachOther} from './video';
import {MB, once, type HostileFile} from './files';

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

/** A WebP header that declares 16,383 × 16,383 pixels, without their data. */
function webpBomb(): Buffer {
  const head = Buffer.from('RIFF\x1e\0\0\0WEBPVP8L\x11\0\0\0\x2f\xff\xff\xff\x0f', 'latin1');
  return Buffer.concat([head, Buffer.alloc(13, 0x55)]);
}

const crcOf = (type: string, data: Buffer): Buffer<ArrayBuffer> => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type, 'latin1'), data])));
  return sum;
};

/** A grey PNG with correct checksums, whether or not its size matches its pixels. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const part = (type: string, data: Buffer) => chunk(type, data, crcOf(type, data));
  return Buffer.concat([PNG, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]);
}

function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    JPEG,
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(500, 0x55),
    Buffer.from('ffd9', 'hex'),
  ]);
}

function gifBomb(): Buffer {
  const frame = Buffer.from('2c00000000ffffffff0002020c0a00', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    ...Array.from({length: 1000}, () => frame),
    Buffer.from(';'),
  ]);
}

const heicWith = (rest: Buffer): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), rest]);

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

/** Files of two types at once, of types that are not accepted, or larger than they seem. */
const FILES: readonly (readonly [name: string, mime: string, content: () => Buffer])[] = [
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
  ['a gzip of 100 MB of nothing', 'application/xml', once(() => gzipSync(Buffer.alloc(100 * MB)))],
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
    once(() =>
      Buffer.concat([PNG, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50 * MB))]))]),
    ),
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
  ['a JPEG that breaks off', 'image/jpeg', () => JPEG.subarray(0, 12)],
  ['a JPEG of 65,535 pixels each way', 'image/jpeg', () => jpegOf(0xffff, 0xffff)],
  ['a JPEG of no pixels', 'image/jpeg', () => jpegOf(0, 0)],
  [
    'a PNG of 2 billion pixels each way',
    'image/png',
    () => pngOf(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(MB))),
  ],
  [
    'a PNG of 10,000 pixels each way, all of them',
    'image/png',
    once(() => pngOf(10_000, 10_000, deflateSync(Buffer.alloc(10_000 * 10_001)))),
  ],
  ['a PNG whose pixels end at once', 'image/png', () => pngOf(4000, 4000, deflateSync(Buffer.alloc(10)))],
  ['a GIF of a thousand frames of 65,535 pixels', 'image/gif', gifBomb],
  [
    'an SVG of entities',
    'image/svg+xml',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e0 "ha">${ENTITIES}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`,
      ),
  ],
  ['a HEIC whose boxes are larger than it', 'image/heic', () => heicWith(Buffer.from('7fffffff6d657461', 'hex'))],
  ['a HEIC that breaks off in its first box', 'image/heic', () => heicWith(Buffer.from('00000100', 'hex'))],
  ['a HEIC of boxes in each other', 'image/heic', () => heicWith(boxesInEachOther('meta', 2000))],
  ['one byte', 'image/jpeg', () => Buffer.from('x')],
  ['15 MB of zeros', 'image/jpeg', () => Buffer.alloc(15 * MB)],
  ['one byte more than is taken', 'image/jpeg', () => Buffer.concat([JPEG, Buffer.alloc(15 * MB)])],
];

/** The same files, with names that are usual for receipts and photos. */
export const HOSTILE_PICTURES: readonly HostileFile[] = FILES.map(([name, mime, content]) => ({
  name,
  as: 'nota.jpg',
  mime,
  content,
}));
