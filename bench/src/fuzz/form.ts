import fc, {type Arbitrary} from 'fast-check';
import type {Schema} from './document';
import {plausible, type Known} from './plausible';
import {nastyText} from './values';

const BOUNDARY = 'fuzz-limite';
const PICTURE = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
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
  fc.constantFrom(PICTURE, PDF, Buffer.alloc(0), Buffer.from('<svg onload="x()"/>'), Buffer.from('PK\x03\x04')),
  fc.uint8Array({maxLength: 200}).map(bytes => Buffer.from(bytes)),
);
const fileName = fc.oneof(fc.constantFrom('nota.jpg', 'nota.pdf'), nastyText);

/** A form for this schema: fields as decent screens send them, a few as nobody would. */
export function form({properties = {}}: Schema, known: Known): Arbitrary<Form> {
  const entries = Object.entries(properties);
  const files = entries.filter(([, {type, items}]) => type === 'array' && (items as Schema).format === 'binary');
  const fields = entries.filter(([name]) => !files.some(([file]) => file === name));
  const given = fields.map(([name, schema]) =>
    fc
      .oneof({weight: 6, arbitrary: plausible(schema, known, name).map(textOf)}, {weight: 1, arbitrary: nastyText})
      .map((value): Part => ({name, content: Buffer.from(value)})),
  );
  const attached = files.map(([name]) =>
    fc.record({name: fc.constantFrom(name, `${name}[]`), file: fileName, content}),
  );
  const odd = fc.record({name: nastyText, content, head: fc.option(nastyText, {nil: undefined})});
  return fc
    .tuple(
      fc.tuple(...given),
      fc.array(fc.oneof(...(attached.length > 0 ? attached : [odd])), {maxLength: 3}),
      fc.array(odd, {maxLength: 1}),
      fc.nat(20),
    )
    .map(([own, sent, strange, cut]) => write([...own, ...sent, ...strange], cut === 0));
}

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
