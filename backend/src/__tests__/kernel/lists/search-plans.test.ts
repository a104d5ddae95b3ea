import assert from 'node:assert/strict';
import {Client} from 'pg';
import '../../../modules';
import {Values, allLists} from '../../../kernel/lists/list';
import {searchCondition} from '../../../kernel/lists/search-sql';
import {givenDatabase, type TestDatabase} from '../../support/postgres';

/** Tables with at most a few hundred rows, or with partial indexes, which the planner does not use for empty tables. */
const LEFT_OUT: readonly string[] = ['curso', 'venda', 'nota'];

describe('What is searched in lists', () => {
  let database: TestDatabase;
  let db: Client;
  before(async () => {
    database = await givenDatabase();
    db = new Client({connectionString: database.url});
    await db.connect();
    // The planner prefers sequential scans for empty tables; here only for conditions without an index.
    await db.query('SET enable_seqscan = off; SET enable_indexscan = off');
  });
  after(async () => {
    await db.end();
    await database.drop();
  });

  // Test files declare further lists, whose tables do not exist here.
  const declared = allLists().filter(({name}) => !name.startsWith('teste-'));
  const searched = declared.flatMap(({name, from, search = '', ...list}) => {
    const [, alias] = /^(\w)\.busca$/.exec(search) ?? [];
    const [, table] = new RegExp(`(\\w+) ${alias}\\b`).exec(from) ?? [];
    return alias && table && !LEFT_OUT.includes(table) ? [{list: {...list, name, from, search}, alias, table}] : [];
  });
  it('is many lists', () => assert.ok(searched.length > 8));

  for (const {list, alias, table} of searched)
    it(`${list.name}: an index of ${table} finds it, signs or not`, async () => {
      for (const typed of ["Sant'Ana", 'guarda-chuva', 'J. Xerém', '12.ABC.345/01DE-35']) {
        const values = new Values();
        const found = searchCondition(list, typed, values);
        const statement = `EXPLAIN SELECT 1 FROM ${table} ${alias} WHERE ${found}`;
        const {rows} = await db.query<{'QUERY PLAN': string}>(statement, values.list);
        const plan = rows.map(row => row['QUERY PLAN']).join('\n');
        assert.match(plan, /Bitmap Index Scan on \w+_busca/, `${typed}\n${plan}`);
      }
    });
});
