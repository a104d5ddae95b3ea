import assert from 'node:assert/strict';
import {columnOf, isStored, type Kind} from '../../kernel/entities/field';
import {allEntities} from '../../kernel/entities/entity';
import {relationsOf} from '../../kernel/entities/relations';
import {bindingOf} from '../../kernel/entities/repository';
import {givenApp, type TestApp} from '../support';

interface Column {
  tabela: string;
  coluna: string;
  tipo: string;
  nula: boolean;
  dada: boolean;
}

/** PostgreSQL's type of the column for each kind of field. */
const TYPES: Record<Kind, RegExp> = {
  id: /^(integer|bigint)$/,
  text: /^text$/,
  int: /^(integer|smallint|bigint)$/,
  number: /^numeric\(/,
  bool: /^boolean$/,
  date: /^date$/,
  timestamp: /^timestamp with time zone$/,
  csv: /^text\[\]$/,
  json: /^jsonb$/,
};

describe('What entities declare and what the database keeps', () => {
  let t: TestApp;
  let columns: Map<string, Column>;
  let unique: Set<string>;

  before(async () => {
    t = await givenApp();
    const found = await t.db.writes.query<Column>(
      `SELECT c.relname AS tabela, a.attname AS coluna, format_type(a.atttypid, a.atttypmod) AS tipo, NOT a.attnotnull AS nula,
              (a.atthasdef OR a.attidentity <> '') AS dada
         FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`,
    );
    columns = new Map(found.rows.map(column => [`${column.tabela}.${column.coluna}`, column]));
    const indexes = await t.db.writes.query<{coluna: string}>(
      `SELECT c.relname || '.' || regexp_replace(pg_get_indexdef(i.indexrelid, 1, true), '^lower\\((.*)\\)$', '\\1') AS coluna
         FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
        WHERE i.indisunique AND i.indnkeyatts = 1 AND c.relnamespace = 'public'::regnamespace`,
    );
    unique = new Set(indexes.rows.map(({coluna}) => coluna));
  });
  after(() => t.stop());

  for (const {table, name, fields, key, options, model, Repository} of allEntities())
    describe(name, () => {
      const stored = Object.entries(fields).filter(([, field]) => isStored(field));

      for (const [property, field] of stored)
        it(`${property} is a column of its kind`, () => {
          const {state} = field;
          const column = columns.get(`${table}.${columnOf(property, field)}`);
          assert.ok(column, `${table} has no column ${columnOf(property, field)}`);
          assert.match(column.tipo, TYPES[state.kind]);
          assert.equal(state.nullable, column.nula, `${property}: ${column.nula ? 'may' : 'may not'} be empty`);
          if (!column.nula)
            assert.equal(state.hasDefault, column.dada, `${property}: has ${column.dada ? 'a' : 'no'} default`);
          const said = property === key || state.unique !== undefined;
          assert.equal(said, unique.has(`${table}.${column.coluna}`), `${property}: unique`);
        });

      it('leaves out no column that must be given', () => {
        const declared = new Set(stored.map(([property, field]) => columnOf(property, field)));
        const missing = [...columns.values()].filter(
          ({tabela, coluna, nula, dada}) => tabela === table && !nula && !dada && !declared.has(coluna),
        );
        assert.deepEqual(missing, []);
      });

      it('has the column that removal writes', () => {
        assert.equal(columns.has(`${table}.removido_em`), options.remove === 'logical');
      });

      it('is read by its LoopBack repository, with what it refers to', async () => {
        const repository = await t.app.get<{find(filter: object): Promise<object[]>}>(bindingOf(Repository));
        const include = Object.keys(relationsOf(model));
        await repository.find({limit: 1, ...(include.length > 0 && {include})});
      });
    });
});
