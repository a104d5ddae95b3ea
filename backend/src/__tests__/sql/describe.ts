import type {Client} from 'pg';
import {Analysis, type Knowledge} from './analysis';
import type {Catalog} from './catalog';
import {isNode, readTree, type Tree, type TreeNode} from './node-tree';

export interface DescribedColumn extends Knowledge {
  name: string;
  type: number;
}
export interface Described {
  parameters: number[];
  columns: DescribedColumn[];
}

/** Statements that PostgreSQL cannot prepare, which have neither parameters nor rows. */
const UTILITY =
  /^\s*(begin|commit|rollback|set|truncate|analyze|vacuum|create|drop|alter|declare|fetch|close|grant|lock|savepoint|release)\b/i;

/** Returns parameters and columns of a statement from PostgreSQL; rejects with its error for an invalid statement. */
export async function describe(
  client: Client,
  catalog: Catalog,
  text: string,
  nullable: boolean[],
): Promise<Described> {
  if (UTILITY.test(text)) return {parameters: [], columns: []};
  await client.query('BEGIN');
  try {
    await client.query(`PREPARE lida AS ${text}`);
    const {rows} = await client.query<{parameters: number[]; results: number[] | null}>(
      `SELECT parameter_types::oid[]::int[] AS parameters, result_types::oid[]::int[] AS results FROM pg_prepared_statements WHERE name = 'lida'`,
    );
    const {parameters = [], results} = rows[0] ?? {};
    if (!results?.length) return {parameters, columns: []};
    const columns = new Analysis(catalog, nullable).columns(await understood(client, catalog, text, parameters));
    return {parameters, columns: columns.map((column, i) => ({...column, type: results[i] ?? 0}))};
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
}

/** The statement's tree, from a function with this body, whose tree PostgreSQL stores in its catalogue. */
async function understood(client: Client, {types}: Catalog, text: string, parameters: number[]): Promise<TreeNode> {
  const takes = parameters.map(type => `pg_catalog."${types.get(type)?.name ?? ''}"`).join(', ');
  await client.query(
    `CREATE FUNCTION pg_temp.lida(${takes}) RETURNS SETOF record LANGUAGE sql BEGIN ATOMIC ${text}; END`,
  );
  const {rows} = await client.query<{body: string}>(
    `SELECT prosqlbody::text AS body FROM pg_proc WHERE proname = 'lida' AND pronamespace = pg_my_temp_schema()`,
  );
  let tree: Tree | undefined = readTree(rows[0]?.body ?? '()');
  while (Array.isArray(tree)) tree = tree[0];
  if (!isNode(tree)) throw new Error('PostgreSQL kept no tree');
  return tree;
}
