import fc, {type Arbitrary} from 'fast-check';
import type {Schema} from '../document';
import {plausible, type Known} from './plausible';
import {nastyText} from './values';

const BOUNDARY = 'fuzz-limite';
const PICTURE = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
/** A valid picture of one pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

export interface Form {
  headers: Record<string, string>;
  body: Buffer;
}

interface Part {
  name: string;
  file?: string;
  head?: string;
  content: Buffer;
}

const content = fc.oneof(
  fc.constantFrom(
    POINT,
    POINT,
    PICTURE,
    PDF,
    Buffer.alloc(0),
    Buffer.from('<svg onload="x()"/>'),
    Buffer.from('PK\x03\x04'),
  ),
  fc.uint8Array({maxLength: 200}).map(bytes => Buffer.from(bytes)),
);
/** Incomplete or unknown headers of parts. */
const HEADS = [
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name',
  'Content-Disposition: form-data; name=""',
  'Content-Disposition: form-data; filename="a.jpg"',
  'Content-Disposition: form-data; name=""; filename="a.jpg"',
  'Content-Disposition: attachment; name="nome"; filename="a.jpg"',
  "Content-Disposition: form-data; name*=utf-8''%ff%fe",
  'Content-Type: image/jpeg',
  'Content-Disposition: form-data; name="nome"\r\nContent-Type: text/plain; charset=nada',
  'Content-Disposition: form-data; name="nome"\r\nContent-Transfer-Encoding: base64',
  `X: ${'y'.repeat(90_000)}`,
];
const fileName = fc.oneof(fc.constantFrom('nota.jpg', 'nota.pdf'), nastyText);

/** A form for this schema: valid fields, occasionally with an invalid one. */
export function form({properties = {}, required = []}: Schema, known: Known): Arbitrary<Form> {
  const entries = Object.entries(properties);
  const isFile = ([, {type, items}]: [string, Schema]) => type === 'array' && items?.format === 'binary';
  const fields = Object.fromEntries(entries.filter(entry => !isFile(entry)));
  const names = Object.keys(fields);
  const good = plausible({type: 'object', properties: fields, required}, known) as Arbitrary<Record<string, unknown>>;
  const wrong = fc.array(fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ['nada'])), nastyText), {
    maxLength: 1,
  });
  const texts = fc
    .tuple(good, wrong)
    .map(([own, other]) =>
      Object.entries({...own, ...Object.fromEntries(other)}).map(([name, value]) => fieldOf(name, value)),
    );
  const odd: Arbitrary<Part> = fc.record({
    name: nastyText,
    content,
    head: fc.oneof(fc.constantFrom(undefined, ...HEADS), nastyText),
  });
  const files = entries
    .filter(isFile)
    .map(([name]): Arbitrary<Part> => fc.record({name: fc.constantFrom(name, `${name}[]`), file: fileName, content}));
  const attached = fc.array(files.length > 0 ? fc.oneof(...files) : odd, {maxLength: 3});
  const strange = fc.oneof({weight: 3, arbitrary: fc.constant([])}, {weight: 1, arbitrary: fc.tuple(odd)});
  return fc
    .tuple(texts, attached, strange, fc.nat(20))
    .map(([own, sent, other, cut]) => write([...own, ...sent, ...other], cut === 0));
}

const fieldOf = (name: string, value: unknown): Part => ({name, content: Buffer.from(textOf(value))});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function write(parts: Part[], cut: boolean): Form {
  const whole = Buffer.concat([...parts.flatMap(bytesOf), Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return {
    headers: {'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`},
    body: cut ? whole.subarray(0, whole.length - 20) : whole,
  };
}

function bytesOf({name, file, head, content: bytes}: Part): Buffer[] {
  const named = `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
  return [Buffer.from(`--${BOUNDARY}\r\n${head ?? named}\r\n\r\n`), bytes, Buffer.from('\r\n')];
}
