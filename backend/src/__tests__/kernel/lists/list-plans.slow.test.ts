import assert from 'node:assert/strict';
import '../../../modules';
import {BOUNDS} from '../../../kernel/lists/bounds';
import {allEntities} from '../../../kernel/entities/entity';
import {Values, allLists, type ListDefinition} from '../../../kernel/lists/list';
import type {ListQuery} from '../../../kernel/lists/list-query';
import {buildList} from '../../../kernel/lists/list-sql';
import {pageSql, type Statement} from '../../../kernel/lists/page-sql';
import {Client} from 'pg';
import {systemContext, withContext, type Actor} from '../../../kernel/context';
import {NOW} from '../../support';
import {givenDatabase, type TestDatabase} from '../../support/postgres';
import {fillLarge} from './large-tables';

const SMART: Actor = {kind: 'painel', id: 1, nome: 'Smart', session: 's'.repeat(43), permissao: 1};
const PAINTER: Actor = {kind: 'loja', id: 77, nome: 'Ana', session: 's'.repeat(43), aceitouRegulamento: true};
/** Rows of the largest tables; the smallest large ones have a third. More would not change the plans. */
const ROWS = 31_500;
const PAGE = 25;
/** Pages at the beginning, before the middle, and after the middle, which is read backwards. */
const PLACES = [
  {offset: 0, backwards: false},
  {offset: (ROWS * 3) / 7, backwards: false},
  {offset: (ROWS * 11) / 21, backwards: true},
];
/** Number of rows below which sorting and sequential scans are fast. */
const FEW = 1000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  'Plan Rows': number;
  Plans?: Plan[];
}

/** All nodes of a plan, without the count for pages that are read backwards, which scans the smallest index. */
const nodes = (plan: Plan): Plan[] =>
  plan['Subplan Name'] === 'CTE tudo' ? [] : [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The nodes that a page of a large list must not have: sorts of many rows, and sequential scans of large tables. */
const faults = (plan: Plan, large: ReadonlySet<string>): string[] =>
  nodes(plan)
    .filter(
      node =>
        (/Sort/.test(node['Node Type']) && node['Plan Rows'] > FEW) ||
        (node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? '')),
    )
    .map(node => `${node['Node Type']} ${node['Relation Name'] ?? ''} (${node['Plan Rows']} rows)`);

describe('The plans of lists over many rows', () => {
  let database: TestDatabase;
  let db: Client;
  let large: Set<string>;

  before(async function () {
    this.timeout(240_000);
    database = await givenDatabase();
    db = new Client({connectionString: database.url});
    await db.connect();
    await db.query(`SET work_mem = '64MB'; SET maintenance_work_mem = '256MB'`);
    await fillLarge(db, ROWS);
    await db.query('RESET ALL');
    const {rows} = await db.query<{relname: string}>(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= ${ROWS / 4} AND relnamespace = 'public'::regnamespace`,
    );
    large = new Set(rows.map(({relname}) => relname));
  });
  after(async () => {
    await db.end();
    await database.drop();
  });

  const planOf = async ({text, values}: Statement): Promise<Plan> => {
    const {rows} = await db.query<{'QUERY PLAN': [{Plan: Plan}]}>(`EXPLAIN (FORMAT JSON) ${text}`, values);
    return rows[0]?.['QUERY PLAN'][0].Plan as Plan;
  };
  const tableOf = (list: ListDefinition) => list.from.split(' ', 1)[0] ?? '';
  const page = (
    list: ListDefinition,
    {field, descending, offset, backwards}: {field: string; descending: boolean; offset: number; backwards: boolean},
    actor: Actor = SMART,
  ) => {
    const query: ListQuery = {
      dialect: 'simple-rest',
      paged: true,
      offset,
      limit: PAGE,
      sort: [{field, descending}],
      filters: {},
    };
    return withContext(systemContext(NOW, 'teste'), () => {
      const sql = pageSql(list, query, actor, BOUNDS);
      return {own: sql.own, ...sql.page({total: 'none', backwards})};
    });
  };

  const few = new Set(allEntities().flatMap(({table, options}) => (options.few ? [table] : [])));
  // Batch jobs are stored for 90 days, at most five in progress per person; their rows are read by the primary key, which
  // begins with the job. The same for imports (at most twenty open per person) and their lines.
  for (const table of ['trabalho', 'trabalho_linha', 'importacao', 'importacao_linha']) few.add(table);
  const lists = allLists().filter(list => !list.name.startsWith('teste-') && !few.has(tableOf(list)));
  /** Lists of which everybody reads only the own rows, so that only these are sorted. */
  const OWN_ALONE = ['movimentos', 'lotes'];
  for (const list of lists.filter(({name}) => !OWN_ALONE.includes(name)))
    it(`${list.name}: every declared order is carried by an index, from either end`, async function () {
      this.timeout(60_000);
      assert.ok(large.has(tableOf(list)) || list.name === 'codigos-do-pintor', `${tableOf(list)} was not filled`);
      const sorts = Object.entries(list.fields).filter(([, {state}]) => state.sortable);
      assert.ok(sorts.length > 0);
      for (const [field] of sorts)
        for (const descending of [false, true])
          for (const at of PLACES) {
            const plan = await planOf(page(list, {field, descending, ...at}));
            assert.deepEqual(faults(plan, large), [], `${list.name} by ${field}: ${JSON.stringify(at)}`);
          }
    });

  it('the painter’s own rows are found by the painter', async () => {
    const own = lists.filter(({scope}) => scope?.(PAINTER, new Values())?.includes('$1'));
    assert.ok(own.length >= 4);
    for (const list of own) {
      const order = {field: list.sort.replace('-', ''), descending: true, offset: 0, backwards: false};
      const sql = page(list, order, PAINTER);
      assert.ok(sql.own, list.name);
      // A view has no statistics, so it is always read by the plain statement.
      const plan = list.name === 'movimentos' ? plainly(list, order.field) : sql;
      assert.deepEqual(faults(await planOf(plan), large), [], list.name);
    }
  });

  const plainly = (list: ListDefinition, field: string): Statement =>
    withContext(systemContext(NOW, 'teste'), () => {
      const sort = [{field, descending: true}];
      const query: ListQuery = {dialect: 'contract', paged: true, offset: 0, limit: PAGE, sort, filters: {}};
      const {rows, page: limited, values} = buildList(list, query, PAINTER);
      return {text: rows + limited, values};
    });

  it('a fault would be seen', async () => {
    const unindexed = await planOf({
      text: `SELECT id FROM pintor ORDER BY end_rua, id LIMIT 25 OFFSET ${ROWS / 2}`,
      values: [],
    });
    assert.equal(faults(unindexed, large).length, 2);
  });
});
