import {deflateSync} from 'node:zlib';
import {heicClaiming} from './image/heic';
import {pdfFile, writeText, streamObject, rawPdf} from './pdf/raw-pdf';
import {nfe, nfeProc} from './xml/sample-xml';

const MB = 1024 * 1024;
const latin = (bytes: Buffer) => bytes.toString('latin1');
const spaces = (megabytes: number) => Buffer.alloc(megabytes * MB, ' ');

function pngOf(width: number, height: number): Buffer {
  const part = (kind: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(kind), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.alloc(1 * MB))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** Enough text that the page is not rendered as a picture, which would take long. */
const MIN_TEXT = writeText('1 22 3 44 5 66 7 88 9 00', 50, 600);
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 11 0 R >>';

function withStream(stream: string): Buffer {
  const objects = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [10 0 R] >>'],
    [3, FONT],
    [10, PAGE],
    [11, stream],
  ]);
  return pdfFile(objects);
}

function pdfBomb(): Buffer {
  const uma = deflateSync(Buffer.concat([Buffer.from(MIN_TEXT), spaces(200)]));
  const two = deflateSync(uma);
  return withStream(streamObject('/Filter [/FlateDecode /FlateDecode]', latin(two)));
}

function imageBomb(): Buffer {
  const dictionary =
    '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode';
  const extras = {100: streamObject(dictionary, latin(deflateSync(Buffer.alloc(4 * MB))))};
  return rawPdf(
    [{content: `${MIN_TEXT} q 595 0 0 842 0 0 cm /I Do Q`, resources: '/XObject << /I 100 0 R >>'}],
    extras,
  );
}

function manyPages(): Buffer {
  const kids = '10 0 R '.repeat(10_000);
  const objects = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count 10000 /Kids [${kids}] >>`],
    [3, FONT],
    [10, PAGE],
    [11, streamObject('', MIN_TEXT)],
  ]);
  return pdfFile(objects);
}

function formInItself(): Buffer {
  const extras = {
    100: streamObject(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 100 0 R >> >>',
      '/X Do /X Do',
    ),
  };
  return rawPdf([{content: `${MIN_TEXT} /X Do`, resources: '/XObject << /X 100 0 R >>'}], extras);
}

function pagesInCircle(): Buffer {
  const objects = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [3, '<< /Type /Pages /Count 1 /Parent 2 0 R /Kids [2 0 R] >>'],
  ]);
  return pdfFile(objects);
}

/** Each form draws the next one ten times, so that there are 10^9 leaves. */
function formsInTree(): Buffer {
  const levels = Array.from({length: 9}, (_, i) => 100 + i);
  const extras = Object.fromEntries(
    levels.map(number => [
      number,
      streamObject(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${number + 1} 0 R >> >>`,
        '/X Do '.repeat(10),
      ),
    ]),
  );
  extras[109] = streamObject(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> >>',
    writeText('x', 1, 1),
  );
  return rawPdf([{content: '/X Do', resources: '/XObject << /X 100 0 R >>'}], extras);
}

/** A pattern of specks that would be drawn about 10^10 times. */
function tinyPattern(): Buffer {
  const pattern =
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>';
  return rawPdf(
    [{content: `${MIN_TEXT} /Pattern cs /P scn 0 0 595 842 re f`, resources: '/Pattern << /P 100 0 R >>'}],
    {
      100: streamObject(pattern, '0 0 1 1 re f'),
    },
  );
}

/** CFF fonts in which the letter A calls its own subroutine: endlessly, or 2^20 times. */
const LETTER_IN_ITSELF =
  'AQAEAgABAgABAAJGAAECAAEAGB0AAAAuDx0AAAAxER0AAAAGHQAAAD4SAAAAAAAAIgACAgABAAIABQ4gCg4dAAAABhMAAQIAAQAGIAogCgs=';
const LETTER_IN_TREE = [
  'AQAEAgABAgABAAJGAAECAAEAGB0AAADDDx0AAADGER0AAAAGHQAAANMSAAAAFQIAAQAGAAsAEAAVABoAHwAkACkALgAzADgAPQBCAEcATABRAFYAWwBg',
  'AGUAaSEdIR0LIh0iHQsjHSMdCyQdJB0LJR0lHQsmHSYdCycdJx0LKB0oHQspHSkdCyodKh0LKx0rHQssHSwdCy0dLR0LLh0uHQsvHS8dCzAdMB0LMR0x',
  'HQsyHTIdCzMdMx0LNB00HQuLixULAAAiAAICAAEAAgAFDiAdDh0AAAAGEwAA',
].join('');

