import type {Client} from 'pg';

export interface Column {
  name: string;
  notNull: boolean;
  /** Permitted values by a CHECK of the table; undefined without one. */
  values?: string[];
}

/** The parts of the database's catalogue that are needed to check statements. */
export interface Catalog {
  columns: Map<string, Column>;
  functions: Map<number, string>;
  types: Map<number, {name: string; element: number}>;
}

export async function readCatalog(client: Client): Promise<Catalog> {
  const columns = await client.query<{key: string; name: string; notNull: boolean; value_list: string | null}>(
    `SELECT a.attrelid || '.' || a.attnum AS key, c.relname || '.' || a.attname AS name, a.attnotnull AS "notNull",
            (SELECT max(pg_get_constraintdef(k.oid)) FROM pg_constraint k
              WHERE k.contype = 'c' AND k.conrelid = a.attrelid AND k.conkey = ARRAY[a.attnum]
                AND pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') AS value_list
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid`,
  );
  const functions = await client.query<{oid: number; proname: string}>('SELECT oid, proname FROM pg_proc');
  const types = await client.query<{oid: number; name: string; element: number}>(
    `SELECT oid, typname AS name, CASE WHEN typcategory = 'A' THEN typelem ELSE 0 END AS element FROM pg_type`,
  );
  return {
    columns: new Map(
      columns.rows.map(({key, name, notNull, value_list}) => [key, {name, notNull, values: valuesOf(value_list)}]),
    ),
    functions: new Map(functions.rows.map(({oid, proname}) => [oid, proname])),
    types: new Map(types.rows.map(({oid, name, element}) => [oid, {name, element}])),
  };
}

function valuesOf(definition: string | null): string[] | undefined {
  const inside = definition && /ARRAY\[(.*?)\]/.exec(definition)?.[1];
  if (!inside?.includes("'")) return undefined;
  return [...inside.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"));
}
