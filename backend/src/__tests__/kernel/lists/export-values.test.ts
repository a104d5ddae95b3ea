import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  CEP_MASK,
  ACCESS_KEY_MASK,
  csvCell,
  formatAccessKey,
  formatCep,
  formatCnpj,
  formatCpf,
  formatTelefone,
} from '@clube/domain';
import {Field, type AnyField} from '../../../kernel/entities/field';
import {f} from '../../../kernel/entities/fields';
import {csvOf} from '../../../kernel/exports/csv';
import {linesOf, valuesOf} from '../../../kernel/exports/reading';
import {allLists, headingsOf} from '../../../kernel/lists/list';
import {linesSql} from '../../../kernel/exports/line-sql';
import {presentationOf} from '../../../kernel/exports/presentation';
import {givenApp, type TestApp} from '../../support';

/** A column with random values as text; `read` computes the text for people without SQL. */
interface Told {
  field: AnyField;
  type: string;
  values: fc.Arbitrary<string>;
  read(value: string): string;
}

const text = fc
  .oneof(
    fc.string({unit: 'grapheme', maxLength: 30}),
    fc.string({unit: 'binary', maxLength: 20}),
    fc.string({
      unit: fc.constantFrom(
        ';',
        '"',
        '\n',
        '\r',
        '\t',
        '=',
        '+',
        '-',
        '@',
        ',',
        '\u001f',
        '\u007f',
        'a',
        'á',
        '1',
        ' ',
        '\u200b',
      ),
      maxLength: 8,
    }),
  )
  .map(value => value.replaceAll('\0', '').toWellFormed());
const digits = (...lengths: number[]) =>
  fc.oneof(
    ...lengths.map(length =>
      fc.string({unit: fc.constantFrom(...'0123456789'.split('')), minLength: length, maxLength: length}),
    ),
    fc.string({unit: fc.constantFrom(...'0123456789.-/() aZáß'.split('')), maxLength: 20}),
  );
const day = fc.date({min: new Date('1800-01-01'), max: new Date('9999-12-30'), noInvalidDate: true});
const decimal = fc.tuple(fc.bigInt({min: -(10n ** 30n), max: 10n ** 30n}), fc.integer({min: 0, max: 12}));
const written = ([whole, places]: [bigint, number]) => {
  const sign = whole < 0n ? '-' : '';
  const all = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
  return places === 0 ? sign + all : `${sign}${all.slice(0, -places)}.${all.slice(-places)}`;
};
const pointless = (value: string) => (value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value);
const noMinusZero = (value: string) => (/^-[0.,]*$/.test(value) ? value.slice(1) : value);
const wall = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  ...{year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'},
});
const words = {geral: 'Geral; de todos', credito: '=Crédito'};