function withFont(base64: string): Buffer {
  const source =
    '<< /Type /Font /Subtype /Type1 /BaseFont /F /FirstChar 65 /LastChar 65 /Widths [600] /FontDescriptor 101 0 R /Encoding /WinAnsiEncoding >>';
  const descricao =
    '<< /Type /FontDescriptor /FontName /F /Flags 4 /FontFile3 102 0 R /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80 >>';
  const program = streamObject('/Subtype /Type1C', latin(Buffer.from(base64, 'base64')));
  return pdfFile(
    new Map([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 1 /Kids [10 0 R] >>'],
      [3, FONT],
      [10, PAGE.replace('/F1 3 0 R', '/F1 3 0 R /F2 100 0 R')],
      [11, streamObject('', `${MIN_TEXT} BT /F2 40 Tf 50 500 Td (AAAA) Tj ET`)],
      [100, source],
      [101, descricao],
      [102, program],
    ]),
  );
}

/** Pictures that are much larger than the document declares. */
function lyingImage(filter: string, base64: string): Buffer {
  const dictionary = `/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${filter}`;
  return rawPdf([{content: `${MIN_TEXT} q 595 0 0 842 0 0 cm /I Do Q`, resources: '/XObject << /I 100 0 R >>'}], {
    100: streamObject(dictionary, latin(Buffer.from(base64, 'base64'))),
  });
}

/** A million pixels wide and high. */
const HUGE_JBIG2 =
  'AAAAADAAAQAAABMAD//wAA//8AAAAAAAAAAAAAAAAAAAASYAAQAAACIAD//wAA//8AAAAAAAAAAAAAAD//3/Av7+/gAAAAAAAAAA';
/** Sixty thousand pixels wide and high. */
const HUGE_JPX = [
  '/0//UQAsAAAAAOpgAADqYAAAAAAAAAAAAADqYAAA6mAAAAAAAAAAAAACBwEBBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9w',
  'ZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABXAAH/k+/BRX0iQBFQVK8U9SFnsB8CmX/7QnCisBvPeg4oAAAAAAADCQl//wIUAFyv/35bPq/n6RP6',
  'RIAUAFyv/3++g4AUAFyv/35bPq//2Q==',
].join('');

const deepParentheses = () => withStream(streamObject('', `${MIN_TEXT}${'['.repeat(500_000)}${'<<'.repeat(500_000)}`));
const good = () => rawPdf([{content: writeText('CHAVE DE ACESSO', 50, 600)}]);

/** Hostile files and files that are no receipts: name, declared type and content. */
export const HOSTILE: readonly (readonly [name: string, mime: string, content: () => Buffer])[] = [
  ['a PDF that swells by 200 MB', 'application/pdf', pdfBomb],
  ['a picture of 400 megapixels in a PDF', 'application/pdf', imageBomb],
  ['a PDF of 10,000 pages', 'application/pdf', manyPages],
  [
    'a page of a million points',
    'application/pdf',
    () => rawPdf([{size: [1e6, 1e6], content: `${MIN_TEXT} 0 0 1000000 1000000 re f`}]),
  ],
  ['a form that draws itself', 'application/pdf', formInItself],
  ['pages in a circle', 'application/pdf', pagesInCircle],
  ['forms that multiply', 'application/pdf', formsInTree],
  ['a pattern without end', 'application/pdf', tinyPattern],
  ['a million open brackets', 'application/pdf', deepParentheses],
  ['a font whose letter calls itself', 'application/pdf', () => withFont(LETTER_IN_ITSELF)],
  ['a font whose letter calls a million others', 'application/pdf', () => withFont(LETTER_IN_TREE)],
  ['a scan larger than it says', 'application/pdf', () => lyingImage('JBIG2Decode', HUGE_JBIG2)],
  ['a JPEG 2000 larger than it says', 'application/pdf', () => lyingImage('JPXDecode', HUGE_JPX)],
  ['half a PDF', 'application/pdf', () => good().subarray(0, 300)],
  ['the head of a PDF', 'application/pdf', () => Buffer.from('%PDF-1.7\n')],
  ['zeros that claim to be a PDF', 'application/pdf', () => Buffer.alloc(1 * MB)],
  ['an XML that claims to be a PDF', 'application/pdf', () => Buffer.from(nfeProc())],
  ['a PNG of 900 megapixels', 'image/png', () => pngOf(30_000, 30_000)],
  ['a HEIC of 900 megapixels', 'image/heic', () => heicClaiming(30_000, 30_000)],
  ['half a PNG', 'image/png', () => pngOf(100, 100).subarray(0, 60)],
  ['the head of a JPEG', 'image/jpeg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['a PDF that claims to be a JPEG', 'image/jpeg', good],
  [
    'a JPEG that goes on as an XML',
    'application/xml',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(nfe())]),
  ],
  ['a PDF that goes on as an XML', 'application/xml', () => Buffer.concat([good(), Buffer.from(nfe())])],
  ['half an XML', 'application/xml', () => Buffer.from(nfeProc().slice(0, 900))],
  ['an XML with a bomb of entities', 'application/xml', () => Buffer.from(`<!DOCTYPE a [<!ENTITY b "b">]>${nfe()}`)],
  ['an XML 200,000 levels deep', 'application/xml', () => Buffer.from(`<infNFe>${'<a>'.repeat(200_000)}`)],
  ['nothing', 'application/pdf', () => Buffer.alloc(0)],
];
