/** The body of a form, with its content type. */
export interface HostileForm {
  name: string;
  type: string;
  body: () => Buffer;
}

const MB = 1024 * 1024;
const TYPE = 'multipart/form-data; boundary=x';
const part = (head: string, content = ''): string => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content = ''): string => part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content = ''): string =>
  part(`Content-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg`, content);

const FORMS: readonly (readonly [name: string, body: () => string, type?: string])[] = [
  ['ten thousand fields', () => `${Array.from({length: 10_000}, (_, i) => field(`f${i}`)).join('')}--x--\r\n`],
  ['ten thousand files', () => `${Array.from({length: 10_000}, () => file('arquivo')).join('')}--x--\r\n`],
  ['a field of 5 MB', () => `${field('titulo', 'x'.repeat(5 * MB))}--x--\r\n`],
  ['a head of 2 MB', () => `${part(`X: ${'y'.repeat(2 * MB)}`)}--x--\r\n`],
  ['a hundred thousand headers', () => `${part('X: y\r\n'.repeat(100_000).trimEnd())}--x--\r\n`],
  ['no boundary said', () => `${field('a')}--x--\r\n`, 'multipart/form-data'],
  ['an empty boundary', () => `${field('a')}--x--\r\n`, 'multipart/form-data; boundary='],
  ['a boundary of 70,000 signs', () => 'x', `multipart/form-data; boundary=${'b'.repeat(7000)}`],
  ['a boundary that never comes', () => '-'.repeat(5 * MB)],
  ['a boundary that almost comes', () => '\r\n--'.repeat(1_000_000)],
  ['nothing', () => ''],
  ['an end and nothing before it', () => '--x--\r\n'],
  [
    'a form in a form',
    () => part('Content-Type: multipart/mixed; boundary=y', `--y\r\n\r\n${field('a')}--y--`).repeat(100),
  ],
  ['a field called as the prototype is', () => `${field('__proto__', '{}')}${field('constructor', 'x')}--x--\r\n`],
  ['a name of 500,000 signs', () => `${field('n'.repeat(500_000), 'x')}--x--\r\n`],
  [
    'a text encoding that there is not',
    () =>
      `${part('Content-Disposition: form-data; name="titulo"\r\nContent-Type: text/plain; charset=x-nada', 'a')}--x--\r\n`,
  ],
];

export const HOSTILE_FORMS: readonly HostileForm[] = FORMS.map(([name, body, type = TYPE]) => ({
  name: `form: ${name}`,
  type,
  body: () => Buffer.from(body()),
}));
