import assert from 'node:assert/strict';
import {f} from '../entities/fields';
import {csvOf, CUT_SHORT} from './csv';
import type {Batches, ListReading} from './reading';

type Lines = ListReading<{linha: string}>;

const fields = {nome: f.text(), valor: f.money(), quando: f.timestamp(), texto: f.html()};
const columns = Object.entries(fields).map(([name, field]) => ({name, heading: `A ${name}`, field}));
const HEAD = '\uFEFFA nome;A valor;A quando;A texto';

async function* given(batches: string[][], error?: Error): AsyncGenerator<{linha: string}[]> {
  for (const batch of batches) yield await Promise.resolve(batch.map(linha => ({linha})));
  if (error) throw error;
}

/** What was written until it ended or broke off. */
async function written(batches: Batches<{linha: string}>): Promise<string> {
  let file = '';
  const reading: Lines = {columns, batches};
  try {
    for await (const text of csvOf(reading, new AbortController().signal)) file += text;
  } catch {
    // What the caller gets is another test's.
  }
  return file;
}
const csv = (...batches: string[][]) => written(() => given(batches));
/** As PostgreSQL sends them: see `linesSql`. */
const joined = (...cells: string[]) => `\n${cells.join(';')}`;
const apart = (...cells: string[]) => cells.map(cell => `\u001f${cell}`).join('');

describe('csvOf', () => {
  it('writes batch after batch under one row of headings', async () => {
    const sold = joined('Tinta', '1234,50', '14/09/2026 23:30', 'Boa');
    assert.equal(
      await csv([sold], [], [joined('Massa', '-1,00', '', '')]),
      `${HEAD}\nTinta;1234,50;14/09/2026 23:30;Boa\nMassa;-1,00;;`,
    );
  });

  it('is its headings where there are no rows', async () => {
    assert.equal(await csv([]), HEAD);
  });

  it('keeps a row of which nothing is known', async () => {
    assert.deepEqual(
      (await csv([joined('', '', '', ''), apart('', '', '', ''), joined('b', '', '', '')])).split('\n'),
      [HEAD, ';;;', ';;;', 'b;;;'],
    );
  });

  it('puts in quotes what would break a line, and lets nothing be run, whichever way a line came', async () => {
    const names = ['d"e', 'f\ng', 'h\ri', '=1+1', '@x', '-5,00', '\tx', '+55', 'a\u0007b', 'Água', '(11) 9', '-5-1'];
    const cells = [
      '"d""e"',
      '"f\ng"',
      '"h\ri"',
      "'=1+1",
      "'@x",
      '-5,00',
      "'\tx",
      "'+55",
      'ab',
      'Água',
      '(11) 9',
      "'-5-1",
    ];
    for (const line of [joined, apart]) {
      const file = await csv(names.map(name => line(name, '', '', '')));
      assert.equal(file, HEAD + cells.map(cell => `\n${cell};;;`).join(''));
    }
    assert.equal(await csv([apart('b;c', '', '', '')]), `${HEAD}\n"b;c";;;`);
  });

  it('keeps lines in their order, those that are ready and those that are not', async () => {
    const names = Array.from({length: 50}, (_, i) => (i % 3 ? `n${i}` : `a\nb\n${i}`));
    const cells = names.map(name => (name.includes('\n') ? `"${name}"` : name));
    assert.equal(
      await csv(names.map(name => joined(name, '', '', ''))),
      HEAD + cells.map(cell => `\n${cell};;;`).join(''),
    );
  });

  it('reads marks of formatting, which PostgreSQL leaves as they are', async () => {
    assert.equal(
      await csv([apart('a', '', '', '<p>1 &lt; 2</p>'), apart('b', '', '', '')]),
      `${HEAD}\na;;;1 < 2\nb;;;`,
    );
  });

  it('says in the last line that it broke off, and nothing where it had not begun', async () => {
    const error = new Error('gone');
    const one = joined('a', '', '', '');
    assert.match(await written(() => given([[one]], error)), new RegExp(`\na;;;\n${CUT_SHORT}$`));
    assert.equal(await written(() => given([], error)), '');
  });
});
