import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../kernel/persistence/sql';
import type {TestApp} from '../support';

/**
 * All places in the database, including the job queues, that contain one of the words: `table: word`. Without tables of
 * towns, which may be named after people.
 */
export async function foundInTables({db}: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = await db.query(
    sql<{
      nome: string;
    }>`SELECT format('%I.%I', schemaname, tablename) AS nome FROM pg_tables WHERE schemaname IN ('public', 'pgboss')
       AND tablename <> 'municipio' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const {nome} of tables)
    for (const word of words) {
      const hits = await db.query(
        sql`SELECT 1 FROM ${sql.raw(nome)} x WHERE strpos(lower(x::text), lower(${word})) > 0 LIMIT 1`,
      );
      if (hits.length > 0) found.push(`${nome}: ${word}`);
    }
  return found;
}

/** All files below the data folder whose name or content contains one of the words: `path: word`. */
export function foundInFiles({dataDir}: TestApp, words: readonly string[]): string[] {
  return readdirSync(dataDir, {recursive: true, encoding: 'utf8'}).flatMap(path => {
    const file = join(dataDir, path);
    if (!statSync(file).isFile()) return [];
    const content = readFileSync(file).toString('latin1').toLowerCase();
    return words
      .filter(word => path.includes(word) || content.includes(Buffer.from(word).toString('latin1').toLowerCase()))
      .map(word => `${path}: ${word}`);
  });
}
