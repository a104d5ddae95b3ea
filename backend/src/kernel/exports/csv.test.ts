import assert from 'node:assert/strict';
import {f} from '../entities/fields';
import {csvOf, CUT_SHORT} from './csv';
import type {ExportRow, ListReading} from './reading';

const fields = {nome: f.text(), valor: f.money(), quando: f.moment(), ativo: f.bool()};
const columns = Object.entries(fields).map(([name, field]) => ({name, heading: `A ${name}`, field}));

async function* given(batches: ExportRow[][], error?: Error): AsyncGenerator<ExportRow[]> {
  for (const batch of batches) yield await Promise.resolve(batch);
  if (error) throw error;
}

/** What was written until it ended or broke off. */
async function written(reading: ListReading): Promise<string> {
  let file = '';
  try {
    for await (const text of csvOf(reading, new AbortController().signal)) file += text;
  } catch {
    // What the caller is told is another test's.
  }
  return file;
}
const csv = (...batches: ExportRow[][]) => written({columns, batches: () => given(batches)});
const row = (nome: string | null, valor: number | null = null) => ({nome, valor, quando: null, ativo: null});

describe('csvOf', () => {
  it('writes batch after batch under one row of headings', async () => {
    const sold = {nome: 'Tinta', valor: 1234.5, quando: '2026-09-14T23:30', ativo: true};
    assert.equal(
      await csv([sold], [], [row('Massa', -1)]),
      '\uFEFFA nome;A valor;A quando;A ativo\nTinta;1234,50;14/09/2026 23:30;Sim\nMassa;-1,00;;',
    );
  });

  it('is its headings where there are no rows', async () => {
    assert.equal(await csv([]), '\uFEFFA nome;A valor;A quando;A ativo');
  });

  it('keeps a row of which nothing is known', async () => {
    assert.deepEqual((await csv([row(null), row('b')])).split('\n').slice(1), [';;;', 'b;;;']);
  });

  it('puts in quotes what would break a line, and lets nothing be run', async () => {
    const names = ['b;c', 'd"e', 'f\ng', 'h\ri', '=1+1', '@x', '-5,00'];
    const cells = ['"b;c"', '"d""e"', '"f\ng"', '"h\ri"', "'=1+1", "'@x", '-5,00'];
    assert.equal(
      await csv(names.map(name => row(name))),
      `\uFEFFA nome;A valor;A quando;A ativo${cells.map(cell => `\n${cell};;;`).join('')}`,
    );
  });

  it('says in the last line that it broke off, and nothing where it had not begun', async () => {
    const error = new Error('gone');
    assert.match(
      await written({columns, batches: () => given([[row('a')]], error)}),
      new RegExp(`\na;;;\n${CUT_SHORT}$`),
    );
    assert.equal(await written({columns, batches: () => given([], error)}), '');
  });
});