const KINDS: Record<string, Told> = {
  text: {field: f.text().optional(), type: 'text', values: text, read: value => value},
  id: {field: f.id(), type: 'int', values: fc.integer({min: 1, max: 2 ** 31 - 1}).map(String), read: value => value},
  int: {field: f.int().optional(), type: 'bigint', values: fc.maxSafeInteger().map(String), read: value => value},
  money: {
    field: f.money().optional(),
    type: 'numeric(40,2)',
    values: fc.bigInt({min: -(10n ** 30n), max: 10n ** 30n}).map(cents => written([cents, 2])),
    read: value => noMinusZero(value).replace('.', ','),
  },
  decimal: {
    field: f.decimal().optional(),
    type: 'numeric',
    values: decimal.map(written),
    read: value => noMinusZero(pointless(value)).replace('.', ','),
  },
  bool: {
    field: f.bool(),
    type: 'bool',
    values: fc.boolean().map(String),
    read: value => (value === 'true' ? 'Sim' : 'Não'),
  },
  flag01: {
    field: f.flag01().labels({1: 'Ativo', 0: 'Inativo'}),
    type: 'bool',
    values: fc.boolean().map(String),
    read: value => (value === 'true' ? 'Ativo' : 'Inativo'),
  },
  words: {
    field: f.text().labels(words).optional(),
    type: 'text',
    values: fc.oneof(fc.constantFrom('geral', 'credito'), text),
    read: value => (Object.hasOwn(words, value) ? words[value as keyof typeof words] : value),
  },
  date: {
    field: f.date().optional(),
    type: 'date',
    values: day.map(date => date.toISOString().slice(0, 10)),
    read: value => value.split('-').reverse().join('/'),
  },
  moment: {
    field: f.timestamp().optional(),
    type: 'timestamptz',
    values: fc
      .oneof(
        day,
        // Times around the introduction of legal time and around changes to summer time.
        ...['1914-01-01T03:06:28Z', '2018-02-18T02:00:00Z', '2018-11-04T03:00:00Z', '1985-11-02T03:00:00Z'].map(at =>
          fc.integer({min: -7200, max: 7200}).map(s => new Date(Date.parse(at) + s * 1000)),
        ),
      )
      .map(date => date.toISOString()),
    read: value => wall.format(new Date(value)).replace(', ', ' '),
  },
  csv: {
    field: f.csv(),
    type: 'text[]',
    values: fc.array(text, {maxLength: 3}).map(items => JSON.stringify(items)),
    read: value => (JSON.parse(value) as string[]).join(',').replaceAll(',', ', '),
  },
  cpf: {field: f.cpf(), type: 'text', values: digits(11), read: formatCpf},
  cnpj: {field: f.cnpj(), type: 'text', values: digits(14), read: formatCnpj},
  phone: {field: f.phone(), type: 'text', values: digits(10, 11), read: formatTelefone},
  cep: {field: f.text().masked(CEP_MASK), type: 'text', values: digits(8), read: formatCep},
  accessKey: {field: f.text().masked(ACCESS_KEY_MASK), type: 'text', values: digits(44), read: formatAccessKey},
  json: {
    field: f.json(f.text().state.out),
    type: 'json',
    values: fc.json().map(value => value.replaceAll('\\u0000', '')),
    read: value => JSON.stringify(JSON.parse(value)),
  },
  html: {
    field: f.html(),
    type: 'text',
    values: text.map(value => `<p>${value.replace(/[<>&]/g, '')}</p>`),
    // Removes the separator between cells from the value.
    read: value =>
      value
        .slice(3, -4)
        .replaceAll('\u001f', '')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim(),
  },
};

describe('Values of an export', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  /** Exports these values of a column, including null, with their row numbers. */
  async function exported({field, type}: Told, values: (string | null)[]): Promise<string> {
    const listed = `CASE WHEN v IS NOT NULL THEN ARRAY(SELECT json_array_elements_text(v::json)) END`;
    const um = new Field({...field.state, sql: type === 'text[]' ? listed : `v::${type}`});
    const columns = [
      {name: 'um', heading: 'Um', field: um},
      {name: 'dois', heading: 'Dois', field: f.id().computed('n')},
    ];
    const presented = columns.map(column => ({name: column.name, ...presentationOf(column.name, column.field)}));
    const select = presented.map(({name, sql}) => `${sql} AS "${name}"`).join(', ');
    const rows = `SELECT ${select} FROM unnest($1::text[]) WITH ORDINALITY x(v, n) ORDER BY n`;
    const found = await t.db.query<{linha: string}>({text: linesSql(presented, rows), values: [values]});
    const batches = () => given([found]);
    let file = '';
    for await (const part of csvOf({columns, batches}, new AbortController().signal)) file += part;
    return file;
  }

  it('are asked for of every list in a way that PostgreSQL takes', async () => {
    const staff = {kind: 'painel', id: 1, nome: 'Ana', session: 'x', permissao: 1} as const;
    const gone = new AbortController().signal;
    const lists = allLists().filter(list => headingsOf(list).length > 0 && !list.name.startsWith('teste-'));
    assert.ok(lists.length > 20);
    for (const list of lists)
      await t.run(async () => {
        for await (const rows of linesOf(t.db, list, {}).batches(gone)) assert.ok(Array.isArray(rows), list.name);
        for await (const rows of valuesOf(t.db, list, {}).batches(gone)) assert.ok(Array.isArray(rows), list.name);
      }, staff);
  });

  for (const [name, told] of Object.entries(KINDS))
    it(`are what people read: ${name}`, async () => {
      const values = fc.array(fc.option(told.values, {freq: 8}), {minLength: 20, maxLength: 60});
      await fc.assert(
        fc.asyncProperty(values, async some => {
          const lines = some.map((value, i) => `\n${value === null ? '' : csvCell(told.read(value))};${i + 1}`);
          assert.equal(await exported(told, some), `\uFEFFUm;Dois${lines.join('')}`);
        }),
        {numRuns: 25, seed: 20_260_915},
      );
    });
});

async function* given<T>(batches: T[]): AsyncGenerator<T> {
  for (const batch of batches) yield await Promise.resolve(batch);
}
