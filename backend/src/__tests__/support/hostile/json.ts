/** JSON that a server should not read to its end, or not turn into objects. */
export const HOSTILE_JSON: Readonly<Record<string, () => Buffer>> = {
  'lists in each other': () => Buffer.from('['.repeat(400_000)),
  'lists in each other, closed': () => Buffer.from('['.repeat(200_000) + ']'.repeat(200_000)),
  'objects in each other': () => Buffer.from('{"a":'.repeat(150_000)),
  'a number of a million digits': () => Buffer.from(`{"id":${'9'.repeat(1_000_000)}}`),
  'an exponent beyond all numbers': () => Buffer.from('{"id":1e999999999}'),
  'a text of a million escapes': () => Buffer.from(`{"a":"${'\\u0041'.repeat(160_000)}"}`),
  'a hundred thousand names': () => Buffer.from(`{${Array.from({length: 80_000}, (_, i) => `"k${i}":1`).join(',')}}`),
  'a list of half a million': () => Buffer.from(`[${'1,'.repeat(500_000)}1]`),
  'the prototype': () => Buffer.from('{"__proto__":{"permissao":1},"constructor":{"prototype":{"x":1}}}'),
  'the same name often': () => Buffer.from(`{${'"cpf":1,'.repeat(100_000)}"cpf":2}`),
  'names with the same hash': () =>
    Buffer.from(`{${Array.from({length: 20_000}, (_, i) => `"${i * 4096}":0`).join(',')}}`),
  'nothing but quotes': () => Buffer.from('"'.repeat(1_000_000)),
  'nothing but backslashes': () => Buffer.from(`"${'\\'.repeat(1_000_000)}`),
  'bytes that are no UTF-8': () => Buffer.from('{"a":"\xff\xfe\xc0\xaf"}', 'latin1'),
  'more than is taken': () => Buffer.from(`{"a":"${'x'.repeat(3_000_000)}"}`),
};
